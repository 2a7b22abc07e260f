import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ART, art } from './art.ts';

it.each(ART)('%s is there', (name) => {
  expect(existsSync(join(process.cwd(), 'public', art(name)))).toBe(true);
});

it('stands below the base of the deployment', () => {
  expect(art('empty/error.svg')).toBe(`${import.meta.env.BASE_URL}demo/empty/error.svg`);
});

it('names each picture once', () => {
  expect(new Set(ART).size).toBe(ART.length);
});
