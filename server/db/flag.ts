/** 0 or 1: SQLite has no booleans, and both databases answer with the same values. */
export type Flag = 0 | 1;
