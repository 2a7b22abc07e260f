import type { Page } from '#domain/page.ts';

/** The number of the page after `last`; undefined at the end, and after an empty page, which would lead on for ever. */
export const nextPage = (last: Page<unknown>): number | undefined =>
  last.hasMore && last.records.length > 0 ? last.currentPage + 1 : undefined;
