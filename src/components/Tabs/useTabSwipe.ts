import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { listenForSwipe, type ScreenPoint } from '#components/gestures/listenForSwipe.ts';
import { swipeSteps } from '#components/gestures/swipeSteps.ts';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { motion } from '#theme/motion.ts';

/** Gestures that begin this near to the edge of the screen are the system's (TB.P8), in CSS px. */
const SYSTEM_EDGE = 20;

const SLIDE = { duration: parseInt(motion.tabs, 10), easing: motion.enter };

type TabSwipe = {
  /** Hears the swipes, also where a panel on its way has left it empty. */
  box: RefObject<HTMLElement | null>;
  /** Carries the panels. */
  track: RefObject<HTMLElement | null>;
  enabled: boolean;
  /** Position of the tab whose panel is shown. */
  position: number;
  /** Whether there is a tab to go to on that side. */
  canStep: (step: 1 | -1) => boolean;
  /** May be refused: the panel is on its way back already. */
  onStep: (step: 1 | -1) => void;
};

/** Lets the panels be swiped: they follow the finger and the new one slides in from its side. */
export function useTabSwipe({ box, track, enabled, position, canStep, onStep }: TabSwipe): void {
  const shown = useRef(position);
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = track.current;
    const from = shown.current;
    shown.current = position;
    if (!enabled || !element || from === position) return;
    const tallest = Math.max(height.current, element.offsetHeight);
    slide(element, Math.sign(position - from) * element.offsetWidth + offsetOf(element), tallest);
  }, [track, enabled, position]);

  const accepts = useEffectEvent((delta: number, from: ScreenPoint) => {
    return from.x >= SYSTEM_EDGE && from.x <= innerWidth - SYSTEM_EDGE && canStep(delta < 0 ? 1 : -1);
  });
  const within = useEffectEvent((delta: number) => (canStep(delta < 0 ? 1 : -1) ? delta : 0));
  const release = useEffectEvent((element: HTMLElement, delta: number, durationMs: number) => {
    const step = Math.sign(swipeSteps({ delta, durationMs, slide: element.offsetWidth }, true));
    slide(element, offsetOf(element), 0);
    element.style.transform = '';
    if ((step === 1 || step === -1) && canStep(step)) onStep(step);
  });

  useEffect(() => {
    const element = track.current;
    if (!enabled || !element || !box.current) return;
    const observer = new ResizeObserver(() => (height.current = element.offsetHeight));
    observer.observe(element);
    const deafen = listenForSwipe(box.current, {
      axis: 'horizontal',
      accepts: (delta, from) => accepts(delta, from),
      onMove: (delta) => (element.style.transform = `translate3d(${within(delta)}px, 0, 0)`),
      onEnd: (delta, durationMs) => release(element, delta, durationMs),
    });
    return () => {
      observer.disconnect();
      deafen();
      element.style.transform = '';
    };
  }, [box, track, enabled]);
}

/** How far to the right the element stands now, on its way or under a finger. */
const offsetOf = (element: HTMLElement): number => new DOMMatrix(getComputedStyle(element).transform).m41;

/** Comes to rest from `from`; so long the box is no lower than `tallest`, lest the page jumps (TB.P4). */
function slide(element: HTMLElement, from: number, tallest: number): void {
  if (from === 0 || prefersReducedMotion()) return;
  const minHeight = `${tallest}px`;
  element.animate(
    [
      { transform: `translate3d(${from}px, 0, 0)`, minHeight },
      { transform: 'none', minHeight },
    ],
    SLIDE,
  );
}
