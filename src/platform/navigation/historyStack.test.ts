import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cameByOwnLink, pushSentinelEntry, historyIndex, leaveViaSentinel } from './historyStack.ts';

type Entry = { state: unknown; path: string };

/** A browser's history with a document before the page; `at` is where it stands. */
function createHistory(first: Entry) {
  const entries = [first];
  let at = 0;
  return {
    entries,
    get state() {
      return entries[at]?.state;
    },
    replaceState: (state: unknown, _: string, path = entries[at]!.path) => void (entries[at] = { state, path }),
    pushState: (state: unknown, _: string, path = entries[at]!.path) =>
      void entries.splice(++at, Infinity, { state, path }),
    back: vi.fn(() => void (at -= 1)),
  };
}

const FIRST = { usr: null, key: 'k', idx: 0 };
const SHOWN = { pathname: '/square', search: '?tag=photo', hash: '', state: null, key: 'k', unstable_mask: undefined };
let history = createHistory({ state: FIRST, path: '/square' });

beforeEach(() => {
  history = createHistory({ state: FIRST, path: '/square' });
  vi.stubGlobal('history', history);
});
afterEach(() => vi.unstubAllGlobals());

it('the first entry stays the first in front of a sentinel: there is no page behind it', () => {
  pushSentinelEntry();
  expect(history.entries.map(({ path }) => path)).toEqual(['/square', '/square']);
  expect(history.state).toEqual(FIRST);
  expect(historyIndex()).toBe(0);
});

it('no other entry gets a sentinel', () => {
  history.pushState({ ...FIRST, idx: 1 }, '');
  pushSentinelEntry();
  expect(history.entries).toHaveLength(2);
});

it('whoever steps back onto the sentinel leaves; where there is nothing further back the page has the address it showed', () => {
  pushSentinelEntry();
  expect(leaveViaSentinel(SHOWN)).toBe(false);
  history.back();
  expect(leaveViaSentinel(SHOWN)).toBe(true);
  expect(history.back).toHaveBeenCalledTimes(2);
  expect(history.entries[0]).toEqual({ state: FIRST, path: '/square?tag=photo' });
});

it('outside a browser, and where something else has written the entry, the visit begins', () => {
  for (const state of [null, undefined, {}, { idx: '3' }]) {
    vi.stubGlobal('history', { state });
    expect(historyIndex()).toBe(0);
  }
  vi.stubGlobal('history', undefined);
  expect(historyIndex()).toBe(0);
});

it.each([
  ['https://portal.example/', 2, true],
  ['https://portal.example/post/p1', 5, true],
  // In a tab of its own there is nothing to go back to.
  ['https://portal.example/', 1, false],
  ['', 2, false],
  ['https://search.example/', 2, false],
  ['https://portal.example/api/order/pay?orderId=1', 2, false],
  ['https://portal.example/login?redirect=%2Fdownload', 2, false],
  // Reloaded, or led on to itself.
  ['https://portal.example/download?x=1', 2, false],
])('a page opened from %j, as step %i of its tab: back in history is %s', (referrer, length, isBack) => {
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('history', { length });
  vi.stubGlobal('location', { origin: 'https://portal.example', pathname: '/download' });
  expect(cameByOwnLink()).toBe(isBack);
});
