import { describe, expect, it } from 'vitest';
import { createLoadGate, type ListView } from './loadGate.ts';

const view = (more: Partial<ListView> = {}): ListView => ({
  tail: 'more',
  count: 20,
  distance: 300,
  viewport: 700,
  cause: 'self',
  ...more,
});

describe('createLoadGate', () => {
  it('opens at 300 px from the end, not at 301', () => {
    const gate = createLoadGate();
    expect(gate.mayLoad(view({ distance: 301 }))).toBe(false);
    expect(gate.mayLoad(view())).toBe(true);
  });

  it('lets one request through, even before anyone has said it is loading', () => {
    const gate = createLoadGate();
    expect([1, 2, 3].map(() => gate.mayLoad(view({ cause: 'scroll' })))).toEqual([true, false, false]);
  });

  it.each(['loading', 'failed', 'end'] as const)('stays shut while the tail is %s', (tail) => {
    expect(createLoadGate().mayLoad(view({ tail }))).toBe(false);
  });

  it('stays shut while the list is hidden', () => {
    expect(createLoadGate().mayLoad(view({ viewport: 0, distance: 0 }))).toBe(false);
  });

  it('opens again by itself when rows came and the screen is still not full', () => {
    const gate = createLoadGate();
    gate.mayLoad(view({ count: 0 }));
    gate.settle('loading', 0);
    expect(gate.mayLoad(view({ count: 5 }))).toBe(false);
    gate.settle('more', 5);
    expect(gate.mayLoad(view({ count: 5 }))).toBe(true);
  });

  it('does not open by itself after an answer without rows, but does for a scroll', () => {
    const gate = createLoadGate();
    gate.mayLoad(view({ count: 5 }));
    gate.settle('loading', 5);
    gate.settle('more', 5);
    expect(gate.mayLoad(view({ count: 5 }))).toBe(false);
    expect(gate.mayLoad(view({ count: 5, cause: 'scroll' }))).toBe(true);
  });

  it('opens again for a list that was emptied, however often it had asked at that count', () => {
    const gate = createLoadGate();
    gate.mayLoad(view({ count: 0 }));
    gate.settle('more', 20);
    gate.settle('more', 0);
    expect(gate.mayLoad(view({ count: 0 }))).toBe(true);
  });
});
