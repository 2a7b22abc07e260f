import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isDisplayed } from '../scrolling/isDisplayed.ts';

type Offset = { top: number; left: number };

export type ScrollRestorationOptions = {
  /** Whether the page is the one shown. */
  isShown: boolean;
  /** Nothing was shown before, nor has been since, so the focus is where the browser wants it. */
  isFirst: boolean;
};

/**
 * Remembers the offset of every scroller of a page and which element has the focus, and restores both before paint when
 * the page is shown again. Offsets are noted while scrolling: engines differ in what a scroller reports once its page is
 * hidden.
 */
export function useScrollRestoration(
  root: RefObject<HTMLElement | null>,
  { isShown, isFirst }: ScrollRestorationOptions,
): void {
  const offsets = useRef(new Map<Element, Offset>());
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const page = root.current;
    if (!page || !isShown) return;
    const remember = ({ target }: Event) => {
      if (target instanceof Element) offsets.current.set(target, { top: target.scrollTop, left: target.scrollLeft });
    };
    restoreOffsets(offsets.current);
    page.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => {
      page.removeEventListener('scroll', remember, { capture: true });
      focused.current = focusWithin(page);
      pauseMedia(page);
    };
  }, [root, isShown]);

  useLayoutEffect(() => {
    const page = root.current;
    if (!page || !isShown || !isFocusLost()) return;
    if (focused.current?.isConnected) focused.current.focus({ preventScroll: true });
    else if (!isFirst) page.querySelector('main')?.focus({ preventScroll: true });
  }, [root, isShown, isFirst]);
}

/** The page that had the focus is hidden, or nothing had it; on a bar outside the pages it stays. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !isDisplayed(activeElement);
}

function restoreOffsets(offsets: Map<Element, Offset>): void {
  for (const [scroller, { top, left }] of offsets) {
    if (scroller.isConnected) scroller.scrollTo({ top, left, behavior: 'instant' });
    else offsets.delete(scroller);
  }
}

function focusWithin(page: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : null;
}

/** A hidden page makes no sound. */
function pauseMedia(page: HTMLElement): void {
  for (const media of page.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
}
