import { expressionBuilder, sql, type Kysely, type SqlBool } from 'kysely';
import type { Comic, ComicDetail, ComicStatus, FeeMark, RankKind, RankPeriod } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import type { Tag } from '#domain/square.ts';
import { notFound } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import { containing, pageOf, type Paging } from '../paging.ts';
import { serverDay } from '../serverDay.ts';
import type { Reader } from './reader.ts';
import { comicsOf, feeMarkAt, selectComics, selectShown } from './selectComics.ts';

const SIMILAR = 4;

/** Books a ranking is long. */
const RANKED = 50;

const DAY_MS = 86_400_000;

/** Days of a period, today included. */
const DAYS: Readonly<Record<RankPeriod, number>> = { day: 1, week: 7, month: 30 };

/** What a list of comics is narrowed to. `sort`: 1 hottest, 2 newest chapter. */
export type ComicFilter = {
  tag: string;
  status?: ComicStatus | undefined;
  fee?: FeeMark | undefined;
  keyword: string;
  sort: 1 | 2;
};

/** The refusal for a book that is not there. */
export const noComic = () => notFound('作品不存在或已下架');

function matching(filter: ComicFilter, now: number) {
  const eb = expressionBuilder<Database, 'comics'>();
  const { tag, status, fee, keyword } = filter;
  const pattern = containing(keyword);
  return eb.and([
    eb('comics.removed', '=', 0),
    ...(tag
      ? [eb('comics.id', 'in', eb.selectFrom('comic_taggings').select('comic_id').where('tag_id', '=', tag))]
      : []),
    ...(status === undefined ? [] : [eb('comics.status', '=', status)]),
    ...(fee === undefined ? [] : [sql<SqlBool>`${feeMarkAt(now)} = ${fee}`]),
    ...(keyword
      ? [
          sql<SqlBool>`lower(comics.title || ' ' || comics.authors || ' ' || comics.intro) like lower(${pattern}) escape '\\'`,
        ]
      : []),
  ]);
}

/** One page of comics, in an order no two share a place in. */
export async function listComics(
  db: Kysely<Database>,
  reader: Reader,
  filter: ComicFilter,
  paging: Paging,
): Promise<Page<Comic>> {
  const condition = matching(filter, reader.now);
  const page = await pageOf(paging, {
    count: selectShown(db, reader.now)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(condition),
    rows: selectComics(db, reader)
      .where(condition)
      .orderBy(filter.sort === 1 ? 'comics.read_count' : 'shown.updated_at', 'desc')
      .orderBy('comics.id'),
    view: (row) => row,
  });
  return { ...page, records: await comicsOf(db, page.records) };
}

/** The comics that had a chapter last, without counting the others. */
export async function newestComics(db: Kysely<Database>, reader: Reader, limit: number): Promise<Comic[]> {
  const rows = await selectComics(db, reader)
    .orderBy('shown.updated_at', 'desc')
    .orderBy('comics.id')
    .limit(limit)
    .execute();
  return comicsOf(db, rows);
}

/** The subjects of comics, in their order. */
export function listComicTags(db: Kysely<Database>): Promise<Tag[]> {
  return db.selectFrom('comic_tags').select(['id', 'name as tag']).orderBy('sort').execute();
}

/** How often a book was opened since a day. */
const readsSince = (day: string) => sql`(
  select coalesce(sum(comic_reads.hits), 0) from comic_reads where comic_reads.comic_id = comics.id and comic_reads.day >= ${day})`;

/** The books of a ranking, the first one first. The period counts for reads alone. */
export async function rankComics(
  db: Kysely<Database>,
  reader: Reader,
  kind: RankKind,
  period: RankPeriod,
): Promise<Comic[]> {
  const all = selectComics(db, reader).where('comics.removed', '=', 0);
  const since = serverDay(reader.now - (DAYS[period] - 1) * DAY_MS);
  const ordered = {
    hot: all.orderBy(readsSince(since), 'desc').orderBy('comics.read_count', 'desc'),
    subscribe: all.orderBy('comics.subscribe_count', 'desc'),
    new: all.orderBy('comics.created_at', 'desc'),
  }[kind];
  return comicsOf(db, await ordered.orderBy('comics.id').limit(RANKED).execute());
}

/** Books with most tags in common, the much-read ones first. */
async function listSimilar(db: Kysely<Database>, reader: Reader, id: string): Promise<Comic[]> {
  const common = sql`(
    select count(*) from comic_taggings as theirs where theirs.comic_id = comics.id
    and theirs.tag_id in (select mine.tag_id from comic_taggings as mine where mine.comic_id = ${id}))`;
  const rows = await selectComics(db, reader)
    .where('comics.removed', '=', 0)
    .where('comics.id', '!=', id)
    .orderBy(common, 'desc')
    .orderBy('comics.read_count', 'desc')
    .orderBy('comics.id')
    .limit(SIMILAR)
    .execute();
  return comicsOf(db, rows);
}

/** A book with others like it, or 1201. */
export async function readComic(db: Kysely<Database>, reader: Reader, id: string): Promise<ComicDetail> {
  const rows = await selectComics(db, reader).where('comics.id', '=', id).where('comics.removed', '=', 0).execute();
  const [comic] = await comicsOf(db, rows);
  if (!comic) throw noComic();
  return { ...comic, similar: await listSimilar(db, reader, id) };
}

/** Refuses with 1201 when a book cannot be seen (any more). */
export async function requireComic(db: Kysely<Database>, id: string): Promise<void> {
  const found = await db
    .selectFrom('comics')
    .select('id')
    .where('id', '=', id)
    .where('removed', '=', 0)
    .executeTakeFirst();
  if (!found) throw noComic();
}
