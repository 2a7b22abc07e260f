import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseIds } from './caseIds.ts';

/** Ids that the name of a test begins with: what is skipped is none. */
const NAMED = /(?:\b(?:test|it)|[\])])\(\s*['"`]([A-Z]{2}-\d\d)\b/g;

test('every behaviour case has a test named by its id, and every id so named is in the list', () => {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'e2e/*.spec.ts']);
  const named = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, id = '']) => id));
  const listed: readonly string[] = Object.values(caseIds).flat();
  expect(listed.filter((id) => !named.includes(id))).toEqual([]);
  expect(named.filter((id) => !listed.includes(id))).toEqual([]);
});
