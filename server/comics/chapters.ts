import { sql, type Kysely } from 'kysely';
import { chapterDoor, previewCount, type Chapter, type ChapterPage, type ChapterPages } from '#domain/comic.ts';
import { notFound } from '../answer.ts';
import type { ChapterRow } from '../db/comicSchema.ts';
import type { Flag } from '../db/flag.ts';
import type { Database } from '../db/schema.ts';
import { requireComic } from './comics.ts';
import type { Reader } from './reader.ts';

/** A chapter with what this person has done about it. */
export type ListedChapter = ChapterRow & { bought_at: number | null; page: number | null; finished: Flag | null };

/** The refusal for a chapter that is not there. */
export const noChapter = () => notFound('章节不存在');

function selectChapters(db: Kysely<Database>, { uid, now }: Reader, comicId: string) {
  return db
    .selectFrom('chapters')
    .leftJoin('chapter_unlocks as bought', (join) =>
      join.onRef('bought.chapter_id', '=', 'chapters.id').on('bought.uid', '=', uid),
    )
    .leftJoin('chapter_progress as place', (join) =>
      join.onRef('place.chapter_id', '=', 'chapters.id').on('place.uid', '=', uid).on('place.cleared', '=', 0),
    )
    .selectAll('chapters')
    .select(['bought.created_at as bought_at', 'place.page', 'place.finished'])
    .where('chapters.comic_id', '=', comicId)
    .where('chapters.published_at', '<=', now);
}

function chapterOf(row: ListedChapter): Chapter {
  return {
    cid: row.id,
    no: row.no,
    title: row.title,
    publishTime: row.published_at,
    pageCount: row.page_count,
    access: row.access,
    price: row.price,
    ...(row.limited_until !== null && { limitedUntil: row.limited_until }),
    unlocked: row.bought_at !== null,
    read: row.finished === 1,
    ...(row.page !== null && { page: row.page }),
  };
}

/** What opens a chapter to this person, judged by the server's clock and membership alone. */
export const chapterAccess = (row: ListedChapter, { member, now }: Reader) => chapterDoor(chapterOf(row), member, now);

/** Every chapter that has appeared, in reading order or the other way round. */
export async function listChapters(
  db: Kysely<Database>,
  reader: Reader,
  comicId: string,
  order: 'asc' | 'desc',
): Promise<Chapter[]> {
  await requireComic(db, comicId);
  const rows = await selectChapters(db, reader, comicId).orderBy('chapters.no', order).execute();
  return rows.map(chapterOf);
}

/** A chapter of a visible book, or 1201. */
export async function findChapter(
  db: Kysely<Database>,
  reader: Reader,
  comicId: string,
  cid: string,
): Promise<ListedChapter> {
  await requireComic(db, comicId);
  const row = await selectChapters(db, reader, comicId).where('chapters.id', '=', cid).executeTakeFirst();
  if (!row) throw noChapter();
  return row;
}

/** The first pages of a chapter; the addresses of the others never leave the server. */
async function readPages(db: Kysely<Database>, cid: string, count: number): Promise<ChapterPage[]> {
  return db
    .selectFrom('chapter_pages')
    .select(['position as i', 'url', 'width', 'height'])
    .where('chapter_id', '=', cid)
    .orderBy('position')
    .limit(count)
    .execute();
}

/** The chapters before and after one, of those that have appeared: a number may be scheduled, or withdrawn, while a later one is out. */
async function neighboursOf(db: Kysely<Database>, { now }: Reader, { comic_id, no }: ListedChapter) {
  const rows = await db
    .selectFrom('chapters')
    .select(['id', 'no'])
    .where('comic_id', '=', comic_id)
    .where((eb) =>
      eb('no', 'in', [
        sql<number>`(select max(before.no) from chapters as before where before.comic_id = ${comic_id} and before.no < ${no} and before.published_at <= ${now})`,
        sql<number>`(select min(after.no) from chapters as after where after.comic_id = ${comic_id} and after.no > ${no} and after.published_at <= ${now})`,
      ]),
    )
    .execute();
  const prev = rows.find((row) => row.no < no)?.id;
  const next = rows.find((row) => row.no > no)?.id;
  return { ...(prev !== undefined && { prev }), ...(next !== undefined && { next }) };
}

/** A chapter to read: whole where it is open to this person, else its preview and what opens it. */
export async function readChapter(
  db: Kysely<Database>,
  reader: Reader,
  comicId: string,
  cid: string,
): Promise<ChapterPages> {
  const row = await findChapter(db, reader, comicId, cid);
  const open = chapterAccess(row, reader).kind === 'open';
  const { no, title, page_count: pageCount, access, price } = row;
  return {
    bookId: comicId,
    cid,
    no,
    title,
    pages: await readPages(db, cid, open ? pageCount : previewCount(pageCount)),
    pageCount,
    previewOnly: !open,
    ...(!open && { lock: { access, price } }),
    ...(await neighboursOf(db, reader, row)),
  };
}
