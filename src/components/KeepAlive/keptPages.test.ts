import { describe, expect, it } from 'vitest';
import { activePage, isSettled, NO_PAGES, visitPage, type KeptPages, type Visit } from './keptPages.ts';

const visit = (key: string, more: Partial<Visit> = {}): Visit => ({ key, keep: true, generation: 0, max: 10, ...more });

const walk = (...visits: Visit[]): KeptPages => visits.reduce(visitPage, NO_PAGES);

const keysOf = (kept: KeptPages): string[] => kept.pages.map((page) => page.key);

const idOf = (kept: KeptPages, key: string): number | undefined => kept.pages.find((page) => page.key === key)?.id;

describe('visitPage', () => {
  it('keeps pages in the order they were mounted, whichever is shown', () => {
    const kept = walk(visit('a'), visit('b'), visit('c'), visit('a'));
    expect(keysOf(kept)).toEqual(['a', 'b', 'c']);
    expect(activePage(kept)?.key).toBe('a');
  });

  it('drops the least recently used beyond the limit and mounts it anew when it comes back', () => {
    const two = (key: string) => visit(key, { max: 2 });
    const third = walk(two('a'), two('b'), two('c'));
    expect(keysOf(third)).toEqual(['b', 'c']);
    const back = [two('b'), two('a')].reduce(visitPage, third);
    expect(keysOf(back)).toEqual(['b', 'a']);
    expect(idOf(back, 'b')).toBe(idOf(third, 'b'));
  });

  it('never drops the page shown, even with a limit of nothing', () => {
    expect(keysOf(walk(visit('a', { max: 0 }), visit('b', { max: 0 })))).toEqual(['b']);
  });

  it('drops a page that is not to be kept as soon as it is left', () => {
    const kept = walk(visit('a'), visit('detail', { keep: false }), visit('a'));
    expect(keysOf(kept)).toEqual(['a']);
  });

  it('mounts a stale page anew', () => {
    const before = walk(visit('a'), visit('b'));
    const after = visitPage(before, visit('a', { isStale: (key) => key === 'a' }));
    expect(idOf(after, 'a')).not.toBe(idOf(before, 'a'));
    expect(after.pages).toHaveLength(2);
  });

  it('drops every hidden page of an older generation, and the one shown when it is left', () => {
    const before = walk(visit('a'), visit('b'), visit('profile'));
    const loggedOut = visitPage(before, visit('profile', { generation: 1 }));
    expect(keysOf(loggedOut)).toEqual(['profile']);
    expect(keysOf(visitPage(loggedOut, visit('a', { generation: 1 })))).toEqual(['a']);
  });
});

describe('isSettled', () => {
  it('is true only while the same page is shown in the same generation', () => {
    const kept = walk(visit('a'), visit('b'));
    expect(isSettled(kept, visit('b'))).toBe(true);
    expect(isSettled(kept, visit('a'))).toBe(false);
    expect(isSettled(kept, visit('b', { generation: 1 }))).toBe(false);
    expect(isSettled(kept, visit('b', { keep: false }))).toBe(false);
  });

  it('comes true after one visit', () => {
    const next = visit('b', { generation: 3 });
    expect(isSettled(visitPage(walk(visit('a'), visit('c')), next), next)).toBe(true);
  });
});
