import { expect, test } from 'vitest';
import { behind } from './behind.ts';

const NOW = Date.parse('2026-06-30');
const times = {
  created: '2020-01-01',
  modified: '2026-06-29',
  '1.0.0': '2026-01-01',
  '1.1.0-beta.1': '2026-01-02',
  '1.1.0': '2026-04-01',
  '1.2.0': '2026-06-01',
  '1.10.0': '2026-06-29',
  '2.0.0': '2026-01-03',
};

test('a component past its time is found out, one within it is not', () => {
  expect(behind({ version: '1.0.0', times }, NOW)).toBe('1.1.0 waits since 2026-04-01');
  expect(behind({ version: '1.1.0', times }, NOW)).toBeUndefined();
  expect(behind({ version: '1.10.0', times }, NOW)).toBeUndefined();
  expect(behind({ version: '1.10.0', times }, Date.parse('2030-01-01'))).toBeUndefined();
  expect(behind({ version: '1.1.0', times }, Date.parse('2026-09-01'))).toBe('1.2.0 waits since 2026-06-01');
  expect(behind({ version: '2.0.0', times, deprecated: 'use another' }, NOW)).toBe('deprecated: use another');
});
