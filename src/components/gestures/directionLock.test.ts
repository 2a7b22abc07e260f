import { describe, expect, it } from 'vitest';
import { directionLock } from './directionLock.ts';

describe('directionLock', () => {
  it('follows the larger travel', () => {
    expect(directionLock(6, 2)).toBe('horizontal');
    expect(directionLock(-2, -6)).toBe('vertical');
    expect(directionLock(60, 20)).toBe('horizontal');
  });

  it('is undecided while both are equal', () => {
    expect(directionLock(0, 0)).toBeUndefined();
    expect(directionLock(5, -5)).toBeUndefined();
  });

  it('may change under 10 px and is locked from there on', () => {
    expect(directionLock(4, 8, 'horizontal')).toBe('vertical');
    expect(directionLock(12, 40, 'horizontal')).toBe('horizontal');
  });
});
