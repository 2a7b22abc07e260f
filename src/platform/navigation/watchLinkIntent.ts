import { afterPaint } from '#components/loading/whenQuiet.ts';

/** So far a finger may move and still mean what lies under it, px; beyond it scrolls. */
const SLACK_PX = 10;

/** So far it may move and still rest, px. */
const TREMBLE_PX = 3;

/** So long a finger rests on a link before it is taken to mean it, ms; a quicker tap has come to its click by then. */
const REST_MS = 50;

/** A click comes this soon after the finger has left, ms, or never. */
const CLICK_WITHIN_MS = 300;

type Undo = () => void;
type Point = { x: number; y: number };

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const isPlain = ({ isPrimary, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  isPrimary && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Counted by frames, not by a timer: Chromium holds timers back until it knows what the finger is about. */
function afterRest(run: () => void): Undo {
  const since = performance.now();
  let callOff: Undo;
  const look = () => {
    if (performance.now() - since >= REST_MS) run();
    else callOff = afterPaint(look);
  };
  callOff = afterPaint(look);
  return () => callOff();
}

/**
 * Tells of links a finger rests on, which are likely to be followed in this window. What `onIntent` begins for one is undone
 * as soon as the finger turns out to scroll, or has left without a click.
 * @param signal ends the watch
 */
export function watchLinkIntent(onIntent: (link: HTMLAnchorElement) => Undo | undefined, signal: AbortSignal): void {
  let start: Point | undefined;
  let rest: { at: Point; begin: () => void } | undefined;
  let wait: Undo | undefined;
  let undo: Undo | undefined;
  const callOff = () => {
    start = rest = undefined;
    wait?.();
    undo?.();
    wait = undo = undefined;
  };

  const onDown = (event: PointerEvent) => {
    callOff();
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlain(event) || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return;
    start = pointOf(event);
    const begin = () => {
      wait = rest = undefined;
      undo = onIntent(link);
    };
    rest = { at: start, begin };
    wait = afterRest(begin);
  };
  const onMove = (event: PointerEvent) => {
    const at = pointOf(event);
    if (start && distance(start, at) > SLACK_PX) callOff();
    if (!rest || distance(rest.at, at) <= TREMBLE_PX) return;
    wait?.();
    rest = { ...rest, at };
    wait = afterRest(rest.begin);
  };
  const onUp = () => {
    if (!start) return;
    start = undefined;
    // The click that comes next begins the same.
    if (!undo) return callOff();
    // What was begun is the click's then, and undone by nobody.
    const begun = undo;
    setTimeout(() => undo === begun && callOff(), CLICK_WITHIN_MS);
  };

  document.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal, passive: true });
  document.addEventListener('pointerup', onUp, { signal });
  for (const type of ['pointercancel', 'contextmenu', 'dragstart'])
    document.addEventListener(type, callOff, { signal });
  signal.addEventListener('abort', callOff);
}
