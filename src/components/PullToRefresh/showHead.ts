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

/** Shows the head as far as `length` says, a CSS length; none of it when that is empty. */
export function moveTrack({ track }: HeadParts, length: string): void {
  if (track.current) track.current.style.transform = length && `translate3d(0, ${length}, 0)`;
}

/** The sun is up by `rise`, from 0 to 1. */
export function raiseSun({ head }: HeadParts, rise: number): void {
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
