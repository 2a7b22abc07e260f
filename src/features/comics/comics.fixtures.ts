import type { Progress } from '#domain/comic.ts';
import { guestAccount } from '#domain/account.ts';

export const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

/** A position in a book, as far as a test cares. */
export const positionIn = (bookId: string, updateTime: number, change: Partial<Progress> = {}): Progress => ({
  bookId,
  cid: `${bookId}-1`,
  no: 1,
  page: 2,
  offset: 0.5,
  pageCount: 8,
  finished: false,
  updateTime,
  device: '',
  ...change,
});
