import { afterPaint } from '#components/loading/whenQuiet.ts';

/** A finger that moves further scrolls, px. */
const SLACK_PX = 10;

/** A finger that moves further is not at rest, px. */
const TREMBLE_PX = 3;

/** How long a finger rests on a link before that counts as intent, ms; a quicker tap has come to its click by then. */
const REST_MS = 50;

/** A click comes this soon after `pointerup`, ms, or never. */
const CLICK_WITHIN_MS = 300;

type Cancel = () => void;
type Point = { x: number; y: number };

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const isPlain = ({ isPrimary, button, ctrlKey, metaKey, shiftKey, altKey }: PointerEvent): boolean =>
  isPrimary && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Counted by frames, not by a timer: Chromium delays timers until it knows whether the finger scrolls. */
function afterRest(run: () => void): Cancel {
  const since = performance.now();
  let cancel: Cancel;
  const look = () => {
    if (performance.now() - since >= REST_MS) run();
    else cancel = afterPaint(look);
  };
  cancel = afterPaint(look);
  return () => cancel();
}

/** Calls `onIntent` for a link a finger rests on; what it begins is cancelled if the finger scrolls or never clicks. */
export function watchLinkIntent(onIntent: (link: HTMLAnchorElement) => Cancel | undefined, signal: AbortSignal): void {
  let start: Point | undefined;
  let rest: { at: Point; begin: () => void } | undefined;
  let wait: Cancel | undefined;
  let begun: Cancel | undefined;
  const cancel = () => {
    start = rest = undefined;
    wait?.();
    begun?.();
    wait = begun = undefined;
  };

  const onDown = (event: PointerEvent) => {
    cancel();
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlain(event) || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return;
    start = pointOf(event);
    const begin = () => {
      wait = rest = undefined;
      begun = onIntent(link);
    };
    rest = { at: start, begin };
    wait = afterRest(begin);
  };
  const onMove = (event: PointerEvent) => {
    const at = pointOf(event);
    if (start && distance(start, at) > SLACK_PX) cancel();
    if (!rest || distance(rest.at, at) <= TREMBLE_PX) return;
    wait?.();
    rest = { ...rest, at };
    wait = afterRest(rest.begin);
  };
  const onUp = () => {
    if (!start) return;
    start = undefined;
    if (!begun) return cancel();
    // The click's navigation makes its own requests before this cancels.
    const own = begun;
    setTimeout(() => begun === own && cancel(), CLICK_WITHIN_MS);
  };

  document.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal, passive: true });
  document.addEventListener('pointerup', onUp, { signal });
  for (const type of ['pointercancel', 'contextmenu', 'dragstart']) document.addEventListener(type, cancel, { signal });
  signal.addEventListener('abort', cancel);
}
