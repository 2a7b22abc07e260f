import type { Comic } from '#domain/comic.ts';

/** Said where there is no chapter before this one. */
export const NO_PREVIOUS_TEXT = '已经是第一话';

/** Said where there is no chapter after this one: more may come, or the book is complete. */
export const noNextText = (book: Pick<Comic, 'status'> | undefined): string =>
  book?.status === 1 ? '全剧终' : '已经是最新一话';
