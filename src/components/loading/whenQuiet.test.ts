import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn, whenIdle } from './whenQuiet.ts';

it('makes the calls one after the other, and what happens meanwhile comes in between', async () => {
  const seen: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.push('touch');
  const first = () => {
    seen.push('code');
    port2.postMessage(0);
  };
  inTurn([first, () => seen.push('game'), () => seen.push('gifts')]);
  expect(seen).toEqual(['code']);
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  port1.close();
  expect(seen).toEqual(['code', 'touch', 'game', 'gifts']);
});

it('has nothing to do without calls', () => {
  expect(() => inTurn([])).not.toThrow();
});

describe('whenIdle where the browser does not tell of idle moments, as Safari', () => {
  let paint: () => void = () => undefined;
  beforeEach(() => {
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => (paint = run));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('runs soon after the next paint, and not before it', async () => {
    expect('requestIdleCallback' in globalThis).toBe(false);
    const run = vi.fn();
    whenIdle(run);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(run).not.toHaveBeenCalled();
    const paintedAt = performance.now();
    paint();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { interval: 5 });
    expect(performance.now() - paintedAt).toBeLessThan(500);
  });

  it('can be called off before the paint and after it', async () => {
    const run = vi.fn();
    whenIdle(run)();
    paint();
    const callOff = whenIdle(run);
    paint();
    await new Promise((resolve) => setTimeout(resolve, 20));
    callOff();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(run).not.toHaveBeenCalled();
  });
});
