import type { PageQuery } from '#api/createExchange.ts';
import type { Page } from '#domain/page.ts';

/** Where a page of a list is found: its number, and the cursor where the page before it gave one. */
export type PlaceOfPage = PageQuery & { currentPage: number };

export const FIRST_PAGE: PlaceOfPage = { currentPage: 1 };

/** Where the page after `last` is found; undefined at the end, and after an empty page, which would lead on for ever. */
export const nextPage = ({ hasMore, records, currentPage, nextCursor }: Page<unknown>): PlaceOfPage | undefined =>
  hasMore && records.length > 0
    ? { currentPage: currentPage + 1, ...(nextCursor !== undefined && { cursor: nextCursor }) }
    : undefined;
