import type { Progress } from '#domain/comic.ts';
import type { Flag } from '../db/flag.ts';

/** Someone's place in a book as a query brings it along; null all over when there is none. */
export type PlaceRow = {
  place_book: string;
  place_cid: string | null;
  place_no: number | null;
  place_page_count: number | null;
  place_page: number | null;
  place_offset: number | null;
  place_finished: Flag | null;
  place_at: number | null;
  place_device: string | null;
};

/** The place of a row, or undefined where nothing was read. */
export function progressOf(row: PlaceRow): Progress | undefined {
  if (row.place_cid === null) return undefined;
  return {
    bookId: row.place_book,
    cid: row.place_cid,
    no: row.place_no ?? 0,
    page: row.place_page ?? 1,
    offset: row.place_offset ?? 0,
    pageCount: row.place_page_count ?? 0,
    finished: row.place_finished === 1,
    updateTime: row.place_at ?? 0,
    device: row.place_device ?? '',
  };
}
