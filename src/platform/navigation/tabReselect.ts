import { useEffect, useEffectEvent } from 'react';
import { scrollOver } from '#components/motion/scrollOver.ts';
import { isDisplayed } from '#components/scrolling/isDisplayed.ts';

const listeners = new Set<() => void>();

export const emitTabReselect = (): void => listeners.forEach((listener) => listener());

/** The selected tab was tapped again: the page scrolls to its top, or is refetched when it stands there. */
export function useTabReselect(refetch: () => void): void {
  const respond = useEffectEvent(() => {
    const scroller = visibleScroller();
    if (scroller && scroller.scrollTop > 0) glideToTop(scroller);
    else refetch();
  });
  useEffect(() => {
    const listener = () => respond();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

const visibleScroller = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scroller]')].find((element) => isDisplayed(element));

const nextFrame = () => new Promise(requestAnimationFrame);

/** Scrolls the page in view to its top; resolves once a list in it has had the scroll event. */
export async function scrollToTop(): Promise<void> {
  visibleScroller()?.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
}

const TRAVEL_MS = 300;

/** By frames until a finger takes over: native smooth scrolling stops where a virtual list corrects its offset. */
function glideToTop(scroller: HTMLElement): void {
  const stop = scrollOver(scroller, { top: 0, durationMs: TRAVEL_MS });
  scroller.addEventListener('touchstart', stop, { once: true, passive: true });
}
