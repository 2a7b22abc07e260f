import type { RefObject } from 'react';
import type { Axis } from '#components/gestures/directionLock.ts';
import type { LiveIndex } from './liveIndex.ts';

/** A move to the slot that lies `by` slides on. */
export type Flight = {
  by: number;
  /** How far a finger has carried the track before, in CSS px. */
  carried: number | undefined;
  instant: boolean;
  durationMs: number;
};

/** The row of slides, once embla moves it. */
export type Track = {
  /** Along the axis, in CSS px. */
  slideSize: () => number;
  isHeld: () => boolean;
  /** Carries it under a finger, `delta` CSS px from where that came down. */
  dragTo: (delta: number) => void;
  /** The finger has gone; how far it has carried the track. */
  drop: () => number;
  travelTo: (slot: number, flight: Flight) => void;
  /** Stops it where it is seen. */
  stop: () => void;
};

/** What embla is given. */
export type TrackOptions = {
  axis: Axis;
  /** Indices that can be stood at. */
  positions: number;
  index: LiveIndex;
  loop: boolean;
  durationMs: number;
  /** So many whole slides are in view at once. */
  onMeasure: (perView: number) => void;
};

/** Whose track it is. */
export type TrackOwner = {
  viewport: HTMLElement | null;
  /** Filled as long as embla moves the slides. */
  trackRef: RefObject<Track | null>;
  /** Embla's own index: `index`, or that of its copy. */
  slotRef: RefObject<number>;
};

/** Shows a slide as the page lays it out, for as long as embla is not there. */
export function standStill(viewport: HTMLElement, axis: Axis, index: number): void {
  const [first, shown] = [slideAt(viewport, 0), slideAt(viewport, index)];
  if (!first || !shown) return;
  // At the start nothing is asked of the layout: there most carousels begin.
  const away =
    index === 0 ? 0 : axis === 'horizontal' ? first.offsetLeft - shown.offsetLeft : first.offsetTop - shown.offsetTop;
  standAt(viewport, axis, away);
}

/** Shifts the row of slides by so many CSS px along the axis. */
export function standAt(viewport: HTMLElement | null, axis: Axis, away: number): void {
  const row = viewport?.firstElementChild;
  if (!(row instanceof HTMLElement)) return;
  row.style.transform = away === 0 ? '' : axis === 'horizontal' ? `translateX(${away}px)` : `translateY(${away}px)`;
}

/** Length of a slide along the axis, in CSS px, for as long as embla is not there. */
export function stillSlideSize(viewport: HTMLElement, axis: Axis): number {
  const slide = slideAt(viewport, 0);
  return (axis === 'horizontal' ? slide?.offsetWidth : slide?.offsetHeight) ?? 0;
}

function slideAt(viewport: HTMLElement, position: number): HTMLElement | undefined {
  const slide = viewport.firstElementChild?.children[position];
  return slide instanceof HTMLElement ? slide : undefined;
}
