import { devtools } from './devtools.ts';

/** A point in the page, px. */
export type Point = { x: number; y: number };

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

/** The test page lives in a frame of the runner's page: its offset is added to every point. */
function toWindow({ x, y }: Point): Point {
  const frame = globalThis.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

/** Sends one real touch event, with the fingers that are down after it; `atMs` (since the epoch) sets its time stamp. */
export async function dispatchTouch(type: TouchType, points: readonly Point[], atMs?: number): Promise<void> {
  await devtools().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(toWindow),
    timestamp: atMs === undefined ? undefined : atMs / 1000,
  });
}

/** Where a finger goes: from a point by a distance, in steps, over a time. */
export type Drag = { from: Point; dx?: number; dy?: number; steps?: number; durationMs?: number };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts a finger down and moves it, without lifting it. */
export async function dragHeld({ from, dx = 0, dy = 0, steps = 10, durationMs = 160 }: Drag): Promise<Point> {
  await dispatchTouch('touchStart', [from]);
  let at = from;
  for (let step = 1; step <= steps; step += 1) {
    await wait(durationMs / steps);
    at = { x: from.x + (dx * step) / steps, y: from.y + (dy * step) / steps };
    await dispatchTouch('touchMove', [at]);
  }
  return at;
}

/** A whole drag of one finger. */
export async function dragBy(drag: Drag): Promise<void> {
  await dragHeld(drag);
  await dispatchTouch('touchEnd', []);
}

/** A whole drag whose events carry exact times, however long the machine takes for it. */
export async function dragTimed({ from, dx = 0, dy = 0, steps = 5, durationMs = 160 }: Drag): Promise<void> {
  const startMs = performance.timeOrigin + performance.now();
  await dispatchTouch('touchStart', [from], startMs);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await dispatchTouch(
      'touchMove',
      [{ x: from.x + dx * share, y: from.y + dy * share }],
      startMs + durationMs * share,
    );
  }
  await dispatchTouch('touchEnd', [], startMs + durationMs);
}

/** The middle of an element's box. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const moveMouse = (point: Point) =>
  devtools().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...toWindow(point) });

/** Takes the mouse to an element at once; the runner's own hover moves a stopped clock while it waits. */
export async function mouseOnto(element: Element): Promise<void> {
  await moveMouse(middleOf(element));
}

/** Presses the mouse's button, takes the mouse along and lets the button go. */
export async function dragMouse(
  from: Point,
  { dx = 0, dy = 0, steps = 5 }: { dx?: number; dy?: number; steps?: number },
): Promise<void> {
  const send = (type: string, point: Point) =>
    devtools().send('Input.dispatchMouseEvent', {
      type,
      ...toWindow(point),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  const to = { x: from.x + dx, y: from.y + dy };
  await moveMouse(from);
  await send('mousePressed', from);
  for (let step = 1; step <= steps; step += 1)
    await send('mouseMoved', { x: from.x + (dx * step) / steps, y: from.y + (dy * step) / steps });
  await send('mouseReleased', to);
}

/** Takes the mouse to the bottom corner: where an earlier test left it, it hovers over what the next one shows. */
export async function mouseAway(): Promise<void> {
  await moveMouse({ x: 1, y: innerHeight - 1 });
}

/** Turns the wheel of a mouse with ctrl held, as a trackpad's pinch does. */
export async function ctrlWheelAt(point: Point, deltaY: number): Promise<void> {
  await devtools().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...toWindow(point),
    deltaX: 0,
    deltaY,
    modifiers: 2,
  });
}
