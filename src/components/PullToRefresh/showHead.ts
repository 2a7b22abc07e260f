import type { RefObject } from 'react';
import { rem } from '#theme/lightBlue.ts';
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

/** Shows `distance` px (at 375) of the head, and as much of the sun; `former` is what is shown now, when that is known. */
export function moveHead({ track, head }: HeadParts, distance: number, pullDistance: number, former?: number): void {
  if (track.current) track.current.style.transform = distance > 0 ? `translate3d(0, ${rem(distance)}, 0)` : '';
  const rise = Math.min(1, distance / pullDistance);
  if (former !== undefined && rise === Math.min(1, former / pullDistance)) return;
  // On the head alone: a custom property is inherited, and the content below is large.
  head.current?.style.setProperty(risen, String(rise));
}

type Naming = { status: PullHead['status']; holding: boolean; words: Record<PullHead['status'], string> | undefined };

/** Says what the head means by now; what a finger holds does not glide. */
export function nameStatus(parts: HeadParts, { status, holding, words }: Naming): void {
  if (parts.root.current) parts.root.current.dataset['status'] = status;
  parts.track.current?.toggleAttribute('data-held', holding);
  if (parts.words.current) parts.words.current.textContent = words?.[status] ?? '';
}
