import { directionLock, type Axis } from '#components/gestures/directionLock.ts';
import { isAtTop } from '#components/scrolling/nearestScroller.ts';

export type PullListener = {
  /** Asked at touch-down. */
  mayPull: () => boolean;
  /** The finger has travelled `raw` px down from where the pull began. */
  onPull: (raw: number) => void;
  /** The pull is over, by lifting the finger or by anything that takes it away; always follows onPull. */
  onRelease: () => void;
};

type Gesture = {
  startX: number;
  startY: number;
  /** Where the pull is counted from: moves along until everything above stands at its top. */
  originY: number;
  axis: Axis | undefined;
  pulling: boolean;
};

/**
 * Hears pulls on `root`. The touchmove listener is not passive: from the first vertical move at the top
 * the browser's own bounce must be prevented (PR.P3). Returns what ends listening.
 */
export function listenForPull(root: HTMLElement, { mayPull, onPull, onRelease }: PullListener): () => void {
  let gesture: Gesture | undefined;

  const release = () => {
    const wasPulling = gesture?.pulling;
    gesture = undefined;
    if (wasPulling) onRelease();
  };
  const onStart = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (gesture || event.touches.length > 1 || !touch || !mayPull()) return release();
    gesture = { startX: touch.clientX, startY: touch.clientY, originY: touch.clientY, axis: undefined, pulling: false };
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!gesture || !touch || event.defaultPrevented) return;
    gesture.axis = directionLock(touch.clientX - gesture.startX, touch.clientY - gesture.startY, gesture.axis);
    if (!gesture.pulling && !(event.target instanceof Element && isAtTop(event.target))) gesture.originY = touch.clientY;
    const raw = touch.clientY - gesture.originY;
    if (gesture.axis !== 'vertical' || (raw <= 0 && !gesture.pulling)) return;
    if (raw >= 0 && event.cancelable) event.preventDefault();
    gesture.pulling = true;
    onPull(Math.max(0, raw));
  };

  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('touchstart', onStart, { passive: true, signal });
  root.addEventListener('touchmove', onMove, { passive: false, signal });
  root.addEventListener('touchend', release, { signal });
  root.addEventListener('touchcancel', release, { signal });
  addEventListener('blur', release, { signal });
  document.addEventListener('visibilitychange', release, { signal });
  return () => {
    release();
    stop.abort();
  };
}
