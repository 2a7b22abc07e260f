import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCallSignal } from './createCallSignal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // What browsers at the floor lack.
  vi.stubGlobal(
    'AbortSignal',
    class extends AbortSignal {
      static override any = undefined as never;
      static override timeout = undefined as never;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends with any of its signals, for that one’s reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const { signal } = createCallSignal([first.signal, second.signal], 1000);
  expect(signal.aborted).toBe(false);
  second.abort('left');
  first.abort('too late');
  expect(signal.reason).toBe('left');
});

it('has ended from the start where one of its signals has', () => {
  const { signal } = createCallSignal([new AbortController().signal, AbortSignal.abort('before')], 1000);
  expect(signal).toMatchObject({ aborted: true, reason: 'before' });
});

it('ends by itself after its time, and says so', () => {
  const { signal } = createCallSignal([], 1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('leaves neither a timer nor a listener on a signal that lives longer', () => {
  const page = new AbortController();
  const { signal, release } = createCallSignal([page.signal], 1000);
  expect(getEventListeners(page.signal, 'abort')).toHaveLength(1);
  release();
  expect(getEventListeners(page.signal, 'abort')).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
  page.abort();
  expect(signal.aborted).toBe(false);
});
