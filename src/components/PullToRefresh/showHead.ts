import type { RefObject } from 'react';
import type { PullHead } from './pull.ts';
import { risen } from './PullToRefresh.css.ts';

/** What of the head is written by hand. */
export type HeadParts = {
  root: RefObject<HTMLElement | null>;
  /** Carries head and content. */
  track: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  /** Without an element when the owner draws the head. */
  words: RefObject<HTMLElement | null>;
};

/** Where the head is to stand. */
type Place = {
  /** How far it shows, in px at 375. */
  distance: number;
  /** The same as a length. In px it is read an order faster than in rem, but does not follow the root's font. */
  length: string;
  pullDistance: number;
  /** The distance shown now, when that is known. */
  former?: number;
};

/** Shows as much of the head as `place` says, and as much of the sun. */
export function moveHead({ track, head }: HeadParts, { distance, length, pullDistance, former }: Place): void {
  if (track.current) track.current.style.transform = distance > 0 ? `translate3d(0, ${length}, 0)` : '';
  const rise = Math.min(1, distance / pullDistance);
  if (former !== undefined && rise === Math.min(1, former / pullDistance)) return;
  // On the head alone: a custom property is inherited, and the content below is large.
  head.current?.style.setProperty(risen, String(rise));
}

type Naming = { status: PullHead['status']; holding: boolean; words: Record<PullHead['status'], string> | undefined };

/** Says what the head means by now; what a finger holds does not glide. */
export function nameStatus(parts: HeadParts, { status, holding, words }: Naming): void {
  const root = parts.root.current;
  if (root) root.dataset['status'] = status;
  root?.toggleAttribute('data-held', holding);
  if (parts.words.current) parts.words.current.textContent = words?.[status] ?? '';
}
