import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClockedChannel } from '../testing/ClockedChannel.ts';
import { runInSeparateTasks, whenIdle } from './whenQuiet.ts';

it('makes the calls one after the other, and what happens meanwhile comes in between', async () => {
  const seen: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => seen.push('touch');
  const first = () => {
    seen.push('code');
    port2.postMessage(0);
  };
  runInSeparateTasks([first, () => seen.push('game'), () => seen.push('gifts')]);
  expect(seen).toEqual(['code']);
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  port1.close();
  expect(seen).toEqual(['code', 'touch', 'game', 'gifts']);
});

it('has nothing to do without calls', () => {
  expect(() => runInSeparateTasks([])).not.toThrow();
});

describe('whenIdle without requestIdleCallback, as in Safari', () => {
  const PAINT_MS = 16;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, PAINT_MS));
    vi.stubGlobal('MessageChannel', ClockedChannel);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs soon after the next paint, and not before it', async () => {
    expect('requestIdleCallback' in globalThis).toBe(false);
    const run = vi.fn();
    whenIdle(run);
    await vi.advanceTimersByTimeAsync(PAINT_MS);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(run).toHaveBeenCalledOnce();
  });

  it('can be called off before the paint and after it', async () => {
    const run = vi.fn();
    whenIdle(run)();
    const callOff = whenIdle(run);
    await vi.advanceTimersByTimeAsync(PAINT_MS + 1);
    callOff();
    await vi.runAllTimersAsync();
    expect(run).not.toHaveBeenCalled();
  });
});
