import { describe, expect, it } from 'vitest';
import { shouldFetchBulletin } from './bulletin.ts';

const noon = Date.parse('2026-01-15T12:00:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('shouldFetchBulletin (spec §4, product D13)', () => {
  it('fetches when nothing is stored', () => expect(shouldFetchBulletin(undefined, noon)).toBe(true));
  it.each(['abc', '', null, Number.NaN, {}, true])('fetches when the stored value is %j', (stored) => {
    expect(shouldFetchBulletin(stored, noon)).toBe(true);
  });
  it('fetches when the stored time lies in the future', () => expect(shouldFetchBulletin(noon + 1, noon)).toBe(true));
  it('does not fetch when it was dismissed today', () => {
    expect(shouldFetchBulletin(noon, noon)).toBe(false);
    expect(shouldFetchBulletin(at('2026-01-15T00:00:00'), noon)).toBe(false);
  });
  it('fetches again from midnight on', () => {
    expect(shouldFetchBulletin(at('2026-01-14T23:59:59'), at('2026-01-15T00:01:00'))).toBe(true);
    expect(shouldFetchBulletin(at('2026-01-14T00:00:00'), noon)).toBe(true);
  });
});
