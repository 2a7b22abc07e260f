import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packStorybook, unpackStorybook } from './decided.ts';

const folder = mkdtempSync(join(tmpdir(), 'decided-'));
afterAll(() => rmSync(folder, { recursive: true }));

function buildOf(name: string, hash: string): string {
  const build = join(folder, name);
  mkdirSync(join(build, 'assets'), { recursive: true });
  const files = {
    'iframe.html': `<script src="./assets/start-${hash}.js"></script>`,
    'index.json': '{}',
    'vite-inject-mocker-entry.js': '',
    [`assets/start-${hash}.js`]: `import './page-${hash}.js';import './page-${hash.replace('0', '1')}.js'`,
    [`assets/page-${hash}.js`]: 'url(font-Ab12_-9x.woff2)',
    [`assets/page-${hash.replace('0', '1')}.js`]: 'longer, and so the second of its name',
    [`assets/axe-${hash}.js`]: 'no picture',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(build, path), text);
  return build;
}

it('is the same text for builds that differ in the hashes of their chunks alone', () => {
  expect(packStorybook(buildOf('one', 'aaaa-_00'))).toBe(packStorybook(buildOf('other', 'Zz0bbbb9')));
});

it('gives its files back, which ask for each other by their plain names', () => {
  const files = unpackStorybook(packStorybook(buildOf('one', 'aaaa-_00')));
  expect([...files.keys()].sort()).toEqual(
    [
      'assets/page.js',
      'assets/page~2.js',
      'assets/start.js',
      'iframe.html',
      'index.json',
      'vite-inject-mocker-entry.js',
    ].sort(),
  );
  expect(files.get('assets/start.js')).toBe("import './page.js';import './page~2.js'");
  expect(files.get('assets/page.js')).toBe('url(font-Ab12_-9x.woff2)');
});
