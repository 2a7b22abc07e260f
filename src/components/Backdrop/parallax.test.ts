import { describe, expect, it } from 'vitest';
import { CENTRE, easeTowards, FRAME_MS, layerShift } from './parallax.ts';

describe('layerShift', () => {
  it('is 0.3 × the pointer’s offset for the front layer, less for those behind', () => {
    expect(layerShift({ x: 100, y: -50 }, 1)).toEqual({ x: 30, y: -15 });
    expect(layerShift({ x: 100, y: -50 }, 0.5)).toEqual({ x: 15, y: -7.5 });
  });
});

describe('easeTowards', () => {
  it('arrives within a second of frames and then stays', () => {
    const target = { x: 720, y: -450 };
    let at = CENTRE;
    for (let frame = 0; frame < 60; frame += 1) at = easeTowards(at, target, FRAME_MS);
    expect(at).toBe(target);
  });

  it('never jumps', () => {
    expect(easeTowards(CENTRE, { x: 100, y: 0 }, FRAME_MS).x).toBeLessThan(20);
    expect(easeTowards(CENTRE, { x: 100, y: 0 }, 60_000).x).toBeLessThan(50);
  });

  it('goes as far in one frame of 30 a second as in two of 60', () => {
    const target = { x: 100, y: 0 };
    const two = easeTowards(easeTowards(CENTRE, target, FRAME_MS), target, FRAME_MS);
    expect(easeTowards(CENTRE, target, 2 * FRAME_MS).x).toBeCloseTo(two.x);
  });
});
