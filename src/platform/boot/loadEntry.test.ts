import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockedChannel } from '#components/testing/ClockedChannel.ts';
import { loadEntry } from './loadEntry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('MessageChannel', ClockedChannel);
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILES = ['/assets/react.js', '/assets/index.js'];
const NEVER = new Promise<void>(() => undefined);

function start(filled: Promise<void>) {
  const loaded: string[] = [];
  const started = loadEntry(FILES, filled, (file) => Promise.resolve(loaded.push(file)));
  return { loaded, started };
}

test('modules are evaluated once the filled skeleton has been painted, one after the other', async () => {
  let show = () => undefined as void;
  const { loaded, started } = start(new Promise((resolve) => (show = resolve)));
  await vi.advanceTimersByTimeAsync(50);
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded, 'before the paint').toEqual([]);
  await vi.advanceTimersByTimeAsync(17);
  expect(loaded).toEqual(FILES.slice(0, 1));
  await vi.runAllTimersAsync();
  await started;
  expect(loaded).toEqual(FILES);
});

test('they do not wait long for a picture', async () => {
  const { loaded } = start(NEVER);
  await vi.advanceTimersByTimeAsync(499);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(loaded).toEqual(FILES);
});

test('nor for the paint of a page in the background, which never comes', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { loaded } = start(Promise.resolve());
  await vi.advanceTimersByTimeAsync(510);
  expect(loaded).toEqual(FILES);
});
