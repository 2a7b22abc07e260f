import type { Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { PLATFORM_NAME, missingBuildText } from '#domain/platform.ts';
import type { Platform } from '#domain/game.ts';
import type { Reward } from '#domain/reward.ts';
import { safeDownloadUrl } from '#domain/safeUrl.ts';
import { ApiError } from './answer.ts';
import type { ChapterRow } from './db/comicSchema.ts';
import type { VipPlanRow } from './db/benefitSchema.ts';
import type { Database, GameRow } from './db/schema.ts';
import { requireGift } from './gifts.ts';

declare const checked: unique symbol;

/** Proof that a purchase can be delivered: only the checks of this file create one, and every debit requires one. */
export type Deliverable = { readonly [checked]: true };

/** Where a game's build lies: at an address elsewhere, or with `null` in our own files. */
export type Build = Deliverable & { url: string | null };

const CHECKED = {} as Deliverable;

const undeliverable = (what: string) => new ApiError(Code.undeliverable, `${what}，本次未扣费`);

const buildsOf = ({ platforms }: Pick<GameRow, 'platforms'>): readonly unknown[] => {
  const known: unknown = JSON.parse(platforms);
  return Array.isArray(known) ? known : [];
};

/** The build of a game for a platform; 1103 where there is none, or it lies at no web address (spec §5). */
export function requireBuild(game: Pick<GameRow, 'platforms' | 'download_url'>, platform: Platform): Build {
  if (!buildsOf(game).includes(platform)) throw new ApiError(Code.undeliverable, missingBuildText(platform));
  const url = game.download_url;
  if (url !== null && safeDownloadUrl(url) === undefined)
    throw undeliverable(`该游戏的${PLATFORM_NAME[platform]}安装包暂时无法下载`);
  return { ...CHECKED, url };
}

/** Every page a chapter promises; 1103 while one is missing. */
export async function requirePages(
  trx: Transaction<Database>,
  { id, page_count: promised }: Pick<ChapterRow, 'id' | 'page_count'>,
): Promise<Deliverable> {
  const { pages } = await trx
    .selectFrom('chapter_pages')
    .select((eb) => eb.fn.countAll<number>().as('pages'))
    .where('chapter_id', '=', id)
    .where('url', '!=', '')
    .executeTakeFirstOrThrow();
  if (promised === 0 || pages < promised) throw undeliverable('本话内容还不完整，暂时不能解锁');
  return CHECKED;
}

/** The days a card promises; 1103 for one that brings none. */
export function requireDays({ days }: Pick<VipPlanRow, 'days'>): Deliverable {
  if (days <= 0) throw undeliverable('该会员卡暂时无法开通');
  return CHECKED;
}

/** What an item delivers: an amount, or a pack the user can still get. 1103 if nothing. */
export async function requireReward(
  trx: Transaction<Database>,
  uid: string,
  reward: Reward,
  now: number,
): Promise<Deliverable> {
  if (reward.amount === 0) throw undeliverable('该福利暂时无法兑换');
  if (reward.kind === 'gift' && !(await requireGift(trx, uid, reward.giftId ?? '', now)))
    throw undeliverable('该礼包已下架，暂时无法兑换');
  return CHECKED;
}

/** A made-up day: a row written with the debit. */
export const MADE_UP_DAY: Deliverable = CHECKED;
