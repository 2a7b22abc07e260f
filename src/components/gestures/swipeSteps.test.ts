import { describe, expect, it } from 'vitest';
import { resolveIndex, swipeSteps } from './swipeSteps.ts';

const swipe = (delta: number, durationMs: number, slide = 375) => ({ delta, durationMs, slide });

describe('swipeSteps', () => {
  it('goes on past half a slide, strictly, however slow', () => {
    expect(swipeSteps(swipe(-187, 1500), true)).toBe(0);
    expect(swipeSteps(swipe(-187.5, 1500), true)).toBe(0);
    expect(swipeSteps(swipe(-189, 1500), true)).toBe(1);
  });

  it('goes on above 0.25 px/ms, averaged over the gesture, however short', () => {
    expect(swipeSteps(swipe(-60, 200), true)).toBe(1);
    expect(swipeSteps(swipe(-50, 200), true)).toBe(0);
    expect(swipeSteps(swipe(-100, 1000), true)).toBe(0);
  });

  it('goes back when dragged to the right', () => {
    expect(swipeSteps(swipe(60, 200), true)).toBe(-1);
  });

  it('covers several narrow slides without a loop, and one with', () => {
    expect(swipeSteps(swipe(-250, 200, 100), false)).toBe(3);
    expect(swipeSteps(swipe(-250, 200, 100), true)).toBe(1);
  });

  it('stays where nothing can be measured', () => {
    expect(swipeSteps(swipe(0, 0), true)).toBe(0);
    expect(swipeSteps(swipe(-100, 100, 0), true)).toBe(0);
  });

  it('takes other thresholds', () => {
    expect(swipeSteps(swipe(-60, 200), true, { speed: 0.5, share: 0.5 })).toBe(0);
  });
});

describe('resolveIndex', () => {
  it('wraps in a loop', () => {
    expect([-1, 0, 3, 7].map((index) => resolveIndex(index, 3, true))).toEqual([2, 0, 0, 1]);
  });

  it('clamps without one', () => {
    expect([-1, 3, 9].map((index) => resolveIndex(index, 3, false))).toEqual([0, 2, 2]);
  });

  it('is 0 where there is nothing', () => {
    expect(resolveIndex(4, 0, true)).toBe(0);
  });
});
