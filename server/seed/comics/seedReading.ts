import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { daysBefore } from '../people.ts';

/** What a demo account did with comics. `bought` matches the ledger in people.ts. */
type DemoReader = {
  uid: string;
  bought: readonly { cid: string; price: number; daysAgo: number }[];
  subscribed: readonly { comicId: string; daysAgo: number }[];
  /** Where they stopped; the last chapter of a book is its place. */
  places: readonly { comicId: string; no: number; page: number; offset: number; finished: boolean; daysAgo: number }[];
};

const place = (comicId: string, no: number, page: number, daysAgo: number, finished = false) => ({
  comicId,
  no,
  page,
  offset: finished ? 1 : 0.4,
  finished,
  daysAgo,
});

const READERS: readonly DemoReader[] = [
  {
    uid: '10000001',
    bought: [{ cid: '2005-12', price: 30, daysAgo: 64 }],
    subscribed: [
      { comicId: '2001', daysAgo: 40 },
      { comicId: '2005', daysAgo: 70 },
      { comicId: '2006', daysAgo: 22 },
    ],
    places: [
      place('2001', 10, 8, 5, true),
      place('2001', 11, 4, 1),
      place('2005', 12, 6, 63, true),
      place('2006', 6, 1, 2),
    ],
  },
  {
    uid: '10000003',
    bought: [],
    subscribed: [{ comicId: '2003', daysAgo: 30 }],
    places: [place('2003', 57, 5, 3), place('2002', 3, 8, 14, true), place('2004', 2, 2, 0.2)],
  },
];

async function writePlaces(trx: Transaction<Database>, { uid, places }: DemoReader, now: number): Promise<void> {
  const chapters = places.map(({ comicId, no, page, offset, finished, daysAgo }) => ({
    uid,
    comic_id: comicId,
    chapter_id: `${comicId}-${no}`,
    page,
    page_offset: offset,
    finished: finished ? (1 as const) : (0 as const),
    device: '',
    updated_at: daysBefore(now, daysAgo),
    finished_at: finished ? daysBefore(now, daysAgo) : null,
    cleared: 0 as const,
  }));
  const last = new Map(chapters.map((chapter) => [chapter.comic_id, chapter]));
  const books = [...last.values()].map(({ comic_id, chapter_id, updated_at }) => ({
    uid,
    comic_id,
    chapter_id,
    updated_at,
    cleared_at: 0,
  }));
  await trx.insertInto('chapter_progress').values(chapters).execute();
  await trx.insertInto('book_progress').values(books).execute();
}

/** Writes what the demo accounts bought, subscribed to and read. */
export async function seedReading(trx: Transaction<Database>, now: number): Promise<void> {
  for (const reader of READERS) {
    const { uid, bought, subscribed } = reader;
    const unlocks = bought.map(({ cid, price, daysAgo }) => ({
      uid,
      chapter_id: cid,
      price,
      created_at: daysBefore(now, daysAgo),
    }));
    if (unlocks.length > 0) await trx.insertInto('chapter_unlocks').values(unlocks).execute();
    const subscriptions = subscribed.map(({ comicId, daysAgo }) => ({
      uid,
      comic_id: comicId,
      created_at: daysBefore(now, daysAgo),
    }));
    await trx.insertInto('comic_subscriptions').values(subscriptions).execute();
    await writePlaces(trx, reader, now);
  }
}
