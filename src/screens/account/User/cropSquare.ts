import type { CropSquare } from '#domain/avatar.ts';

/** The sides of a picture, px. */
export type PictureSize = { width: number; height: number };

/** A point of a picture, px. */
export type Point = { x: number; y: number };

/** How far one may go into a picture. */
export const MAX_ZOOM = 4;

/** The largest square a picture holds. */
const fullSide = ({ width, height }: PictureSize): number => Math.min(width, height);

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

const within = (size: PictureSize, { x, y, side }: CropSquare): CropSquare => ({
  side,
  x: clamp(x, size.width - side),
  y: clamp(y, size.height - side),
});

/** The square to begin with: as large as can be, in the middle. */
export function middleSquare(size: PictureSize): CropSquare {
  const side = fullSide(size);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 };
}

/** The square moved over the picture, never out of it. */
export const movedBy = (size: PictureSize, square: CropSquare, { x, y }: Point): CropSquare =>
  within(size, { ...square, x: square.x + x, y: square.y + y });

/** The square with this point in its middle, as far as the picture goes. */
export const centredOn = (size: PictureSize, { side }: CropSquare, { x, y }: Point): CropSquare =>
  within(size, { side, x: x - side / 2, y: y - side / 2 });

/** How far into the picture a square goes: 1 shows as much as can be. */
export const zoomOf = (size: PictureSize, { side }: CropSquare): number => fullSide(size) / side;

/** The square at another zoom; the point, by default its middle, stays where it is in it. */
export function zoomedTo(
  size: PictureSize,
  square: CropSquare,
  zoom: number,
  point: Point = middleOf(square),
): CropSquare {
  const side = fullSide(size) / Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const share = side / square.side;
  return within(size, { side, x: point.x - (point.x - square.x) * share, y: point.y - (point.y - square.y) * share });
}

const middleOf = ({ x, y, side }: CropSquare): Point => ({ x: x + side / 2, y: y + side / 2 });
