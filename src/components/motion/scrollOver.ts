import { easeOut } from './easeOut.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

const clamp = (offset: number, end: number): number => Math.max(0, Math.min(offset, end));

type ScrollOver = { left?: number; top?: number; durationMs: number; onEnd?: () => void };

/**
 * Scrolls within an exact time, which the browser's own smooth scrolling does not keep; at once under reduced motion.
 * Gives back what stops it on its way.
 */
export function scrollOver(element: HTMLElement, { left, top, durationMs, onEnd }: ScrollOver): () => void {
  const from = { left: element.scrollLeft, top: element.scrollTop };
  const to = { left: left ?? from.left, top: top ?? from.top };
  const begun = performance.now();
  // Where there is nothing to scroll, it would be scrolled nowhere frame by frame.
  const isThere =
    clamp(to.left, element.scrollWidth - element.clientWidth) === from.left &&
    clamp(to.top, element.scrollHeight - element.clientHeight) === from.top;
  const still = durationMs === 0 || isThere || prefersReducedMotion();
  let frame = 0;

  const step = (now: number) => {
    const progress = still ? 1 : Math.min(1, Math.max(0, now - begun) / durationMs);
    const share = easeOut(progress);
    element.scrollTo({
      left: from.left + (to.left - from.left) * share,
      top: from.top + (to.top - from.top) * share,
      behavior: 'instant',
    });
    if (progress < 1) frame = requestAnimationFrame(step);
    else onEnd?.();
  };
  step(begun);
  return () => cancelAnimationFrame(frame);
}
