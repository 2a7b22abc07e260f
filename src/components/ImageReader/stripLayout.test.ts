import { describe, expect, it } from 'vitest';
import { heightAt, indexAt, layOutStrip, lengthOf, pagesNear, positionAt } from './stripLayout.ts';

/** One high, two high, half as high as wide. */
const edges = layOutStrip([
  { width: 100, height: 100 },
  { width: 500, height: 1000 },
  { width: 200, height: 100 },
]);

describe('stripLayout', () => {
  it('knows every edge from the sizes alone', () => {
    expect(edges).toEqual([0, 1, 3, 3.5]);
    expect(lengthOf(edges)).toBe(3.5);
  });

  it('gives an image without a size a square', () => {
    expect(layOutStrip([{ width: 0, height: 0 }])).toEqual([0, 1]);
  });

  it('finds the page at a height, the first before the strip and the last behind it', () => {
    expect([-1, 0, 0.99, 1, 2.99, 3, 9].map((y) => indexAt(edges, y))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  });

  it('goes from a height to a position and back', () => {
    expect(positionAt(edges, 2)).toEqual({ page: 2, offset: 0.5 });
    expect(positionAt(edges, 99)).toEqual({ page: 3, offset: 1 });
    for (const y of [0, 0.3, 1, 2.7, 3.2]) expect(heightAt(edges, positionAt(edges, y))).toBeCloseTo(y, 10);
  });

  it('takes a position behind the pages to the last of them', () => {
    expect(heightAt(edges, { page: 12, offset: 0.5 })).toBeCloseTo(3.25);
    expect(heightAt(edges, { page: 0, offset: 0 })).toBe(0);
  });

  it('keeps a bounded number of images however long the strip is', () => {
    const long = layOutStrip(Array.from({ length: 200 }, () => ({ width: 1080, height: 1530 })));
    const counts = Array.from({ length: 280 }, (_, top) => pagesNear(long, top, 2.17)).map(
      ({ first, last }) => last - first + 1,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
    expect(pagesNear(long, 283, 2.17).last).toBe(199);
  });

  it('loads three pages ahead even where each is longer than many screens', () => {
    const tall = layOutStrip(Array.from({ length: 9 }, () => ({ width: 1000, height: 20_000 })));
    expect(pagesNear(tall, 0, 2)).toEqual({ first: 0, last: 3 });
  });

  it('stands up to a chapter without pages', () => {
    const none = layOutStrip([]);
    expect(positionAt(none, 5)).toEqual({ page: 1, offset: 0 });
    expect(pagesNear(none, 0, 2)).toEqual({ first: 0, last: 0 });
  });
});
