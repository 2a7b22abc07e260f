import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_FLOOR, compareVersions, SCRIPT_TARGET, STYLE_TARGET } from './browserFloor.ts';

test('README names the browsers that package.json lists', () => {
  const { chrome, edge, safari, ios_saf: ios, firefox } = BROWSER_FLOOR;
  expect([edge, ios]).toEqual([chrome, safari]);
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  expect(readme).toContain(
    `The portal supports Chrome and Edge from ${chrome}, Safari and iOS from ${safari} and Firefox from ${firefox}.`,
  );
});

test('styles are built for the floor, scripts too but for class fields', () => {
  expect(STYLE_TARGET.toSorted()).toEqual(['chrome103', 'edge103', 'firefox115', 'ios15.4', 'safari15.4']);
  expect(SCRIPT_TARGET.toSorted()).toEqual(['chrome103', 'edge103', 'firefox115', 'ios16.0', 'safari16.0']);
});

test('versions are compared by their numbers', () => {
  expect(['16', '9.1', '15.10', '15.4', '15'].toSorted(compareVersions)).toEqual(['9.1', '15', '15.4', '15.10', '16']);
});
