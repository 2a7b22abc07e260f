import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockedChannel } from '#components/testing/ClockedChannel.ts';
import { startCode, type Line } from './startCode.ts';

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

function start(picture: Promise<void>, ask?: Line['ask']) {
  const loaded: string[] = [];
  const line = { ask, load: (file: string) => Promise.resolve(loaded.push(file)) };
  return { loaded, started: startCode(FILES, picture, line) };
}

test('the code runs once the first picture has been painted, a file after the other', async () => {
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

test('it does not wait long for a picture on its way', async () => {
  const { loaded } = start(NEVER);
  await vi.advanceTimersByTimeAsync(149);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(loaded).toEqual(FILES);
});

test('nor for the paint of a page in the background, which is never painted', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { loaded } = start(Promise.resolve());
  await vi.advanceTimersByTimeAsync(160);
  expect(loaded).toEqual(FILES);
});

test('a quick visit asks for it after the paint, once, and gives the picture longer', async () => {
  const ask = vi.fn();
  const { loaded } = start(NEVER, ask);
  await vi.advanceTimersByTimeAsync(499);
  expect(ask).not.toHaveBeenCalled();
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(ask).toHaveBeenCalledOnce();
  expect(loaded).toEqual(FILES);
});
