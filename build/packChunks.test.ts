import { expect, test } from 'vitest';
import { packChunks, uniqueNames, type Piece } from './packChunks.ts';

const ALIKE = { fileCost: 10, weightOf: () => 1 };

const piece = (routes: string, size: number, needs: number[] = []): Piece => ({
  routes: new Set(routes),
  size,
  needs: new Set(needs),
});

/** Each chunk with its pieces in order, and the chunks in order. */
const plan = (pieces: readonly Piece[], prices = ALIKE) =>
  packChunks(pieces, prices)
    .map((chunk) => chunk.toSorted())
    .toSorted();

test('two pieces travel together where a file more is dearer than code for nothing', () => {
  expect(plan([piece('ab', 100), piece('abc', 4)])).toEqual([[0], [1]]);
  expect(plan([piece('abc', 9), piece('ab', 4)])).toEqual([[0, 1]]);
});

test('pieces that no route needs together stay apart', () => {
  expect(plan([piece('ab', 1), piece('cd', 1)])).toEqual([[0], [1]]);
});

test('a route that counts more is spared more', () => {
  const pieces = [piece('abc', 9), piece('ab', 4)];
  expect(plan(pieces, { ...ALIKE, weightOf: (route) => (route === 'c' ? 6 : 1) })).toEqual([[0], [1]]);
});

test('what a chunk imports comes with it and is reckoned', () => {
  // Alone, the second would join the third; but then whoever needs the third would load the first as well.
  const pieces = [piece('ab', 100), piece('ab', 2, [0]), piece('abc', 2)];
  expect(plan(pieces)).toEqual([[0, 1], [2]]);
});

test('chunks that would import each other become one', () => {
  // The first and the last gain by joining; the second stands between them.
  expect(plan([piece('ab', 1, [2]), piece('ab', 1), piece('abz', 100, [1])])).toEqual([[0, 1, 2]]);
});

test('chunks that would be called the same are numbered', () => {
  expect(uniqueNames(['Square', 'Link', 'Square', 'Square'])).toEqual(['Square', 'Link', 'Square-2', 'Square-3']);
});
