import { useEffect, useEffectEvent, useState } from 'react';
import { easeOut } from './easeOut.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

const COUNT_MS = 300;

/**
 * A number that approaches `value`: counts up within 300 ms, `delayMs` after it grew. A number that falls, and any for a
 * reader who asks for less motion, is there at once.
 */
export function useCountedNumber(value: number, delayMs: number): number {
  const [shown, setShown] = useState(value);
  const begin = useEffectEvent((): (() => void) | undefined => {
    if (value <= shown || prefersReducedMotion()) {
      setShown(value);
      return undefined;
    }
    const begun = performance.now() + delayMs;
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - begun) / COUNT_MS);
      setShown(Math.round(shown + (value - shown) * easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => begin(), [value]);
  return shown;
}
