import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { serverDay } from '../../serverDay.ts';
import { inBatches } from '../inBatches.ts';
import { daysBefore } from '../people.ts';
import { between } from '../square/draw.ts';
import { bookRows } from './bookRows.ts';
import { canteenSeven } from './books/canteenSeven.ts';
import { mountainSeaSchool } from './books/mountainSeaSchool.ts';
import { nightLighthouse } from './books/nightLighthouse.ts';
import { paperPlanePost } from './books/paperPlanePost.ts';
import { rainAlleyWatchmaker } from './books/rainAlleyWatchmaker.ts';
import { robotAfu } from './books/robotAfu.ts';
import { COMIC_TAGS, type DemoComic } from './demoComic.ts';

/** In the order of product §3.7; the first has the id 2001. */
export const COMICS: readonly DemoComic[] = [
  paperPlanePost,
  rainAlleyWatchmaker,
  canteenSeven,
  mountainSeaSchool,
  nightLighthouse,
  robotAfu,
];

/** The id of the comic at a place of that list. */
const idOf = (index: number): string => String(2001 + index);

/** Days the rankings look back on. */
const RANKED_DAYS = 30;

/** A part of a book's readers came in the last weeks; no two weeks are alike. */
function readRows(book: DemoComic, index: number, now: number) {
  return Array.from({ length: RANKED_DAYS }, (_, daysAgo) => {
    const usual = Math.floor(book.reads / 400);
    const hits = usual + between(0, usual, index, Math.floor(daysAgo / 5));
    return { comic_id: idOf(index), day: serverDay(daysBefore(now, daysAgo)), hits };
  });
}

async function writeBook(trx: Transaction<Database>, book: DemoComic, index: number, now: number): Promise<void> {
  const { comic, tagIds, chapters, pages } = bookRows(book, idOf(index), now);
  await trx.insertInto('comics').values(comic).execute();
  await trx
    .insertInto('comic_taggings')
    .values(tagIds.map((tag_id) => ({ comic_id: comic.id, tag_id })))
    .execute();
  await trx.insertInto('chapters').values(chapters).execute();
  await inBatches(pages, (batch) => trx.insertInto('chapter_pages').values(batch).execute());
  await trx
    .insertInto('comic_reads')
    .values(readRows(book, index, now))
    .execute();
}

/** Writes the demo comics with their chapters and pages. */
export async function seedComics(trx: Transaction<Database>, now: number): Promise<void> {
  await trx
    .insertInto('comic_tags')
    .values(COMIC_TAGS.map((tag, sort) => ({ ...tag, sort })))
    .execute();
  for (const [index, book] of COMICS.entries()) await writeBook(trx, book, index, now);
}
