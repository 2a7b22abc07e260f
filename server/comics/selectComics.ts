import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { Comic, FeeMark } from '#domain/comic.ts';
import type { ComicRow } from '../db/comicSchema.ts';
import type { Database } from '../db/schema.ts';
import { progressOf, type PlaceRow } from './progressOf.ts';
import type { Reader } from './reader.ts';

/** A book with what a card shows; the place is null when this person never opened it. */
export type ListedComic = ComicRow &
  PlaceRow & {
    total: number;
    last_cid: string;
    last_no: number;
    last_title: string;
    last_at: number;
    fee_mark: FeeMark;
    subscribed_at: number | null;
    fresh: number;
  };

/** Books of which something has appeared, with a summary of their chapters so far as `shown`. */
export function selectShown(db: Kysely<Database>, now: number) {
  return db.selectFrom('comics').innerJoin(
    (eb) =>
      eb
        .selectFrom('chapters')
        .select((chapter) => [
          'chapters.comic_id',
          chapter.fn.countAll<number>().as('total'),
          chapter.fn.max('chapters.no').as('last_no'),
          chapter.fn.max('chapters.published_at').as('updated_at'),
          chapter.fn.max('chapters.access').as('dearest'),
          chapter.fn.max('chapters.limited_until').as('limited_until'),
        ])
        .where('chapters.published_at', '<=', now)
        .groupBy('chapters.comic_id')
        .as('shown'),
    (join) => join.onRef('shown.comic_id', '=', 'comics.id'),
  );
}

/** What a book costs at its dearest; free for now comes before everything. */
export const feeMarkAt = (now: number) => sql<FeeMark>`
  case when shown.limited_until > ${now} then 'limited' when shown.dearest = 2 then 'coin' when shown.dearest = 1 then 'vip' else 'free' end`;

/** Chapters beyond the furthest one opened; without one, those that appeared since subscribing. */
const freshFor = ({ uid, now }: Reader) => sql<number>`(
  select count(*) from chapters as fresh
  where fresh.comic_id = comics.id and fresh.published_at <= ${now} and case
    when exists (select 1 from chapter_progress as opened where opened.uid = ${uid} and opened.comic_id = comics.id and opened.cleared = 0)
    then fresh.no > (
      select max(furthest.no) from chapter_progress as opened inner join chapters as furthest on furthest.id = opened.chapter_id
      where opened.uid = ${uid} and opened.comic_id = comics.id and opened.cleared = 0)
    else fresh.published_at > subscription.created_at end)`;

/** Books as cards show them to this person. Those taken down are among them: leave them out with `removed`. */
export function selectComics(db: Kysely<Database>, reader: Reader) {
  const { uid, now } = reader;
  return selectShown(db, now)
    .innerJoin('chapters as last', (join) =>
      join.onRef('last.comic_id', '=', 'comics.id').onRef('last.no', '=', 'shown.last_no'),
    )
    .leftJoin('comic_subscriptions as subscription', (join) =>
      join.onRef('subscription.comic_id', '=', 'comics.id').on('subscription.uid', '=', uid),
    )
    .leftJoin('book_progress as book', (join) => join.onRef('book.comic_id', '=', 'comics.id').on('book.uid', '=', uid))
    .leftJoin('chapter_progress as place', (join) =>
      join.onRef('place.chapter_id', '=', 'book.chapter_id').on('place.uid', '=', uid),
    )
    .leftJoin('chapters as place_chapter', 'place_chapter.id', 'place.chapter_id')
    .selectAll('comics')
    .select([
      'shown.total',
      'last.id as last_cid',
      'last.no as last_no',
      'last.title as last_title',
      'last.published_at as last_at',
      'subscription.created_at as subscribed_at',
      'comics.id as place_book',
      'place.chapter_id as place_cid',
      'place_chapter.no as place_no',
      'place_chapter.page_count as place_page_count',
      'place.page as place_page',
      'place.page_offset as place_offset',
      'place.finished as place_finished',
      'place.updated_at as place_at',
      'place.device as place_device',
    ])
    .select([feeMarkAt(now).as('fee_mark'), freshFor(reader).as('fresh')])
    .$castTo<ListedComic>();
}

/** The tags of several books in one question, by book. */
async function tagsOf(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const byBook = new Map<string, string[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byBook;
  const rows = await db
    .selectFrom('comic_taggings')
    .innerJoin('comic_tags', 'comic_tags.id', 'comic_taggings.tag_id')
    .select(['comic_taggings.comic_id', 'comic_tags.name'])
    .where('comic_taggings.comic_id', 'in', ids)
    .orderBy('comic_tags.sort')
    .execute();
  for (const { comic_id, name } of rows) byBook.get(comic_id)?.push(name);
  return byBook;
}

function comicOf(row: ListedComic, tags: string[]): Comic {
  const progress = progressOf(row);
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    authors: v.parse(v.array(v.string()), JSON.parse(row.authors)),
    tags,
    intro: row.intro,
    status: row.status,
    chapterTotal: row.total,
    lastChapter: { cid: row.last_cid, no: row.last_no, title: row.last_title, time: row.last_at },
    readCount: row.read_count,
    subscribeCount: row.subscribe_count,
    subscribed: row.subscribed_at !== null,
    feeMark: row.fee_mark,
    ...(progress && { progress }),
    unreadCount: row.subscribed_at === null ? 0 : row.fresh,
  };
}

/** The books of these rows, in their order. */
export async function comicsOf(db: Kysely<Database>, rows: readonly ListedComic[]): Promise<Comic[]> {
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => comicOf(row, tags.get(row.id) ?? []));
}
