import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isDisplayed } from '#components/scrolling/isDisplayed.ts';

type Place = { top: number; left: number };

export type PlaceMemory = {
  /** Whether the page is the one shown. */
  isShown: boolean;
  /** Nothing was shown before, nor has been since, so the focus is where the browser wants it. */
  isFirst: boolean;
};

/**
 * Remembers where every scroller of a page stands and which element has the focus, and gives both back before paint when
 * the page is shown again. Positions are noted while scrolling: engines differ in what a scroller reports once its page
 * is hidden.
 */
export function usePlaceMemory(root: RefObject<HTMLElement | null>, { isShown, isFirst }: PlaceMemory): void {
  const places = useRef(new Map<Element, Place>());
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const page = root.current;
    if (!page || !isShown) return;
    const note = ({ target }: Event) => {
      if (target instanceof Element) places.current.set(target, { top: target.scrollTop, left: target.scrollLeft });
    };
    restorePlaces(places.current);
    page.addEventListener('scroll', note, { capture: true, passive: true });
    return () => {
      page.removeEventListener('scroll', note, { capture: true });
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

/** The page that had the focus is hidden, or it was nowhere; on a bar outside the pages it stays. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !isDisplayed(activeElement);
}

function restorePlaces(places: Map<Element, Place>): void {
  for (const [scroller, { top, left }] of places) {
    if (scroller.isConnected) scroller.scrollTo({ top, left, behavior: 'instant' });
    else places.delete(scroller);
  }
}

function focusWithin(page: HTMLElement): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : null;
}

/** A hidden page is silent. */
function pauseMedia(page: HTMLElement): void {
  for (const media of page.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
}
