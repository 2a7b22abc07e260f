import { directionLock, type Axis } from '#components/gestures/directionLock.ts';

type Point = { x: number; y: number };

/** What a finger or mouse has done since it went down. */
export type SwipeTrack = {
  /** Travel to the right, in CSS px; 0 when the gesture was vertical or was taken away. */
  deltaX: () => number;
  durationMs: () => number;
  stop: () => void;
};

const pointOf = (event: MouseEvent | TouchEvent): Point | undefined => {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const touch = event.touches[0] ?? event.changedTouches[0];
  return touch && { x: touch.clientX, y: touch.clientY };
};

/**
 * Follows one gesture from its first event on. Listens in the capture phase, so that it knows the end
 * before embla, which listens on the element, tells of it.
 */
export function trackSwipe(first: MouseEvent | TouchEvent): SwipeTrack {
  const start = pointOf(first) ?? { x: 0, y: 0 };
  let axis: Axis | undefined;
  let at = start;
  let endedAt = first.timeStamp;
  let cancelled = false;

  const note = (event: MouseEvent | TouchEvent) => {
    endedAt = event.timeStamp;
    at = pointOf(event) ?? at;
    axis = directionLock(at.x - start.x, at.y - start.y, axis);
  };
  const cancel = () => {
    cancelled = true;
  };
  const stopper = new AbortController();
  const options = { capture: true, passive: true, signal: stopper.signal };
  for (const type of ['touchmove', 'touchend', 'mousemove', 'mouseup'] as const) addEventListener(type, note, options);
  addEventListener('touchcancel', cancel, options);

  return {
    deltaX: () => (axis === 'horizontal' && !cancelled ? at.x - start.x : 0),
    durationMs: () => endedAt - first.timeStamp,
    stop: () => stopper.abort(),
  };
}
