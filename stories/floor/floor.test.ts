import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What Chromium 103, Safari 15.4 or Firefox 115 lacks, and what the sources do in its place. */
const NEWER: Record<string, RegExp> = {
  'URL.canParse: parseUrl': /\bURL\.(canParse|parse)\b/,
  'AbortSignal.any and .timeout: createCallSignal': /\bAbortSignal\.(any|timeout)\b/,
  'checkVisibility: isDisplayed': /\.checkVisibility\(/,
  'copying array methods: sort and reverse of a fresh array': /\.(toSorted|toReversed|toSpliced)\(/,
  'isWellFormed: \\p{Surrogate}': /\.(is|to)WellFormed\(/,
  'lookbehind': /\(\?<[=!]/,
  'grouping, new promises, iterator helpers': /\b(Object|Map)\.groupBy\(|Promise\.(withResolvers|try)\(|Array\.fromAsync\(|\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|toArray)\(/,
  'Intl.Segmenter: a pattern': /\bnew Intl\.Segmenter\b/,
  'roundRect: roundedPath': /\.roundRect\(/,
  'requestSubmit: a submit event': /\.requestSubmit\(/,
  'ARIA reflection: getAttribute': /\.aria[A-Z]\w+\b/,
  'scrollend': /\bonScrollEnd\b|'scrollend'/,
  'size of a query: String(search)': /\b(search|searchParams)\.size\b/,
  'dvh, svh, lvh: dvh() of theme/dvh.ts': /\d[dsl]v[hwib]\b/,
};

/** Where they are asked for after a look whether they are there. */
const GUARDED = new Set(['src/components/scrolling/isDisplayed.ts', 'src/theme/dvh.ts', 'src/theme/supports.ts', 'src/theme/global.css.ts']);

/** The code without its comments, which may name what it does without. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|stories|fixtures)\.tsx?$|\/testing\//.test(file) && !GUARDED.has(file));

it.each(Object.entries(NEWER))('no source stands on %s', (_, pattern) => {
  expect(files.filter((file) => pattern.test(codeOf(file)))).toEqual([]);
});

it('no style mixes colours but where the browser can', () => {
  const mixes = files.filter((file) => codeOf(file).includes('color-mix('));
  expect(mixes.filter((file) => !codeOf(file).includes('supports.colorMix'))).toEqual([]);
});
