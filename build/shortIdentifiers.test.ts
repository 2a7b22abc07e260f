import { expect, test } from 'vitest';
import { prefixesFor, shortIdentifiers } from './shortIdentifiers.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const BUTTON = 'src/components/Button/Button.css.ts';

test('each style file has a prefix of its own, whatever order they are found in', () => {
  const files = Array.from({ length: 2000 }, (_, index) => `src/${index}.css.ts`);
  const prefixes = prefixesFor(files);
  expect(new Set(prefixes.values()).size).toBe(files.length);
  expect(prefixesFor(files.toReversed())).toEqual(prefixes);
  for (const prefix of prefixes.values()) expect(prefix).toMatch(/^[A-Z][0-9a-z]{2}$/);
});

test('a name is the prefix and the number within the file', () => {
  const nameOf = shortIdentifiers(ROOT);
  const names = ['0', '1', 'a', '10'].map((number) => nameOf({ hash: `1rvwxpr${number}`, filePath: BUTTON }));
  expect(names.map((name) => name.slice(3))).toEqual(['0', '1', 'a', '10']);
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(1);
});

test('a style file outside the project is refused', () => {
  expect(() => shortIdentifiers(ROOT)({ hash: 'x0', filePath: 'elsewhere.css.ts' })).toThrow(/elsewhere/);
});
