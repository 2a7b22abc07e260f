/** How a picture is looked at: scale from 1, and how far its middle is from the stage's middle, in px. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const REST: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** What a double tap goes to. */
export const CLOSE_UP = 2.5;

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

/** How close a picture is looked at: a tall screenshot, fitted into the stage, is a strip that has to fill its width to be read. */
export function scalesOf(picture: Size, stage: Size): { closeUp: number; max: number } {
  const filled = picture.width > 0 ? stage.width / picture.width : 1;
  return { closeUp: Math.max(CLOSE_UP, filled), max: Math.max(MAX_SCALE, filled * 1.5) };
}

/** Scales about a point, given from the stage's middle, so that what is under the finger stays there. */
export function zoomAt(zoom: Zoom, point: Point, scale: number, max = MAX_SCALE): Zoom {
  const next = Math.min(Math.max(scale, 1), max);
  const ratio = next / zoom.scale;
  return { scale: next, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
}

/** Keeps an enlarged picture from being pulled off the stage. */
export function within(zoom: Zoom, picture: Size, stage: Size): Zoom {
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, Math.max(0, (picture.width * zoom.scale - stage.width) / 2)),
    y: clamp(zoom.y, Math.max(0, (picture.height * zoom.scale - stage.height) / 2)),
  };
}

/** The swipe rule of the portal (primitives D1): more than half a width, or 0.25 px/ms on average. */
export function turnOf(distance: number, elapsedMs: number, width: number): -1 | 0 | 1 {
  const far = Math.abs(distance) > width / 2;
  const fast = elapsedMs > 0 && Math.abs(distance) / elapsedMs > 0.25;
  if (!far && !fast) return 0;
  return distance < 0 ? 1 : -1;
}
