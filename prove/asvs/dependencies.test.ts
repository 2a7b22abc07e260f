import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every package is asked after weekly, and known faults of what runs are looked for nightly', () => {
  const renovate = JSON.parse(readFileSync('renovate.json', 'utf8')) as Record<string, unknown>;
  expect(renovate['extends']).toContain('config:recommended');
  expect(renovate['schedule']).toEqual([expect.stringContaining('monday')]);
  expect(renovate['ignoreDeps']).toBeUndefined();
  const held = (renovate['packageRules'] as { enabled?: boolean; matchUpdateTypes?: string[] }[]).filter(
    ({ enabled }) => enabled === false,
  );
  // Nothing that is held back may hold back a mended release of its own major version.
  expect(held.every(({ matchUpdateTypes }) => matchUpdateTypes?.join() === 'major')).toBe(true);
  expect(readFileSync('.github/workflows/nightly.yml', 'utf8')).toContain('npm audit --omit=dev');
});
