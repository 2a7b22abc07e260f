import { expect, it } from 'vitest';
import { libraryStatus } from '../library/status.ts';
import { PATTERNS } from './patterns.ts';

const status = libraryStatus();

it.each(PATTERNS.flatMap(([, names]) => [...names]))('%s has stories and is used by screens', (name) => {
  const rows = status.filter(({ component }) => component === name);
  expect(rows).not.toEqual([]);
  expect(rows.flatMap(({ usedBy }) => usedBy)).not.toEqual([]);
});
