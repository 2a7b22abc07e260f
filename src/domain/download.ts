import { isFreeGame, type Game, type Platform } from './game.ts';
import { isMember, type UserStatus } from './userStatus.ts';

/** What a tap on 下载 does (spec §4, "Download flow"). */
export type DownloadDecision =
  | { kind: 'start' }
  | { kind: 'leaveBrowser' }
  | { kind: 'login' }
  | { kind: 'choosePlatform' }
  | { kind: 'noBuild'; platform: Platform }
  | { kind: 'confirm' };

/**
 * A free game downloads at once, a paid game sends a visitor to login, a logged-in user sees the confirm dialog. A desktop
 * chooses the platform first. In a browser that cannot download, the guide to another browser comes before any choice or
 * payment, but not for a game without a build.
 */
export function decideDownload(
  game: Pick<Game, 'onlineType' | 'platforms'>,
  loggedIn: boolean,
  platform: Platform | undefined,
  restricted = false,
): DownloadDecision {
  if (restricted)
    return platform === undefined || game.platforms.includes(platform)
      ? { kind: 'leaveBrowser' }
      : { kind: 'noBuild', platform };
  if (!isFreeGame(game) && !loggedIn) return { kind: 'login' };
  if (platform === undefined) return { kind: 'choosePlatform' };
  if (!game.platforms.includes(platform)) return { kind: 'noBuild', platform };
  return isFreeGame(game) ? { kind: 'start' } : { kind: 'confirm' };
}

/** Why a confirmed download costs nothing, or what it costs. `unavailable`: the price could not be read. */
export type Charge =
  | { kind: 'none'; because: 'member' | 'owned' }
  | { kind: 'diamonds'; price: number }
  | { kind: 'unavailable' };

export function chargeOf(game: Pick<Game, 'owned' | 'buyAmount'>, status: UserStatus | undefined): Charge {
  if (game.owned) return { kind: 'none', because: 'owned' };
  if (isMember(status)) return { kind: 'none', because: 'member' };
  return game.buyAmount === null ? { kind: 'unavailable' } : { kind: 'diamonds', price: game.buyAmount };
}

/** What confirming does: the server is called only when the balance covers the price (spec §4). */
export function decideConfirm(charge: Charge, balance: number): 'download' | 'insufficient' | 'unavailable' {
  if (charge.kind === 'unavailable') return 'unavailable';
  if (charge.kind === 'none') return 'download';
  return balance < charge.price ? 'insufficient' : 'download';
}

/** Diamonds still missing, never negative. */
export const shortfallOf = (price: number, balance: number): number => Math.max(0, price - balance);
