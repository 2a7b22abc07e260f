import { canScrollSideways } from '#components/scrolling/nearestScroller.ts';
import { claimFinger, isTouchEvent, touchOf } from './claimFinger.ts';
import { LOCK_DISTANCE, directionLock, type Axis } from './directionLock.ts';

/** A point of the viewport, CSS px. */
export type ScreenPoint = { x: number; y: number };

export type SwipeHandlers = {
  /** The axis it is heard along; the other one is the page's. */
  axis: Axis;
  /** What drags: a finger by default, or a mouse with its button down; with `mouse`, fingers are left to the browser's scrolling. */
  input?: 'touch' | 'mouse' | 'both';
  /** Whether the gesture is ours, asked once its direction is known; what is refused is left untouched for a parent. */
  accepts: (delta: number, from: ScreenPoint) => boolean;
  /** A finger is down, whatever comes of it. */
  onPress?: () => void;
  onLift?: () => void;
  /** Travel along the axis since the finger came down, in CSS px. */
  onMove: (delta: number) => void;
  /** The finger has gone; `delta` is 0 when the system took it away. */
  onEnd: (delta: number, durationMs: number) => void;
};

type Gesture = { id: number; from: ScreenPoint; startedAt: number; delta: number; ours: boolean; dragged: boolean };

const MOUSE = -1;
/** A finger that is set down rolls by as much, in CSS px, before it goes anywhere. */
const ROLL = 3;
const KEEPS_ITS_DRAG = 'input, select, textarea';

/** A drag's own click comes right after it, if at all: of a finger's there is none. */
const CLICK_FOLLOWS_MS = 300;

/**
 * Hears swipes along one axis with one finger: later fingers neither move nor end it. A gesture is taken from the page
 * only when nothing inside `element` can use it, and then its click is swallowed (SW.P4, SW.P7, TB.P5).
 */
export function listenForSwipe(element: HTMLElement, handlers: SwipeHandlers): () => void {
  const { input = 'touch' } = handlers;
  const stop = new AbortController();
  const { signal } = stop;
  const { press, move, end, click, unclaim } = createSwipe(element, handlers);
  const endOfTouch = (event: Event) => {
    if (isTouchEvent(event)) end(event);
  };
  const pressOfTouch = (event: TouchEvent) => {
    // What is touched may leave the page under the finger; its end is then heard nowhere else.
    if (press(event))
      for (const type of ['touchend', 'touchcancel']) event.target?.addEventListener(type, endOfTouch, { signal });
  };

  if (input !== 'mouse') {
    element.addEventListener('touchstart', pressOfTouch, { passive: true, signal });
    element.addEventListener('touchmove', move, { passive: false, signal });
  }
  element.addEventListener('click', click, { capture: true, signal });
  if (input !== 'touch') listenForMouse(element, signal, { press, move, end });
  return () => {
    unclaim();
    stop.abort();
  };
}

/** One finger's way from touch-down to its end. */
function createSwipe(element: HTMLElement, handlers: SwipeHandlers) {
  let gesture: Gesture | undefined;
  let swallowsClicksUntil = 0;
  let claim: (() => void) | undefined;

  const drag = (current: Gesture, { clientX, clientY }: Pointed, event: Event) => {
    current.delta = handlers.axis === 'horizontal' ? clientX - current.from.x : clientY - current.from.y;
    current.dragged ||= Math.abs(current.delta) > LOCK_DISTANCE;
    if (event.cancelable) event.preventDefault();
    handlers.onMove(current.delta);
  };
  const lift = () => {
    claim?.();
    gesture = undefined;
    handlers.onLift?.();
  };
  return {
    unclaim: () => claim?.(),
    /** Whether a gesture begins. */
    press(event: TouchEvent | MouseEvent): boolean {
      const finger = fingerOf(event);
      swallowsClicksUntil = 0;
      if (gesture || !finger || (event.target instanceof Element && event.target.matches(KEEPS_ITS_DRAG))) return false;
      gesture = {
        id: finger.id,
        from: { x: finger.at.clientX, y: finger.at.clientY },
        startedAt: event.timeStamp,
        delta: 0,
        ours: false,
        dragged: false,
      };
      handlers.onPress?.();
      return true;
    },
    /** A move that is not claimed: of a finger before it is ours, or of a mouse. */
    move(event: TouchEvent | MouseEvent) {
      const current = gesture;
      const at = current && fingerOf(event, current.id)?.at;
      if (!current || !at) return;
      const fate = current.ours ? 'ours' : fateOf(current, at, event, element, handlers);
      if (fate === 'refused') return lift();
      if (fate === 'undecided') return;
      if (!current.ours && isTouchEvent(event))
        claim = claimFinger(current.id, (touch, moved) => drag(current, touch, moved));
      current.ours = true;
      drag(current, at, event);
    },
    end(event: TouchEvent | MouseEvent) {
      const ended = gesture;
      if (!ended || !fingerOf(event, ended.id)) return;
      lift();
      if (ended.dragged) swallowsClicksUntil = event.timeStamp + CLICK_FOLLOWS_MS;
      if (ended.ours) handlers.onEnd(event.type === 'touchcancel' ? 0 : ended.delta, event.timeStamp - ended.startedAt);
    },
    click(event: MouseEvent) {
      // A key's click is never a drag's.
      if (event.detail === 0 || event.timeStamp > swallowsClicksUntil) return;
      swallowsClicksUntil = 0;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

type MouseSteps = Record<'press' | 'move' | 'end', (event: MouseEvent) => unknown>;

/** A mouse may leave the element with its button down. */
function listenForMouse(element: HTMLElement, signal: AbortSignal, { press, move, end }: MouseSteps): void {
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  element.addEventListener('mousedown', (event) => event.button === 0 && press(event), { signal });
  addEventListener('mousemove', move, { signal });
  addEventListener('mouseup', end, { signal });
}

/** Whose a gesture is, once it has come as far as `at`. */
function fateOf(
  { from }: Gesture,
  at: Pointed,
  event: Event,
  element: HTMLElement,
  { axis: ours, accepts }: SwipeHandlers,
): 'ours' | 'refused' | 'undecided' {
  // Two fingers are a pinch, which is the browser's; one that rests elsewhere is none of it.
  if (isTouchEvent(event) && fingersOn(element, event) > 1) return 'refused';
  const dx = at.clientX - from.x;
  const dy = at.clientY - from.y;
  const travel = Math.max(Math.abs(dx), Math.abs(dy));
  const axis = directionLock(dx, dy);
  if (axis === undefined || travel < ROLL) return 'undecided';
  // Crosswise under the lock distance may still turn; beyond it, or once the browser scrolls, it is the page's.
  if (axis !== ours) return travel < LOCK_DISTANCE && event.cancelable ? 'undecided' : 'refused';
  const scrollsInside =
    axis === 'horizontal' && event.target instanceof Element && canScrollSideways(event.target, element, dx);
  // A move that cannot be prevented is still ours (a busy page, the tail of a scroll): along this axis nothing else moves.
  if (event.defaultPrevented || scrollsInside || !accepts(axis === 'horizontal' ? dx : dy, from)) return 'refused';
  return 'ours';
}

/** What has a place on the screen: a finger, or a mouse's event. */
type Pointed = Pick<Touch, 'clientX' | 'clientY'>;

const fingersOn = (element: Element, { touches }: TouchEvent): number =>
  Array.from(touches).filter(({ target }) => target instanceof Node && element.contains(target)).length;

/** The finger the event is about: the first one down, or the one asked for. */
function fingerOf(event: TouchEvent | MouseEvent, id?: number): { id: number; at: Pointed } | undefined {
  if (event instanceof MouseEvent) return id === undefined || id === MOUSE ? { id: MOUSE, at: event } : undefined;
  const touch = id === undefined ? event.changedTouches[0] : touchOf(event.changedTouches, id);
  return touch && { id: touch.identifier, at: touch };
}
