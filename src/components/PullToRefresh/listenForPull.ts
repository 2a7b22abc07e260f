import { directionLock, type Axis } from '#components/gestures/directionLock.ts';
import { scrolledFrom } from '#components/scrolling/nearestScroller.ts';

export type PullListener = {
  /** Asked at touch-down. */
  mayPull: () => boolean;
  /** The finger has travelled `raw` CSS px down from where the pull began. */
  onPull: (raw: number) => void;
  /** The pull is over, `raw` CSS px from where it began; 0 when it came to nothing. Always follows onPull. */
  onRelease: (raw: number) => void;
};

type Gesture = {
  id: number;
  startX: number;
  startY: number;
  /** Where the pull is counted from: moves along until the page stands at its top (PR.P5). */
  originY: number;
  axis: Axis | undefined;
  /** Travel of the pull under way. */
  raw: number | undefined;
};

/**
 * Hears pulls on `root`. The touchmove listener is not passive: from the first vertical move at the top
 * the browser's own bounce must be prevented (PR.P3). Returns what ends listening.
 */
export function listenForPull(root: HTMLElement, { mayPull, onPull, onRelease }: PullListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let gesture: Gesture | undefined;

  const endPull = (raw: number) => {
    if (gesture?.raw === undefined) return;
    gesture.raw = undefined;
    onRelease(raw);
  };
  const abandon = () => {
    endPull(0);
    gesture = undefined;
  };
  const onStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (event.touches.length > 1 || !touch || !mayPull()) return abandon();
    gesture = beginGesture(touch);
    // A row taken out of the page under the finger still hears its end; the page does not (PR.P4).
    for (const type of ['touchend', 'touchcancel'] as const) event.target?.addEventListener(type, onEnd, { once: true, signal });
  };
  const onMove = (event: TouchEvent) => {
    const touch = touchOf(event, gesture?.id);
    if (!gesture || !touch || event.defaultPrevented || !(event.target instanceof Element)) return;
    gesture.axis = directionLock(touch.clientX - gesture.startX, touch.clientY - gesture.startY, gesture.axis);
    // What a scroller inside has begun to use stays its own, even after it has come to its top (PR.P1).
    if (scrolledFrom(event.target, root)) return abandon();
    if (gesture.raw === undefined && scrolledFrom(root)) gesture.originY = touch.clientY;
    const raw = touch.clientY - gesture.originY;
    if (gesture.axis !== 'vertical' || (raw <= 0 && gesture.raw === undefined)) return;
    if (raw < 0) return endPull(0);
    if (event.cancelable) event.preventDefault();
    gesture.raw = raw;
    onPull(raw);
  };
  const onEnd = () => {
    endPull(gesture?.raw ?? 0);
    gesture = undefined;
  };

  root.addEventListener('touchstart', onStart, { passive: true, signal });
  root.addEventListener('touchmove', onMove, { passive: false, signal });
  root.addEventListener('touchend', onEnd, { signal });
  root.addEventListener('touchcancel', onEnd, { signal });
  addEventListener('blur', onEnd, { signal });
  document.addEventListener('visibilitychange', onEnd, { signal });
  return () => {
    abandon();
    stop.abort();
  };
}

function beginGesture({ identifier, clientX, clientY }: Touch): Gesture {
  return { id: identifier, startX: clientX, startY: clientY, originY: clientY, axis: undefined, raw: undefined };
}

const touchOf = ({ touches }: TouchEvent, id: number | undefined): Touch | undefined =>
  Array.from(touches).find(({ identifier }) => identifier === id);
