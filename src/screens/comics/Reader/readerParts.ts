import type { ReactNode, Ref } from 'react';
import type { ChapterPage } from '#domain/comic.ts';
import type { PagePlace } from './stripLayout.ts';

/** How the controls move whoever reads. */
export type ReaderHandle = {
  /** To the top of a page, from 1. */
  goTo: (page: number) => void;
  /** Most of a screen on or back; a page, where pages are turned. */
  turn: (step: 1 | -1) => void;
  /** A few lines down or up. */
  nudge: (step: 1 | -1) => void;
};

/** How far an arrow key goes, px. */
export const NUDGE_PX = 80;

/** Where a tap fell: on the side that leads back, the one that leads on, or between them. */
export type TapZone = 'back' | 'middle' | 'on';

/** What the strip and the pages to turn have in common. */
export type ReaderBodyProps = {
  pages: readonly ChapterPage[];
  /** Where reading begins; later values change nothing. */
  start: PagePlace;
  /** Names the pictures' scroller. */
  label: string;
  /** Stands behind the last picture. */
  end: ReactNode;
  ref: Ref<ReaderHandle>;
  /** Scrolls or turns by itself at this speed, 1 to 5. */
  autoSpeed: number | undefined;
  /** Told at every move, at most once a frame. */
  onMove: (place: PagePlace) => void;
  onTap: (zone: TapZone) => void;
};
