import { claimFinger, isTouchEvent, touchOf } from '#components/gestures/claimFinger.ts';
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
  /** Travel of the current pull. */
  raw: number | undefined;
};

const ENDINGS = ['touchend', 'touchcancel'] as const;

/**
 * Hears pulls on `root`. The touchmove listener is not passive: from the first vertical move at the top
 * the browser's own bounce must be prevented (PR.P3). Returns what ends listening.
 */
export function listenForPull(root: HTMLElement, listener: PullListener): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { start, move, end, abandon } = createPull(root, listener);
  const onStart = (event: TouchEvent) => {
    if (!start(event)) return;
    // A row taken out of the page under the finger still hears its end; the page does not (PR.P4).
    const over = new AbortController();
    const endHere = (ending: Event) => {
      if (end(ending)) over.abort();
    };
    for (const type of ENDINGS) event.target?.addEventListener(type, endHere, { signal: over.signal });
  };

  root.addEventListener('touchstart', onStart, { passive: true, signal });
  root.addEventListener('touchmove', move, { passive: false, signal });
  for (const type of ENDINGS) root.addEventListener(type, end, { signal });
  addEventListener('blur', end, { signal });
  document.addEventListener('visibilitychange', end, { signal });
  return () => {
    abandon();
    stop.abort();
  };
}

/** One finger's way from touch-down to its end. */
function createPull(root: HTMLElement, { mayPull, onPull, onRelease }: PullListener) {
  let gesture: Gesture | undefined;
  let unclaim: (() => void) | undefined;

  const release = (raw: number) => {
    if (gesture?.raw === undefined) return;
    unclaim?.();
    gesture.raw = undefined;
    onRelease(raw);
  };
  const abandon = () => {
    release(0);
    gesture = undefined;
  };
  /** The pull goes on; from here no scroller can move, so none is looked at. */
  const pull = (current: Gesture, { clientY }: Touch, event: TouchEvent) => {
    const raw = clientY - current.originY;
    if (raw < 0) return release(0);
    if (event.cancelable) event.preventDefault();
    current.raw = raw;
    onPull(raw);
  };
  return {
    abandon,
    /** Whether it may become a pull. */
    start({ touches }: TouchEvent): boolean {
      // A second finger changes nothing: the first goes on (PR.P8).
      if (gesture && touchOf(touches, gesture.id)) return false;
      const touch = touches[0];
      const may = touches.length === 1 && touch !== undefined && mayPull();
      abandon();
      if (may) gesture = beginGesture(touch);
      return may;
    },
    /** A move that is not yet a pull. */
    move(event: TouchEvent) {
      const current = gesture;
      const touch = current && touchOf(event.touches, current.id);
      if (!current || !touch || event.defaultPrevented || !(event.target instanceof Element)) return;
      current.axis = directionLock(touch.clientX - current.startX, touch.clientY - current.startY, current.axis);
      // What a scroller inside has begun to use stays its own, even after it has come to its top (PR.P1).
      if (scrolledFrom(event.target, root)) return abandon();
      if (scrolledFrom(root)) current.originY = touch.clientY;
      if (current.axis !== 'vertical' || touch.clientY <= current.originY) return;
      unclaim = claimFinger(current.id, (finger, moved) => pull(current, finger, moved));
      pull(current, touch, event);
    },
    /** The finger was lifted, or the page lost it; the end of another's touch is none. Whether the gesture is over. */
    end(event: Event): boolean {
      if (isTouchEvent(event) && gesture && !touchOf(event.changedTouches, gesture.id)) return false;
      release(gesture?.raw ?? 0);
      gesture = undefined;
      return true;
    },
  };
}

function beginGesture({ identifier, clientX, clientY }: Touch): Gesture {
  return { id: identifier, startX: clientX, startY: clientY, originY: clientY, axis: undefined, raw: undefined };
}
