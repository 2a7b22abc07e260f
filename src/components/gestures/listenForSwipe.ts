import { canScrollSideways } from '#components/scrolling/nearestScroller.ts';
import { claimTouchMoves } from './claimTouchMoves.ts';
import { LOCK_DISTANCE, directionLock, type Axis } from './directionLock.ts';

/** A place on the screen, in CSS px. */
export type ScreenPoint = { x: number; y: number };

export type SwipeHandlers = {
  /** The axis it is heard along; the other one is the page's. */
  axis: Axis;
  /** A mouse with its button down counts as a finger. */
  mouse?: boolean;
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

type Gesture = { id: number; from: ScreenPoint; startedAt: number; delta: number; ours: boolean };

const MOUSE = -1;
const KEEPS_ITS_DRAG = 'input, select, textarea';

/**
 * Hears swipes along one axis with one finger: later fingers neither move nor end it. A gesture is taken from the page
 * only when nothing inside `element` can use it, and then its click is swallowed (SW.P4, SW.P7, TB.P5).
 */
export function listenForSwipe(element: HTMLElement, handlers: SwipeHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let gesture: Gesture | undefined;
  let swallowsClick = false;
  let unclaim: (() => void) | undefined;

  const press = (event: TouchEvent | MouseEvent) => {
    const finger = fingerOf(event);
    if (gesture || !finger || (event.target instanceof Element && event.target.matches(KEEPS_ITS_DRAG))) return;
    swallowsClick = false;
    gesture = { id: finger.id, from: finger.at, startedAt: event.timeStamp, delta: 0, ours: false };
    // What is touched may leave the page under the finger; its end is then heard nowhere else.
    for (const type of ['touchend', 'touchcancel']) event.target?.addEventListener(type, endOfTouch, { signal });
    handlers.onPress?.();
  };
  const move = (event: TouchEvent | MouseEvent) => {
    const finger = gesture && fingerOf(event, gesture.id);
    if (!gesture || !finger) return;
    const next = follow(gesture, finger.at, event, element, handlers);
    if (!next) lift();
    else if (next.ours) {
      if (!gesture.ours && event instanceof TouchEvent) unclaim = claimTouchMoves(move);
      gesture = next;
      swallowsClick ||= Math.abs(next.delta) > LOCK_DISTANCE;
      if (event.cancelable) event.preventDefault();
      handlers.onMove(next.delta);
    }
  };
  const lift = () => {
    unclaim?.();
    gesture = undefined;
    handlers.onLift?.();
  };
  const end = (event: TouchEvent | MouseEvent) => {
    const ended = gesture;
    if (!ended || !fingerOf(event, ended.id)) return;
    lift();
    if (ended.ours) handlers.onEnd(event.type === 'touchcancel' ? 0 : ended.delta, event.timeStamp - ended.startedAt);
  };
  const endOfTouch = (event: Event) => {
    if (event instanceof TouchEvent) end(event);
  };
  const click = (event: MouseEvent) => {
    if (!swallowsClick) return;
    swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  element.addEventListener('touchstart', press, { passive: true, signal });
  element.addEventListener('touchmove', move, { passive: false, signal });
  element.addEventListener('touchend', end, { signal });
  element.addEventListener('touchcancel', end, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  if (handlers.mouse) listenForMouse(element, signal, { press, move, end });
  return () => {
    unclaim?.();
    stop.abort();
  };
}

type MouseSteps = Record<'press' | 'move' | 'end', (event: MouseEvent) => void>;

/** A mouse may leave the element with its button down. */
function listenForMouse(element: HTMLElement, signal: AbortSignal, { press, move, end }: MouseSteps): void {
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  element.addEventListener('mousedown', (event) => event.button === 0 && press(event), { signal });
  addEventListener('mousemove', move, { signal });
  addEventListener('mouseup', end, { signal });
}

/** The gesture one move later; undefined when it is not ours. */
function follow(gesture: Gesture, at: ScreenPoint, event: Event, element: HTMLElement, handlers: SwipeHandlers): Gesture | undefined {
  const dx = at.x - gesture.from.x;
  const dy = at.y - gesture.from.y;
  const delta = handlers.axis === 'horizontal' ? dx : dy;
  if (gesture.ours) return { ...gesture, delta };
  const axis = directionLock(dx, dy);
  if (axis === undefined) return gesture;
  // Crosswise under the lock distance may still turn; beyond it, or once the browser scrolls, it is the page's.
  if (axis !== handlers.axis) return Math.max(Math.abs(dx), Math.abs(dy)) < LOCK_DISTANCE && event.cancelable ? gesture : undefined;
  const scrollsInside = axis === 'horizontal' && event.target instanceof Element && canScrollSideways(event.target, element, dx);
  // A move that cannot be prevented is still ours (a busy page, the tail of a scroll): along this axis nothing else moves.
  if (event.defaultPrevented || scrollsInside || !handlers.accepts(delta, gesture.from)) return undefined;
  return { ...gesture, delta, ours: true };
}

/** The finger the event is about: the first one down, or the one asked for. */
function fingerOf(event: TouchEvent | MouseEvent, id?: number): { id: number; at: ScreenPoint } | undefined {
  if (event instanceof MouseEvent) return id === undefined || id === MOUSE ? { id: MOUSE, at: { x: event.clientX, y: event.clientY } } : undefined;
  const first = event.changedTouches[0];
  const isFirst = id === undefined || first?.identifier === id;
  const touch = isFirst ? first : Array.from(event.changedTouches).find(({ identifier }) => identifier === id);
  return touch && { id: touch.identifier, at: { x: touch.clientX, y: touch.clientY } };
}
