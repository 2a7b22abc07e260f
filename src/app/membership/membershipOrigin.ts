import { paths } from '#domain/paths.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { VipConfig } from '#domain/vipConfig.ts';

/** What asked for membership: a game's purchase dialog, or a chapter's lock. */
export type MembershipOrigin = { kind: 'game'; gameId: string } | { kind: 'chapter'; bookId: string; cid: string };

/**
 * The chapter stands in the address. The game stands in vipconfig, which leaving profile wipes (spec §2), and
 * else in the pending download (product.md D4).
 */
export function originOf(
  search: URLSearchParams,
  { type, source }: VipConfig,
  pendingGameId: string | undefined,
): MembershipOrigin | undefined {
  const [bookId, cid] = [search.get('book') ?? '', search.get('chapter') ?? ''];
  if (isSafeId(bookId) && isSafeId(cid)) return { kind: 'chapter', bookId, cid };
  const gameId = type === 1 ? source : pendingGameId;
  return isSafeId(gameId) ? { kind: 'game', gameId } : undefined;
}

/** The sheet's address: where the cashier leads back to. */
export const membershipPath = (origin: MembershipOrigin | undefined): string =>
  origin?.kind === 'chapter' ? paths.membershipForChapter(origin.bookId, origin.cid) : paths.membership;

/** Where the way on leads once it is paid. */
export const returnPath = (origin: MembershipOrigin): string =>
  origin.kind === 'game' ? paths.gameDetail(origin.gameId) : paths.readBook(origin.bookId, origin.cid);
