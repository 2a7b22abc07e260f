import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ImageSize } from '../Picture/ImageSize.ts';
import { centredOn, movedBy, zoomedTo, zoomOf, type CropSquare, type Point } from './cropSquare.ts';

/** How far a finger may shake in a tap, px. */
const SLOP = 6;

/** A key moves the square by this share of its side. */
const KEY_STEP = 0.05;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const apart = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Where the stage is, px, to know which part of the image lies under a finger. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width'>;

const under = ({ left, top, width }: Box, square: CropSquare, { x, y }: Point): Point => ({
  x: square.x + ((x - left) * square.side) / width,
  y: square.y + ((y - top) * square.side) / width,
});

/** The square after the fingers went from some points to others: the image follows them. */
function followed(
  size: ImageSize,
  square: CropSquare,
  box: Box,
  before: readonly Point[],
  after: readonly Point[],
): CropSquare {
  const [from, to] = [under(box, square, middle(before)), under(box, square, middle(after))];
  const moved = movedBy(size, square, { x: from.x - to.x, y: from.y - to.y });
  const ratio = before.length > 1 ? apart(after) / Math.max(apart(before), 1) : 1;
  return ratio === 1 ? moved : zoomedTo(size, moved, zoomOf(size, moved) * ratio, from);
}

/**
 * Moves the square by hand: one finger drags the image, two pinch it. For who cannot drag, a tap
 * brings a point to the middle (WCAG 2.5.7), and the arrow keys move the square.
 * @param change gets what becomes of the square, since several movements may come before the next frame
 */
export function useCropGestures(size: ImageSize, change: (next: (square: CropSquare) => CropSquare) => void) {
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, pointOf(event));
  };

  const onPointerMove = (event: PointerEvent) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, pointOf(event));
    const after = [...fingers.current.values()];
    travelled.current += apart([last, pointOf(event)]);
    if (travelled.current <= SLOP) return;
    const box = event.currentTarget.getBoundingClientRect();
    change((square) => followed(size, square, box, before, after));
  };

  const onPointerEnd = (event: PointerEvent) => {
    const tapped = event.type === 'pointerup' && fingers.current.size === 1 && travelled.current <= SLOP;
    if (!fingers.current.delete(event.pointerId) || !tapped) return;
    const [box, point] = [event.currentTarget.getBoundingClientRect(), pointOf(event)];
    change((square) => centredOn(size, square, under(box, square, point)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    change((square) => movedBy(size, square, { x: step.x * square.side, y: step.y * square.side }));
  };

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onKeyDown };
}
