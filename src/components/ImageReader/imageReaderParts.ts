import type { ReactNode, Ref } from 'react';
import type { TapZone } from '../gestures/useTaps.ts';
import type { SizedImage } from '../Picture/ImageSize.ts';
import type { ImagePosition } from './stripLayout.ts';

/** How the owner moves through the images. */
export type ImageReaderHandle = {
  /** To the top of a page, from 1. */
  goTo: (page: number) => void;
  /** Most of a screen forward or back; a page, where pages are turned. */
  turn: (step: 1 | -1) => void;
  /** A few lines down or up. */
  nudge: (step: 1 | -1) => void;
};

/** How far an arrow key goes, px. */
export const NUDGE_PX = 80;

/** What both modes have in common. */
export type ImageReaderBodyProps = {
  pages: readonly SizedImage[];
  /** Where it begins; later values change nothing. */
  start: ImagePosition;
  /** Accessible name of the scroller. */
  label: string;
  /** After the last page. */
  end: ReactNode;
  ref?: Ref<ImageReaderHandle>;
  /** Scrolls or turns pages automatically at this speed, 1 to 5; not at all when left out. */
  autoSpeed?: number;
  /** Gets the position of the middle of the screen at every move, at most once a frame. */
  onMove: (position: ImagePosition) => void;
  /** A single tap, by where it fell along the reading direction. */
  onTap: (zone: TapZone) => void;
};
