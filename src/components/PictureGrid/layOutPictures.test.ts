import { describe, expect, it } from 'vitest';
import { layOutPictures } from './layOutPictures.ts';

const images = (count: number, width = 400, height = 300) => Array.from({ length: count }, () => ({ width, height }));

describe('layOutPictures', () => {
  it.each([
    [2, 'pair', 2],
    [3, 'mosaic', 3],
    [4, 'four', 4],
    [5, 'mosaic', 3],
    [9, 'mosaic', 3],
  ] as const)('lays %i out as %s of %i in a feed', (count, layout, shown) => {
    expect(layOutPictures(images(count), false)).toMatchObject({ layout, shown });
  });

  it.each([
    [5, 'three', 5],
    [9, 'three', 9],
    [3, 'mosaic', 3],
  ] as const)('shows all of %i as %s', (count, layout, shown) => {
    expect(layOutPictures(images(count), true)).toMatchObject({ layout, shown });
  });

  it.each([
    [400, 300, 4 / 3],
    [3000, 300, 2],
    [300, 3000, 1],
    [300, 400, 1],
    [0, 0, 1],
  ])('keeps one of %i×%i to the ratio %f, as wide as the row of a feed', (width, height, ratio) => {
    const { layout, ratio: got } = layOutPictures(images(1, width, height), false);
    expect(layout).toBe('single');
    expect(got).toBeCloseTo(ratio);
  });

  it('shows a tall one taller on its own page', () => {
    expect(layOutPictures(images(1, 300, 3000), true).ratio).toBeCloseTo(0.75);
  });
});
