import type { ImageSize } from '../Picture/ImageSize.ts';

/** A square of an image, in its own px. */
export type CropSquare = { x: number; y: number; side: number };

/** A point of an image, px. */
export type Point = { x: number; y: number };

/** How far one may zoom in. */
export const MAX_ZOOM = 4;

/** The side of the largest square an image holds. */
const fullSide = ({ width, height }: ImageSize): number => Math.min(width, height);

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

const within = (size: ImageSize, { x, y, side }: CropSquare): CropSquare => ({
  side,
  x: clamp(x, size.width - side),
  y: clamp(y, size.height - side),
});

/** The square to begin with: as large as can be, in the middle. */
export function middleSquare(size: ImageSize): CropSquare {
  const side = fullSide(size);
  return { side, x: (size.width - side) / 2, y: (size.height - side) / 2 };
}

/** The square moved over the image, never out of it. */
export const movedBy = (size: ImageSize, square: CropSquare, { x, y }: Point): CropSquare =>
  within(size, { ...square, x: square.x + x, y: square.y + y });

/** The square with this point in its middle, as far as the image goes. */
export const centredOn = (size: ImageSize, { side }: CropSquare, { x, y }: Point): CropSquare =>
  within(size, { side, x: x - side / 2, y: y - side / 2 });

/** The zoom of a square: 1 shows as much as can be. */
export const zoomOf = (size: ImageSize, { side }: CropSquare): number => fullSide(size) / side;

/** The square at another zoom; the point, by default its middle, stays where it is in it. */
export function zoomedTo(
  size: ImageSize,
  square: CropSquare,
  zoom: number,
  point: Point = middleOf(square),
): CropSquare {
  const side = fullSide(size) / Math.min(Math.max(zoom, 1), MAX_ZOOM);
  const share = side / square.side;
  return within(size, { side, x: point.x - (point.x - square.x) * share, y: point.y - (point.y - square.y) * share });
}

const middleOf = ({ x, y, side }: CropSquare): Point => ({ x: x + side / 2, y: y + side / 2 });
