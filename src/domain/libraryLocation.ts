import type { ComicStatus, FeeMark, RankKind, RankPeriod } from './comic.ts';
import type { Sort } from './sort.ts';

export const LIBRARY_TABS = ['home', 'update', 'rank', 'all'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** What 分类 is narrowed to; absent means all of them. */
export type LibraryFilter = { tag?: string | undefined; status?: ComicStatus | undefined; fee?: FeeMark | undefined };

/** Tab, filters and search of the library, as its address says them. */
export type LibraryLocation = LibraryFilter & {
  tab: LibraryTab;
  sort: Sort;
  rank: RankKind;
  period: RankPeriod;
  /** What is searched for: '' while the search stands open and empty, absent when it is closed. */
  keyword?: string | undefined;
};

export const LIBRARY_START: LibraryLocation = { tab: 'home', sort: 'hot', rank: 'hot', period: 'week' };
