/** An item of a list being lifted out of it and carried about. */
export type LiftHandlers = {
  /** False leaves the item where it is. */
  onLift: (item: HTMLElement) => boolean;
  /** How far the item has been carried since it was pressed, px. */
  onCarry: (dx: number, dy: number) => void;
  /** `dropped` is false when the system, or Escape, took the item away: it goes back. */
  onEnd: (dropped: boolean) => void;
};

/** A finger rests this long before it lifts: sooner it scrolls the page. */
const LIFT_AFTER_MS = 280;

/** A resting finger trembles; a mouse that clicks slips. */
const SLACK_PX = 8;

type Press = {
  pointerId: number;
  item: HTMLElement;
  x: number;
  y: number;
  mouse: boolean;
  timer: number;
  lifted: boolean;
};

/** Hears items of `list` (its elements with `data-sort-key`) lifted by a resting finger or a dragging mouse. */
export function listenForLift(list: HTMLElement, { onLift, onCarry, onEnd }: LiftHandlers): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let press: Press | undefined;
  let swallowsClick = false;

  const lift = () => {
    if (!press || press.lifted) return;
    press.lifted = onLift(press.item);
    if (!press.lifted) press = undefined;
  };
  const end = (dropped: boolean) => {
    if (!press) return;
    const { lifted, timer } = press;
    clearTimeout(timer);
    press = undefined;
    swallowsClick = lifted;
    if (lifted) onEnd(dropped);
  };
  const begin = (event: PointerEvent) => {
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sort-key]') : null;
    swallowsClick = false;
    if (press || !event.isPrimary || event.button !== 0 || !item) return;
    const mouse = event.pointerType === 'mouse';
    const timer = mouse ? 0 : window.setTimeout(lift, LIFT_AFTER_MS);
    press = { pointerId: event.pointerId, item, x: event.clientX, y: event.clientY, mouse, timer, lifted: false };
  };
  const move = (event: PointerEvent) => {
    if (press?.pointerId !== event.pointerId) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.lifted && Math.hypot(dx, dy) > SLACK_PX) {
      if (press.mouse) lift();
      else end(false);
    }
    if (press?.lifted) onCarry(dx, dy);
  };

  list.addEventListener('pointerdown', begin, { signal });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => press?.pointerId === event.pointerId && end(true), { signal });
  addEventListener('pointercancel', (event) => press?.pointerId === event.pointerId && end(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
  // Heard before the finger is down: iOS lets nobody stop its scrolling later than that.
  list.addEventListener('touchmove', (event) => press?.lifted && event.cancelable && event.preventDefault(), {
    passive: false,
    signal,
  });
  // A long press asks Android for a menu, and a mouse drags pictures as files.
  list.addEventListener('contextmenu', (event) => press && !press.mouse && event.preventDefault(), { signal });
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    (event) => {
      // A key's click is never a drag's.
      if (!swallowsClick || event.detail === 0) return;
      swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  signal.addEventListener('abort', () => end(false));
  return () => stop.abort();
}
