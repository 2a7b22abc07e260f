import type { Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { isFreeGame, type Platform } from '#domain/game.ts';
import { paths } from '#domain/paths.ts';
import { badField, ApiError } from './answer.ts';
import type { Database, GameRow, UserRow } from './db/schema.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import { levelAt } from './membership.ts';
import { requireBuild, type Deliverable } from './delivery.ts';
import { findGame } from './games.ts';
import type { Ports } from './ports.ts';
import { consumeLimit } from './rateLimit.ts';
import { debit } from './wallet.ts';

/** A request to download. `shownPrice` is what the user agreed to. */
export type DownloadRequest = { platform: Platform; requestId: string | undefined; shownPrice: number | undefined };

async function owns(ports: Ports, uid: string, gameId: string): Promise<boolean> {
  const row = await ports.db
    .selectFrom('entitlements')
    .select('uid')
    .where('uid', '=', uid)
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A member pays nothing; what each game would have cost is counted once. */
async function recordSaving(ports: Ports, uid: string, game: GameRow): Promise<void> {
  await ports.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('member_downloads')
      .values({ uid, game_id: game.id, price: game.price, created_at: ports.clock() })
      .onConflict((conflict) => conflict.columns(['uid', 'game_id']).doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows !== 1n) return;
    await trx
      .updateTable('users')
      .set((eb) => ({ saved_coin: eb('saved_coin', '+', game.price) }))
      .where('uid', '=', uid)
      .execute();
  });
}

/**
 * The entitlement is inserted first: of two concurrent requests the second finds it and pays nothing, and a refused debit
 * rolls it back (M2, M8).
 */
async function buy(
  trx: Transaction<Database>,
  uid: string,
  { game, build, now }: { game: GameRow; build: Deliverable; now: number },
): Promise<void> {
  const granted = await trx
    .insertInto('entitlements')
    .values({ uid, game_id: game.id, price: game.price, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'game_id']).doNothing())
    .executeTakeFirst();
  if (granted.numInsertedOrUpdatedRows !== 1n) return;
  const movement = { type: 'game', title: `下载游戏《${game.name}》`, link: paths.gameDetail(game.id), now } as const;
  await debit(trx, uid, game.price, movement, build);
}

/** Refuses a purchase agreed to at another price than today's (M5). */
export function requireSamePrice(goods: { price: number }, shownPrice: number | undefined): void {
  if (shownPrice === undefined || shownPrice === goods.price) return;
  throw new ApiError(Code.priceChanged, '价格已变动，请重新确认', { data: { price: goods.price } });
}

async function purchase(ports: Ports, uid: string, game: GameRow, request: DownloadRequest): Promise<void> {
  const { requestId } = request;
  if (requestId === undefined) throw badField('requestId', '缺少请求编号');
  const now = ports.clock();
  const intent = {
    uid,
    requestId,
    request: { call: 'download', gameId: game.id, platform: request.platform, shownPrice: request.shownPrice ?? null },
    now,
  };
  await withIdempotencyKey(ports.db, intent, async (trx) => {
    // Read again inside the transaction, so that the price compared is the one charged, and the build the one delivered.
    const current = await findGame(trx, game.id);
    const build = requireBuild(current, request.platform);
    requireSamePrice(current, request.shownPrice);
    await buy(trx, uid, { game: current, build, now });
    return 'granted';
  });
}

/** Charges once, unless the game is free or owned or the user is a member (spec §4, §6). */
export async function settleDownload(
  ports: Ports,
  user: UserRow | undefined,
  game: GameRow,
  request: DownloadRequest,
): Promise<void> {
  if (isFreeGame({ onlineType: game.online_type })) return;
  if (!user) throw new ApiError(Code.sessionExpired, '登录已过期，请重新登录');
  if (await owns(ports, user.uid, game.id)) return;
  if (levelAt(user, ports.clock()) >= 1) return recordSaving(ports, user.uid, game);
  await purchase(ports, user.uid, game, request);
}

/**
 * Counts a download, outside the purchase, since it may fail alone; rate-limited, so that repeated downloads do not raise
 * a game's popularity.
 * @param who a user, or the address of a visitor
 */
export async function countDownload(ports: Ports, gameId: string, who: string): Promise<void> {
  try {
    await consumeLimit(ports.db, ports.limits, { call: 'downloadCount', key: who, now: ports.clock() });
    await ports.db
      .updateTable('games')
      .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
      .where('id', '=', gameId)
      .execute();
  } catch (error) {
    if (!(error instanceof ApiError)) ports.onFault(error);
  }
}
