import { describe, expect, it } from 'vitest';
import { centredOn, MAX_ZOOM, middleSquare, movedBy, zoomedTo, zoomOf } from './cropSquare.ts';

const WIDE = { width: 1600, height: 900 };

describe('the square of an image', () => {
  it('begins as large as can be, in the middle', () => {
    expect(middleSquare(WIDE)).toEqual({ x: 350, y: 0, side: 900 });
    expect(middleSquare({ width: 300, height: 800 })).toEqual({ x: 0, y: 250, side: 300 });
  });

  it('moves, but never out of the image', () => {
    const square = middleSquare(WIDE);
    expect(movedBy(WIDE, square, { x: -100, y: 50 })).toEqual({ x: 250, y: 0, side: 900 });
    expect(movedBy(WIDE, square, { x: 9999, y: 0 }).x).toBe(700);
    expect(movedBy(WIDE, square, { x: -9999, y: 0 }).x).toBe(0);
  });

  it('goes in and out about its middle, or about a point that stays where it is', () => {
    const square = zoomedTo(WIDE, middleSquare(WIDE), 2);
    expect(square).toEqual({ x: 575, y: 225, side: 450 });
    expect(zoomOf(WIDE, square)).toBe(2);
    const corner = zoomedTo(WIDE, middleSquare(WIDE), 3, { x: 350, y: 0 });
    expect(corner).toEqual({ x: 350, y: 0, side: 300 });
    expect(zoomedTo(WIDE, corner, 1)).toMatchObject({ y: 0, side: 900 });
  });

  it('goes in no further than four times, and out no further than the image', () => {
    expect(zoomOf(WIDE, zoomedTo(WIDE, middleSquare(WIDE), 99))).toBe(MAX_ZOOM);
    expect(zoomOf(WIDE, zoomedTo(WIDE, middleSquare(WIDE), 0))).toBe(1);
  });

  it('is put on a point, as far as the image goes', () => {
    const square = zoomedTo(WIDE, middleSquare(WIDE), 3);
    expect(centredOn(WIDE, square, { x: 800, y: 450 })).toEqual({ x: 650, y: 300, side: 300 });
    expect(centredOn(WIDE, square, { x: 0, y: 900 })).toEqual({ x: 0, y: 600, side: 300 });
  });
});
