import { useEffect, type RefObject } from 'react';
import { keepScreenOn } from '../motion/keepScreenOn.ts';
import { rootScale } from '../scrolling/rootScale.ts';

/** Px at 375 a second, for each step of speed. */
const PX_PER_SECOND = 40;

/** The longest frame counted: after one in a hidden tab the strip must not jump. */
const MAX_STEP_MS = 100;

/** Scrolls automatically, and pauses while a finger is down. The screen stays on until the end is reached. */
export function useAutoScroll(scroller: RefObject<HTMLElement | null>, speed: number | undefined): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || speed === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const rate = (speed * PX_PER_SECOND * rootScale()) / 1000;
    let held = false;
    let before: number | undefined;
    // The fraction of a px is carried over: browsers round scrollTop, and slow speeds would stand still.
    let rest = 0;
    let frame = 0;
    keepScreenOnUntilEnd(element, signal);
    const step = (now: number) => {
      const wanted = held ? 0 : Math.min(now - (before ?? now), MAX_STEP_MS) * rate + rest;
      const whole = Math.floor(wanted);
      rest = wanted - whole;
      before = now;
      if (whole > 0) element.scrollBy({ top: whole, behavior: 'instant' });
      frame = requestAnimationFrame(step);
    };
    element.addEventListener('touchstart', () => (held = true), { signal, passive: true });
    for (const type of ['touchend', 'touchcancel'])
      element.addEventListener(type, () => (held = false), { signal, passive: true });
    frame = requestAnimationFrame(step);
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, [scroller, speed]);
}

/** At the end nothing moves any more, however long it is left there. */
function keepScreenOnUntilEnd(element: HTMLElement, signal: AbortSignal): void {
  let releaseScreen: (() => void) | undefined;
  const release = () => {
    releaseScreen?.();
    releaseScreen = undefined;
  };
  const follow = () => {
    if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) release();
    else releaseScreen ??= keepScreenOn();
  };
  follow();
  element.addEventListener('scroll', follow, { signal, passive: true });
  signal.addEventListener('abort', release, { once: true });
}
