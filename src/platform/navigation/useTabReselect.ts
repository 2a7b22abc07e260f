import { useEffect, useEffectEvent } from 'react';
import { scrollOver } from '#components/motion/scrollOver.ts';
import { isDisplayed } from '#components/scrolling/isDisplayed.ts';
import { onTabReselect } from './tabReselect.ts';

/** The scroller of the page in view. */
const visibleScroller = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scroller]')].find((element) => isDisplayed(element));

const nextFrame = () => new Promise(requestAnimationFrame);

/** Brings the page in view to its top, and resolves when what stands in it knows: a list tells where its reader is by the scroll event. */
export async function scrollToTop(): Promise<void> {
  visibleScroller()?.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
}

const TRAVEL_MS = 300;

/**
 * Leads to the top frame by frame until a finger takes over. The browser's own way would end where a list, having learnt
 * the height of a row on it, puts the reader's place right.
 */
function glideToTop(scroller: HTMLElement): void {
  const stop = scrollOver(scroller, { top: 0, durationMs: TRAVEL_MS });
  scroller.addEventListener('touchstart', stop, { once: true, passive: true });
}

/** The lit entry was tapped again: the page goes to its top, or is read anew when it stands there. */
export function useTabReselect(refresh: () => void): void {
  const respond = useEffectEvent(() => {
    const scroller = visibleScroller();
    if (scroller && scroller.scrollTop > 0) glideToTop(scroller);
    else refresh();
  });
  useEffect(() => onTabReselect(() => respond()), []);
}
