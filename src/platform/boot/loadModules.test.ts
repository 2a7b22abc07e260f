import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { ClockedChannel } from '#components/testing/ClockedChannel.ts';
import { isChunkLoadError, loadEntry, loadModules } from './loadModules.ts';

const FILES = ['/assets/react.js', '/assets/index.js'];
const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/react.js');

const fail = vi.fn();
const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  vi.stubGlobal('MessageChannel', ClockedChannel);
  vi.stubGlobal('document', { hidden: false });
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

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://portal.example/assets/a.js')],
  ['WebKit', new TypeError('Importing a module script failed.')],
  ['WebKit, for a page in place of the file', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
  ['Vite, for styles', new Error('Unable to preload CSS for /assets/a.css')],
  ['our own, for styles', new Error('The style sheet https://portal.example/assets/a.css did not come.')],
])('knows a file that did not come: %s', (_engine, error) => expect(isChunkLoadError(error)).toBe(true));

it.each([
  ['a call the engine does not know', new TypeError('URL.canParse is not a function')],
  ['a name that is nothing', new ReferenceError('nothing is not defined')],
  ['syntax the engine does not know', new SyntaxError('Invalid regular expression: invalid group specifier name')],
  [
    'a part that another build does not have',
    new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  ],
  ['what is no error', 'imported module'],
])('knows an error of the code itself: %s', (_case, error) => expect(isChunkLoadError(error)).toBe(false));

const NEVER = new Promise<void>(() => undefined);

function start(filled: Promise<void>) {
  const loaded: string[] = [];
  const started = loadEntry(FILES, filled, (file) => Promise.resolve(loaded.push(file)));
  return { loaded, started };
}

test('modules are evaluated once the filled skeleton has been painted, one after the other', async () => {
  const preloadModules = vi.fn();
  vi.stubGlobal('preloadModules', preloadModules);
  let show = () => undefined as void;
  const { loaded, started } = start(new Promise((resolve) => (show = resolve)));
  await vi.advanceTimersByTimeAsync(50);
  show();
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded, 'before the paint').toEqual([]);
  expect(preloadModules, 'on a fast connection fetched no sooner').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(17);
  expect(preloadModules).toHaveBeenCalledOnce();
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
