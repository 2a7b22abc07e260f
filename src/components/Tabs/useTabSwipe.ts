import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { directionLock, type Axis } from '#components/gestures/directionLock.ts';
import { swipeSteps } from '#components/gestures/swipeSteps.ts';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { canScrollSideways } from '#components/scrolling/nearestScroller.ts';
import { lightBlue } from '#theme/lightBlue.ts';

/** Gestures that begin this near to the edge of the screen are the system's (TB.P8), in CSS px. */
const SYSTEM_EDGE = 20;

const SLIDE = { duration: parseInt(lightBlue.motion.tabs, 10), easing: lightBlue.motion.enter };

type TabSwipe = {
  panels: RefObject<HTMLElement | null>;
  enabled: boolean;
  /** Position of the selected tab. */
  position: number;
  /** Whether there is a tab to go to on that side. */
  canStep: (step: 1 | -1) => boolean;
  onStep: (step: 1 | -1) => void;
};

type Gesture = { startX: number; startY: number; startedAt: number; axis: Axis | undefined; dx: number };

/** Lets the panels be swiped: they follow the finger and the new one slides in from its side. */
export function useTabSwipe({ panels, enabled, position, canStep, onStep }: TabSwipe): void {
  const shown = useRef(position);
  const draggedBy = useRef(0);

  useLayoutEffect(() => {
    const element = panels.current;
    const from = shown.current;
    shown.current = position;
    if (!enabled || !element || from === position) return;
    slide(element, Math.sign(position - from) * element.offsetWidth + draggedBy.current);
    draggedBy.current = 0;
  }, [panels, enabled, position]);

  const release = useEffectEvent((element: HTMLElement, { dx }: Gesture, durationMs: number) => {
    const step = Math.sign(swipeSteps({ delta: dx, durationMs, slide: element.offsetWidth }, true));
    element.style.transform = '';
    if ((step === 1 || step === -1) && canStep(step)) {
      draggedBy.current = dx;
      onStep(step);
    } else if (dx !== 0) slide(element, dx);
  });
  const follow = useEffectEvent((element: HTMLElement, dx: number) => {
    const shownDx = canStep(dx < 0 ? 1 : -1) ? dx : 0;
    element.style.transform = shownDx === 0 ? '' : `translate3d(${shownDx}px, 0, 0)`;
    return shownDx;
  });

  useEffect(() => {
    const element = panels.current;
    if (!enabled || !element) return;
    return listenForSwipe(element, (dx) => follow(element, dx), (gesture, durationMs) => release(element, gesture, durationMs));
  }, [panels, enabled]);
}

function slide(element: HTMLElement, from: number): void {
  if (prefersReducedMotion()) return;
  element.animate([{ transform: `translate3d(${from}px, 0, 0)` }, { transform: 'none' }], SLIDE);
}

/** Hears sideways swipes that nothing inside `element` can use itself (TB.P5). */
function listenForSwipe(
  element: HTMLElement,
  onMove: (dx: number) => number,
  onEnd: (gesture: Gesture, durationMs: number) => void,
): () => void {
  let gesture: Gesture | undefined;

  const start = ({ touches, timeStamp }: TouchEvent) => {
    const [touch] = touches;
    gesture = undefined;
    if (!touch || touches.length > 1 || touch.clientX < SYSTEM_EDGE || touch.clientX > innerWidth - SYSTEM_EDGE) return;
    gesture = { startX: touch.clientX, startY: touch.clientY, startedAt: timeStamp, axis: undefined, dx: 0 };
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!gesture || !touch) return;
    const dx = touch.clientX - gesture.startX;
    if (gesture.axis === undefined) {
      const axis = directionLock(dx, touch.clientY - gesture.startY);
      const taken = event.defaultPrevented || (event.target instanceof Element && canScrollSideways(event.target, element, dx));
      gesture = axis === 'horizontal' && !taken ? { ...gesture, axis } : axis && undefined;
    }
    if (gesture?.axis !== 'horizontal') return;
    if (event.cancelable) event.preventDefault();
    gesture.dx = onMove(dx);
  };
  const end = ({ type, timeStamp }: TouchEvent) => {
    if (gesture?.axis) onEnd(type === 'touchcancel' ? { ...gesture, dx: 0 } : gesture, timeStamp - gesture.startedAt);
    gesture = undefined;
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('touchstart', start, { passive: true, signal });
  element.addEventListener('touchmove', move, { passive: false, signal });
  element.addEventListener('touchend', end, { signal });
  element.addEventListener('touchcancel', end, { signal });
  return () => stop.abort();
}
