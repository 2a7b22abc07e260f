import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadModules } from './loadModules.ts';

const FILES = ['/assets/react.js', '/assets/index.js'];
const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/react.js');

const fail = vi.fn();
const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('startNotice', { isUnsupported: false, fail });
  vi.stubGlobal('reportError', reported);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a file that does not come is asked for again, ever later, and those after it wait', async () => {
  const asked: string[] = [];
  const load = (file: string) => (asked.push(file) < 3 ? Promise.reject(MISSING) : Promise.resolve());
  void loadModules(FILES, load);
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toEqual(FILES.slice(0, 1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual([FILES[0], FILES[0], FILES[0], FILES[1]]);
  expect(fail).not.toHaveBeenCalled();
});

test('in the end it is given up, and the document says so', async () => {
  const load = vi.fn(() => Promise.reject(MISSING));
  void loadModules(FILES, load);
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(4);
  expect(fail).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(MISSING);
});

test('code that throws as it starts is not asked for again: the document says so at once', async () => {
  const broken = new TypeError('URL.canParse is not a function');
  const load = vi.fn(() => Promise.reject(broken));
  void loadModules(FILES, load);
  await vi.advanceTimersByTimeAsync(0);
  expect(fail).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(broken);
});
