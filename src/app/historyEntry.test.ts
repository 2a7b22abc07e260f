import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubleFirstEntry, historyIndex, leaveFromBehindFirst } from './historyEntry.ts';

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

it('the first entry, doubled, stays the first: there is no page behind it', () => {
  doubleFirstEntry();
  expect(history.entries.map(({ path }) => path)).toEqual(['/square', '/square']);
  expect(history.state).toEqual(FIRST);
  expect(historyIndex()).toBe(0);
});

it('no other entry is doubled', () => {
  history.pushState({ ...FIRST, idx: 1 }, '');
  doubleFirstEntry();
  expect(history.entries).toHaveLength(2);
});

it('whoever steps back behind the first entry leaves; where there is nowhere to go the page has the address it showed', () => {
  doubleFirstEntry();
  expect(leaveFromBehindFirst(SHOWN)).toBe(false);
  history.back();
  expect(leaveFromBehindFirst(SHOWN)).toBe(true);
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
