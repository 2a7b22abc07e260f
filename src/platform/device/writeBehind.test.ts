import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createWriteBehind } from './writeBehind.ts';

const INTERVAL_MS = 300;

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

it('writes once an interval, however often it is asked to', () => {
  const write = vi.fn();
  const { schedule } = createWriteBehind(write, INTERVAL_MS);
  for (let key = 0; key < 10; key += 1) {
    schedule();
    vi.advanceTimersByTime(INTERVAL_MS / 5);
  }
  expect(write).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(write).toHaveBeenCalledTimes(2);
});

it.each(['visibilitychange', 'pagehide'])('writes at once on %s, and once', (type) => {
  const write = vi.fn();
  createWriteBehind(write, INTERVAL_MS).schedule();
  page.dispatchEvent(new Event(type));
  page.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(write).toHaveBeenCalledOnce();
});

it('flushes what is scheduled, and nothing else', () => {
  const write = vi.fn();
  const { schedule, flush } = createWriteBehind(write, INTERVAL_MS);
  flush();
  expect(write).not.toHaveBeenCalled();
  schedule();
  flush();
  expect(write).toHaveBeenCalledOnce();
});
