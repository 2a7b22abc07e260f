import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './faults.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each([
  ['a deadlock', failure('40P01'), true],
  ['too many connections', failure('53300'), true],
  ['a connection that broke', failure('ECONNRESET'), true],
  [
    'a fault of PostgreSQL 15 under concurrent locks',
    failure('XX000', 'new multixact has more than one updating member'),
    true,
  ],
  ['any other internal error', failure('XX000', 'cache lookup failed for relation 16384'), false],
  ['a broken unique rule', failure('23505'), false],
  ['a mistake of ours', new TypeError('uid is undefined'), false],
])('%s: worth a retry or not', (_, error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
