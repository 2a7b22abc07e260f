import { useEffect, useEffectEvent } from 'react';
import { onTopRequest } from './shell/topRequests.ts';

/** The scroller of the page in view; hidden pages have no box. */
const visibleScroller = () =>
  [...document.querySelectorAll<HTMLElement>('[data-scroller]')].find((element) => element.offsetParent !== null);

const nextFrame = () => new Promise(requestAnimationFrame);

/** Brings the page in view to its top, and resolves when what stands in it knows: a list tells where its reader is by the scroll event. */
export async function scrollToTop(): Promise<void> {
  visibleScroller()?.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
  await nextFrame();
}

const READER = ['touchstart', 'wheel', 'keydown', 'mousedown'] as const;

/**
 * Leads to the top step by step. A list that learns the height of a row on the way puts the reader's place right, which
 * ends the way there; the rest of it is done at once then, unless the reader has taken over.
 */
function glideToTop(scroller: HTMLElement): void {
  const way = new AbortController();
  const leave = () => way.abort();
  for (const name of READER) scroller.addEventListener(name, leave, { passive: true, signal: way.signal });
  const finish = () => {
    leave();
    scroller.scrollTo({ top: 0, behavior: 'instant' });
  };
  scroller.addEventListener('scrollend', finish, { signal: way.signal });
  scroller.scrollTo({ top: 0, behavior: 'smooth' });
}

/** The lit entry was tapped again: the page goes to its top, or is read anew when it stands there. */
export function useTopRequest(refresh: () => void): void {
  const respond = useEffectEvent(() => {
    const scroller = visibleScroller();
    if (scroller && scroller.scrollTop > 0) glideToTop(scroller);
    else refresh();
  });
  useEffect(() => onTopRequest(() => respond()), []);
}
