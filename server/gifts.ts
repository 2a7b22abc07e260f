import { sql, type Kysely, type Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import type { Gift, GiftState } from '#domain/gift.ts';
import { paths } from '#domain/paths.ts';
import { notFound, ApiError } from './answer.ts';
import type { Database, GiftRow, UserRow } from './db/schema.ts';
import { randomReadable } from './encoding.ts';
import { findGame } from './games.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import { levelAt } from './membership.ts';
import { sendMessage } from './messages.ts';
import type { Ports } from './ports.ts';
import { serverDay } from './serverDay.ts';

/** What handing out a pack needs from the world. */
export type GiftPorts = Pick<Ports, 'random' | 'clock'>;

type ListedGift = GiftRow & { game_name: string; game_icon: string; code: string | null; claimed_at: number | null };

/** Packs of one game are told apart at a glance. */
const GIFT_PICTURES = ['gift-blue', 'gift-red', 'gift-green', 'gift'];

/** Four groups of four: nobody guesses one, and a person can type it over. */
const CODE_GROUPS = 4;
const CODE_GROUP_LENGTH = 4;

const noGift = () => notFound('礼包不存在');

const hadAlready = () => new ApiError(Code.alreadyDone, '您已领取过该礼包');

/** Packs with their game, and what `uid` has of them; empty for a visitor. */
function selectGifts(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom('gifts')
    .innerJoin('games', 'games.id', 'gifts.game_id')
    .leftJoin('gift_claims', (join) =>
      join.onRef('gift_claims.gift_id', '=', 'gifts.id').on('gift_claims.uid', '=', uid),
    )
    .selectAll('gifts')
    .select([
      'games.name as game_name',
      'games.icon as game_icon',
      'gift_claims.code',
      'gift_claims.created_at as claimed_at',
    ]);
}

function leftToday(row: GiftRow, now: number): number | undefined {
  if (row.daily_limit === null) return undefined;
  const taken = row.day === serverDay(now) ? row.taken_today : 0;
  return Math.max(0, Math.min(row.remaining, row.daily_limit - taken));
}

function giftOf(row: ListedGift, now: number): Gift {
  const today = leftToday(row, now);
  return {
    id: row.id,
    appID: row.game_id,
    gameName: row.game_name,
    gameIcon: row.game_icon,
    icon: `/demo/rewards/${GIFT_PICTURES[row.sort % GIFT_PICTURES.length]}.svg`,
    title: row.title,
    content: row.content,
    total: row.total,
    left: row.remaining,
    ...(today !== undefined && { leftToday: today }),
    startTime: row.start_at,
    endTime: row.end_at,
    claimed: row.code !== null,
    ...(row.claimed_at !== null && { claimTime: row.claimed_at }),
    ...(row.code !== null && { code: row.code }),
    usage: row.usage,
    memberOnly: row.member_only === 1,
  };
}

/** The packs of a game that have not ended, as `uid` sees them. */
export async function listGameGifts(db: Kysely<Database>, uid: string, gameId: string, now: number): Promise<Gift[]> {
  await findGame(db, gameId);
  const rows = await selectGifts(db, uid)
    .where('gifts.game_id', '=', gameId)
    .where('gifts.reward_only', '=', 0)
    .where('gifts.end_at', '>', now)
    .orderBy('gifts.sort')
    .execute();
  return rows.map((row) => giftOf(row, now));
}

/** Someone's own packs of a tab of 我的礼包, or those they could claim (product §2.3). */
export async function listOwnGifts(db: Kysely<Database>, uid: string, state: GiftState, now: number): Promise<Gift[]> {
  const gifts = selectGifts(db, uid);
  const narrowed = {
    claimed: () => gifts.where('gift_claims.code', 'is not', null).where('gifts.end_at', '>', now),
    expired: () => gifts.where('gift_claims.code', 'is not', null).where('gifts.end_at', '<=', now),
    available: () =>
      gifts
        .where('gift_claims.code', 'is', null)
        .where('gifts.reward_only', '=', 0)
        .where('gifts.remaining', '>', 0)
        .where('gifts.start_at', '<=', now)
        .where('gifts.end_at', '>', now),
  }[state]();
  const rows = await narrowed
    .orderBy('gift_claims.created_at', 'desc')
    .orderBy('gifts.start_at', 'desc')
    .orderBy('gifts.id')
    .execute();
  return rows.map((row) => giftOf(row, now));
}

/** Why a pack could not be taken, told from the row as it now is. */
function refusalOf(gift: GiftRow, now: number): ApiError {
  if (gift.end_at <= now) return new ApiError(Code.limitReached, '礼包已过期');
  if (gift.start_at > now) return new ApiError(Code.limitReached, '礼包尚未开始领取');
  if (gift.remaining === 0) return new ApiError(Code.outOfStock, '礼包已领完');
  return new ApiError(Code.outOfStock, '今日已领完，明天再来');
}

/** Takes one from the stock, and from today's: the check and the change are one statement, so no stock falls below zero. */
async function takeFromStock(trx: Transaction<Database>, giftId: string, now: number): Promise<GiftRow> {
  const today = serverDay(now);
  const taken = await trx
    .updateTable('gifts')
    .set((eb) => ({
      remaining: eb('remaining', '-', 1),
      taken_today: sql<number>`case when day = ${today} then taken_today + 1 else 1 end`,
      day: today,
    }))
    .where('id', '=', giftId)
    .where('remaining', '>', 0)
    .where('start_at', '<=', now)
    .where('end_at', '>', now)
    .where((eb) =>
      eb.or([eb('daily_limit', 'is', null), eb('day', '!=', today), eb('taken_today', '<', eb.ref('daily_limit'))]),
    )
    .returningAll()
    .executeTakeFirst();
  if (taken) return taken;
  const gift = await trx.selectFrom('gifts').selectAll().where('id', '=', giftId).executeTakeFirst();
  throw gift ? refusalOf(gift, now) : noGift();
}

const newCode = ({ random }: GiftPorts): string =>
  Array.from({ length: CODE_GROUPS }, () => randomReadable(random, CODE_GROUP_LENGTH)).join('-');

async function tellOf(
  ports: GiftPorts,
  trx: Transaction<Database>,
  uid: string,
  gift: GiftRow,
  code: string,
): Promise<void> {
  const { name } = await findGame(trx, gift.game_id);
  await sendMessage(ports, trx, {
    uid,
    kind: 'gift',
    title: '礼包领取成功',
    summary: `《${name}》${gift.title}的礼包码已放入我的礼包。`,
    content: `<p>《${name}》<strong>${gift.title}</strong>的礼包码：<strong>${code}</strong></p><p>使用方法：${gift.usage}</p>`,
    link: paths.gifts,
  });
}

/**
 * Whether there is such a pack at all; refuses one that this person has already (1401), and one that is over, used up or
 * not to be had yet.
 */
export async function requireGift(
  trx: Transaction<Database>,
  uid: string,
  giftId: string,
  now: number,
): Promise<boolean> {
  const gift = await trx
    .selectFrom('gifts')
    .innerJoin('games', 'games.id', 'gifts.game_id')
    .selectAll('gifts')
    .where('gifts.id', '=', giftId)
    .executeTakeFirst();
  if (!gift) return false;
  const had = await trx
    .selectFrom('gift_claims')
    .select('uid')
    .where('uid', '=', uid)
    .where('gift_id', '=', giftId)
    .executeTakeFirst();
  if (had) throw hadAlready();
  const today = leftToday(gift, now) ?? gift.remaining;
  if (today === 0 || gift.remaining === 0 || gift.end_at <= now || gift.start_at > now) throw refusalOf(gift, now);
  return true;
}

/** Gives someone a pack, once, and its code: claim, stock and message in the caller's transaction. */
export async function giveGift(
  ports: GiftPorts,
  trx: Transaction<Database>,
  uid: string,
  giftId: string,
  now: number,
): Promise<string> {
  const code = newCode(ports);
  // The claim goes first, so that whoever has the pack already takes nothing from the stock.
  const claimed = await trx
    .insertInto('gift_claims')
    .values({ uid, gift_id: giftId, code, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'gift_id']).doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) throw hadAlready();
  await tellOf(ports, trx, uid, await takeFromStock(trx, giftId, now), code);
  return code;
}

/** A pack anyone may claim who is allowed to; what only rewards give does not exist here. */
async function requireClaimable(trx: Transaction<Database>, user: UserRow, giftId: string, now: number): Promise<void> {
  const gift = await trx
    .selectFrom('gifts')
    .select(['member_only', 'reward_only'])
    .where('id', '=', giftId)
    .executeTakeFirst();
  if (!gift || gift.reward_only === 1) throw noGift();
  if (gift.member_only === 1 && levelAt(user, now) < 1)
    throw new ApiError(Code.membersOnly, '会员专享礼包，开通会员后即可领取');
}

/** Claims a pack and gives it with its code; the same `requestId` gives the same code again. */
export async function claimGift(ports: Ports, user: UserRow, giftId: string, requestId: string): Promise<Gift> {
  const now = ports.clock();
  const { uid } = user;
  await withIdempotencyKey(ports.db, { uid, requestId, request: { call: 'claimGift', giftId }, now }, async (trx) => {
    await requireClaimable(trx, user, giftId, now);
    return giveGift(ports, trx, uid, giftId, now);
  });
  const row = await selectGifts(ports.db, uid).where('gifts.id', '=', giftId).executeTakeFirstOrThrow();
  return giftOf(row, now);
}
