import { describe, expect, it } from 'vitest';
import { CLOSE_UP, MAX_SCALE, REST, scalesOf, turnOf, within, zoomAt } from './zoom.ts';

describe('zoomAt', () => {
  it('keeps what is under the finger in its place', () => {
    const zoom = zoomAt(REST, { x: 100, y: -40 }, 2);
    expect(zoom).toEqual({ scale: 2, x: -100, y: 40 });
    const closer = zoomAt(zoom, { x: 100, y: -40 }, 3);
    expect(closer).toEqual({ scale: 3, x: -200, y: 80 });
  });

  it('stays between 1 and the largest scale', () => {
    expect(zoomAt(REST, { x: 0, y: 0 }, 0.2).scale).toBe(1);
    expect(zoomAt(REST, { x: 0, y: 0 }, 40).scale).toBe(MAX_SCALE);
  });
});

describe('scalesOf', () => {
  const stage = { width: 375, height: 812 };
  it('is the same for every picture that is wide enough', () => {
    for (const picture of [
      { width: 375, height: 280 },
      { width: 270, height: 812 },
    ])
      expect(scalesOf(picture, stage)).toEqual({ closeUp: CLOSE_UP, max: MAX_SCALE });
  });
  it('lets a tall screenshot fill the width and go further', () => {
    expect(scalesOf({ width: 37.5, height: 812 }, stage)).toEqual({ closeUp: 10, max: 15 });
  });
});

describe('within', () => {
  it('keeps the edges of an enlarged picture at or beyond those of the stage', () => {
    const stage = { width: 375, height: 812 };
    expect(within({ scale: 2, x: 900, y: 300 }, { width: 375, height: 210 }, stage)).toEqual({
      scale: 2,
      x: 187.5,
      y: 0,
    });
  });
});

describe('turnOf', () => {
  it.each([
    ['slow and short', 100, 1000, 0],
    ['more than half a width', -190, 3000, 1],
    ['fast on average', 80, 200, -1],
    ['exactly at the speed', 75, 300, 0],
    ['no time at all', 10, 0, 0],
  ] as const)('%s', (_, distance, elapsedMs, step) => {
    expect(turnOf(distance, elapsedMs, 375)).toBe(step);
  });
});
