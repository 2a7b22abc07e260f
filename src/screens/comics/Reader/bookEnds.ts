import type { Comic } from '#domain/comic.ts';

/** Said where no chapter lies before (product §2.4). */
export const FIRST_WORDS = '已经是第一话';

/** Said where no chapter lies behind: more may come, or the book is told to its end (product §2.4). */
export const lastWords = (book: Pick<Comic, 'status'> | undefined): string =>
  book?.status === 1 ? '全剧终' : '已经是最新一话';
