import { describe, expect, it } from 'vitest';
import { resolveTab, stepTab, tabForKey } from './tabTravel.ts';

const tabs = [
  { id: 'a', label: '推荐' },
  { id: 'b', label: '关注', disabled: true },
  { id: 'c', label: '攻略' },
];

describe('resolveTab', () => {
  it('finds the tab', () => expect(resolveTab(tabs, 'c')?.id).toBe('c'));
  it('falls to the first for an unknown or disabled one', () => {
    expect(resolveTab(tabs, 'nowhere')?.id).toBe('a');
    expect(resolveTab(tabs, 'b')?.id).toBe('a');
  });
  it('is nothing where all are disabled', () =>
    expect(resolveTab([{ id: 'a', label: '推荐', disabled: true }], 'a')).toBeUndefined());
  it('is nothing without tabs', () => expect(resolveTab([], 'a')).toBeUndefined());
});

describe('stepTab', () => {
  it('skips what is disabled', () => {
    expect(stepTab(tabs, 'a', 1, false)?.id).toBe('c');
    expect(stepTab(tabs, 'c', -1, false)?.id).toBe('a');
  });
  it('ends at the ends, unless it wraps', () => {
    expect(stepTab(tabs, 'c', 1, false)).toBeUndefined();
    expect(stepTab(tabs, 'a', -1, false)).toBeUndefined();
    expect(stepTab(tabs, 'c', 1, true)?.id).toBe('a');
    expect(stepTab(tabs, 'a', -1, true)?.id).toBe('c');
  });
});

describe('tabForKey', () => {
  it('knows arrows, Home and End', () => {
    expect(tabForKey(tabs, 'a', 'ArrowRight')?.id).toBe('c');
    expect(tabForKey(tabs, 'a', 'ArrowLeft')?.id).toBe('c');
    expect(tabForKey(tabs, 'c', 'Home')?.id).toBe('a');
    expect(tabForKey(tabs, 'a', 'End')?.id).toBe('c');
  });
  it('leaves other keys alone', () => expect(tabForKey(tabs, 'a', 'ArrowDown')).toBeUndefined());
});
