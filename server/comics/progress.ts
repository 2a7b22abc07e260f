import type { Kysely, Transaction } from 'kysely';
import type { Progress } from '#domain/comic.ts';
import { badField } from '../answer.ts';
import type { BookProgressRow } from '../db/comicSchema.ts';
import type { Database } from '../db/schema.ts';
import { serverDay } from '../serverDay.ts';
import { chapterAccess, findChapter, type ListedChapter } from './chapters.ts';
import { progressOf } from './progressOf.ts';
import type { Reader } from './reader.ts';

/** Where someone is, as a client tells it. `page` counts from 1. */
export type ReadingPosition = {
  cid: string;
  page: number;
  offset: number;
  finished: boolean;
  updateTime: number;
  device: string;
};

/** The row of someone's book. Writing it makes every other change of the same book wait its turn. */
function lockBook(trx: Transaction<Database>, uid: string, comicId: string): Promise<BookProgressRow> {
  return trx
    .insertInto('book_progress')
    .values({ uid, comic_id: comicId, chapter_id: null, updated_at: 0, cleared_at: 0 })
    .onConflict((conflict) => conflict.columns(['uid', 'comic_id']).doUpdateSet({ uid }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A chapter opened for the first time by a person: what the rankings count. */
async function countRead(trx: Transaction<Database>, comicId: string, now: number): Promise<void> {
  await trx
    .insertInto('comic_reads')
    .values({ comic_id: comicId, day: serverDay(now), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['comic_id', 'day']).doUpdateSet((eb) => ({ hits: eb('comic_reads.hits', '+', 1) })),
    )
    .execute();
  await trx
    .updateTable('comics')
    .set((eb) => ({ read_count: eb('read_count', '+', 1) }))
    .where('id', '=', comicId)
    .execute();
}

async function saveChapter(
  trx: Transaction<Database>,
  { uid, now }: Reader,
  comicId: string,
  place: ReadingPosition,
): Promise<void> {
  const { cid, page, offset, updateTime, device } = place;
  const found = await trx
    .selectFrom('chapter_progress')
    .select(['finished', 'finished_at', 'updated_at', 'cleared'])
    .where('uid', '=', uid)
    .where('chapter_id', '=', cid)
    .executeTakeFirst();
  const known = found?.cleared === 0 ? found : undefined;
  const finished = place.finished || known?.finished === 1 ? 1 : 0;
  const finished_at = found?.finished_at ?? (finished === 1 ? now : null);
  const spot = { page, page_offset: offset, device, updated_at: updateTime };
  if (!found) {
    await trx
      .insertInto('chapter_progress')
      .values({ uid, chapter_id: cid, comic_id: comicId, finished, finished_at, cleared: 0, ...spot })
      .execute();
    return countRead(trx, comicId, now);
  }
  await trx
    .updateTable('chapter_progress')
    .set({ finished, finished_at, cleared: 0, ...(updateTime > (known?.updated_at ?? 0) && spot) })
    .where('uid', '=', uid)
    .where('chapter_id', '=', cid)
    .execute();
}

/** A locked chapter can be looked into, but not finished; nothing is told from the future. */
const clampProgress = (place: ReadingPosition, chapter: ListedChapter, reader: Reader): ReadingPosition => ({
  ...place,
  finished: place.finished && chapterAccess(chapter, reader).kind === 'open',
  updateTime: Math.min(place.updateTime, reader.now),
});

/**
 * Takes one place into account: per chapter and per book the newest wins whatever the order of
 * arrival, finished once is finished for good, and what was read before the history was cleared is past.
 */
async function apply(
  trx: Transaction<Database>,
  reader: Reader,
  chapter: ListedChapter,
  told: ReadingPosition,
): Promise<void> {
  const place = clampProgress(told, chapter, reader);
  const comicId = chapter.comic_id;
  const book = await lockBook(trx, reader.uid, comicId);
  if (place.updateTime <= book.cleared_at) return;
  await saveChapter(trx, reader, comicId, place);
  if (place.updateTime <= book.updated_at) return;
  await trx
    .updateTable('book_progress')
    .set({ chapter_id: place.cid, updated_at: place.updateTime })
    .where('uid', '=', reader.uid)
    .where('comic_id', '=', comicId)
    .execute();
}

function selectPlaces(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom('book_progress as book')
    .innerJoin('chapter_progress as place', (join) =>
      join.onRef('place.chapter_id', '=', 'book.chapter_id').onRef('place.uid', '=', 'book.uid'),
    )
    .innerJoin('chapters', 'chapters.id', 'place.chapter_id')
    .select([
      'book.comic_id as place_book',
      'place.chapter_id as place_cid',
      'chapters.no as place_no',
      'chapters.page_count as place_page_count',
      'place.page as place_page',
      'place.page_offset as place_offset',
      'place.finished as place_finished',
      'place.updated_at as place_at',
      'place.device as place_device',
    ])
    .where('book.uid', '=', uid);
}

/** Saves a place and gives the one that stands now; null when it was told too late, after the history was cleared. */
export async function saveProgress(
  db: Kysely<Database>,
  reader: Reader,
  comicId: string,
  place: ReadingPosition,
): Promise<Progress | null> {
  const chapter = await findChapter(db, reader, comicId, place.cid);
  if (place.page > chapter.page_count) throw badField('page', '页码超出范围');
  await db.transaction().execute((trx) => apply(trx, reader, chapter, place));
  const row = await selectPlaces(db, reader.uid).where('book.comic_id', '=', comicId).executeTakeFirst();
  return (row && progressOf(row)) ?? null;
}

/** The chapters of places that are still there; a book given up or a chapter taken back is nothing to fail for. */
async function findChapters(
  db: Kysely<Database>,
  reader: Reader,
  cids: readonly string[],
): Promise<Map<string, ListedChapter>> {
  if (cids.length === 0) return new Map();
  const rows = await db
    .selectFrom('chapters')
    .innerJoin('comics', 'comics.id', 'chapters.comic_id')
    .leftJoin('chapter_unlocks as bought', (join) =>
      join.onRef('bought.chapter_id', '=', 'chapters.id').on('bought.uid', '=', reader.uid),
    )
    .selectAll('chapters')
    .select('bought.created_at as bought_at')
    .where('chapters.id', 'in', cids)
    .where('chapters.published_at', '<=', reader.now)
    .where('comics.removed', '=', 0)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, page: null, finished: null }]));
}

/** Takes in what a browser kept while nobody was logged in, and gives the newest places of this person. */
export async function mergeProgress(
  db: Kysely<Database>,
  reader: Reader,
  places: readonly ReadingPosition[],
  answerAtMost: number,
): Promise<Progress[]> {
  const chapters = await findChapters(
    db,
    reader,
    places.map(({ cid }) => cid),
  );
  const known = places.flatMap((place) => {
    const chapter = chapters.get(place.cid);
    return chapter ? [{ chapter, place: { ...place, page: Math.min(place.page, chapter.page_count) } }] : [];
  });
  // In one order for everyone, so that two merges never wait for each other.
  known.sort((a, b) => a.chapter.comic_id.localeCompare(b.chapter.comic_id) || a.place.updateTime - b.place.updateTime);
  await db.transaction().execute(async (trx) => {
    for (const { chapter, place } of known) await apply(trx, reader, chapter, place);
  });
  const rows = await selectPlaces(db, reader.uid).orderBy('book.updated_at', 'desc').limit(answerAtMost).execute();
  return rows.flatMap((row) => progressOf(row) ?? []);
}
