import type { Kysely } from 'kysely';
import type { HistoryEntry } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import type { Database } from '../db/schema.ts';
import { pageOf, type Paging } from '../paging.ts';
import { progressOf } from './progressOf.ts';
import type { Reader } from './reader.ts';
import { comicsOf, selectComics } from './selectComics.ts';

/** One page of the books someone read, the last one first. Books taken down since are among them and say so. */
export async function listHistory(db: Kysely<Database>, reader: Reader, paging: Paging): Promise<Page<HistoryEntry>> {
  const page = await pageOf(paging, {
    count: db
      .selectFrom('book_progress')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('uid', '=', reader.uid)
      .where('chapter_id', 'is not', null),
    rows: selectComics(db, reader)
      .where('book.chapter_id', 'is not', null)
      .orderBy('book.updated_at', 'desc')
      .orderBy('comics.id'),
    view: (row) => row,
  });
  const comics = await comicsOf(db, page.records);
  const records = page.records.flatMap((row, index) => {
    const [comic, progress] = [comics[index], progressOf(row)];
    return comic && progress ? [{ ...comic, ...progress, removed: row.removed === 1 }] : [];
  });
  return { ...page, records };
}

/** Takes books out of the history, with every place in them. What another device tells later of the time before counts no more. */
export async function clearHistory(
  db: Kysely<Database>,
  { uid, now }: Reader,
  comicIds: readonly string[] | 'all',
): Promise<void> {
  if (comicIds.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const books = trx.updateTable('book_progress').set({ chapter_id: null, cleared_at: now }).where('uid', '=', uid);
    const places = trx.updateTable('chapter_progress').set({ cleared: 1 }).where('uid', '=', uid);
    await (comicIds === 'all' ? books : books.where('comic_id', 'in', comicIds)).execute();
    await (comicIds === 'all' ? places : places.where('comic_id', 'in', comicIds)).execute();
  });
}
