import { expect, it } from 'vitest';
import { platformFact } from './platform.ts';

it('names the only platform of a game, and both together', () => {
  expect(platformFact([2])).toEqual({ value: 'iOS', name: '仅此平台' });
  expect(platformFact([1, 2])).toEqual({ value: '双平台', name: '安卓 / iOS' });
  expect(platformFact([])).toEqual({ value: '即将上线', name: '平台' });
});
