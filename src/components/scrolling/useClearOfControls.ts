import { useEffect, type RefObject } from 'react';
import { liftOf, type Box } from './liftOf.ts';
import { nearestScroller } from './nearestScroller.ts';

/** How long the page has stood still when it has come to rest, ms. Not `scrollend`, which Safari has only since 26. */
const REST_MS = 150;

/** How many times its own height a floating element goes up, and how tall a control may be to be lost beneath it. */
const FAR = 3;
const LOST = 2;

/**
 * Keeps what floats over a page off the page's controls: once the page rests, it moves up as far as it takes to cover
 * none, but not under a finger, nor from where it covers none. Of a large one enough is left to tap.
 * @param floating stands where it belongs as long as it is not moved by `transform`
 */
export function useClearOfControls(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    if (!element) return undefined;
    const scroller = nearestScroller(element);
    let resting: ReturnType<typeof setTimeout> | undefined;
    let lift = 0;
    let isHeld = false;
    const settle = () => {
      if (isHeld) return;
      lift = liftFor(element, scroller, lift);
      element.style.transform = `translateY(${-lift}px)`;
    };
    const wait = () => {
      clearTimeout(resting);
      resting = setTimeout(settle, REST_MS);
    };
    const hold = () => {
      isHeld = true;
    };
    const release = () => {
      if (isHeld) wait();
      isHeld = false;
    };
    const sizes = new ResizeObserver(wait);
    [scroller, ...scroller.children].forEach((part) => sizes.observe(part));
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    scroller.addEventListener('scroll', wait, options);
    element.addEventListener('pointerdown', hold, options);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, options);
    return () => {
      clearTimeout(resting);
      sizes.disconnect();
      listening.abort();
    };
  }, [floating]);
}

/** Where it belongs: `offsetTop` knows nothing of `transform`, nor of a move that is not over. */
function restOf(element: HTMLElement): Box {
  const place = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [left, top] = [place.left + element.offsetLeft, place.top + element.offsetTop];
  return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight };
}

function liftFor(element: HTMLElement, scroller: HTMLElement, now: number): number {
  const height = element.offsetHeight;
  const controls = [...scroller.querySelectorAll('a, button')].filter((control) => !element.contains(control));
  const small = controls
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.height < height * LOST);
  return liftOf(restOf(element), small, height * FAR, now);
}
