import type { Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { ApiError } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import { requirePages } from '../delivery.ts';
import { requireSamePrice } from '../download.ts';
import { withIdempotencyKey } from '../withIdempotencyKey.ts';
import type { Ports } from '../ports.ts';
import { balanceOf, debit } from '../wallet.ts';
import { chapterAccess, findChapter, type ListedChapter } from './chapters.ts';
import { noComic } from './comics.ts';
import type { Reader } from './reader.ts';

/** A request to buy a chapter. `shownPrice` is what the person saw and agreed to. */
export type UnlockRequest = { comicId: string; cid: string; requestId: string; shownPrice: number | undefined };

const alreadyOpen = (message: string) => new ApiError(Code.alreadyDone, message);

/** Only a chapter that costs diamonds, and is not open anyway, can be bought. */
function requireForSale(chapter: ListedChapter, reader: Reader): void {
  const door = chapterAccess(chapter, reader);
  if (door.kind === 'coin') return;
  if (door.kind === 'member') throw new ApiError(Code.chapterLocked, '本话为会员专享，开通会员后即可阅读');
  throw alreadyOpen(door.because === 'bought' ? '本话已解锁' : '本话可直接阅读，无需解锁');
}

async function titleOf(trx: Transaction<Database>, comicId: string): Promise<string> {
  const comic = await trx.selectFrom('comics').select('title').where('id', '=', comicId).executeTakeFirst();
  if (!comic) throw noComic();
  return comic.title;
}

/** The entitlement goes first: of racing intents only one writes it, and a refused debit takes it back (M2, M8). */
async function buy(trx: Transaction<Database>, { uid, now }: Reader, chapter: ListedChapter): Promise<void> {
  const { id, comic_id, no, price } = chapter;
  const pages = await requirePages(trx, chapter);
  const granted = await trx
    .insertInto('chapter_unlocks')
    .values({ uid, chapter_id: id, price, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'chapter_id']).doNothing())
    .executeTakeFirst();
  if (granted.numInsertedOrUpdatedRows !== 1n) throw alreadyOpen('本话已解锁');
  const title = `解锁《${await titleOf(trx, comic_id)}》第${no}话`;
  await debit(trx, uid, price, { type: 'chapter', title, link: paths.readBook(comic_id, id), now }, pages);
}

/** Buys a chapter once and for all, and gives the balance after it. 1101 too few diamonds, 1103 pages missing, 1401 open already. */
export async function unlockChapter(
  ports: Ports,
  reader: Reader,
  { comicId, cid, requestId, shownPrice }: UnlockRequest,
): Promise<number> {
  const { uid, now } = reader;
  const request = { call: 'unlock', comicId, cid, shownPrice: shownPrice ?? null };
  await withIdempotencyKey(ports.db, { uid, requestId, request, now }, async (trx) => {
    // Read inside the transaction: the price charged is the one compared.
    const chapter = await findChapter(trx, reader, comicId, cid);
    requireForSale(chapter, reader);
    requireSamePrice(chapter, shownPrice);
    await buy(trx, reader, chapter);
    return 'granted';
  });
  return balanceOf(ports.db, uid);
}
