import * as v from 'valibot';
import { wholeSchema } from './primitives.ts';

/**
 * Items of one page of a list; `currentPage` starts at 1. `total` may be a lower bound where a list is
 * very long. `nextCursor`, where a list gives one, goes with the call for the next page: the server then
 * finds it at once, however deep, and nothing is met twice when the list grew meanwhile.
 */
export type Page<T> = {
  records: T[];
  total: number;
  currentPage: number;
  pageSize: number;
  hasMore: boolean;
  nextCursor?: string | undefined;
};

/** The entries of a page schema for `item`, to be spread where an answer carries more than the page. */
export function pageEntries<const S extends v.GenericSchema>(item: S) {
  return {
    records: v.pipe(v.array(item), v.maxLength(200)),
    total: wholeSchema,
    currentPage: wholeSchema,
    pageSize: wholeSchema,
    hasMore: v.boolean(),
    nextCursor: v.optional(v.string()),
  };
}

/** The schema of a page whose records match `item`. */
export function pageSchema<const S extends v.GenericSchema>(item: S) {
  return v.object(pageEntries(item));
}

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 99;
