import { expect, it } from 'vitest';
import { fitWithin, PICTURE_MAX_AREA, PICTURE_MAX_SIDE, pictureKindOf } from './picture.ts';

const head = (characters: string) => Uint8Array.from(characters, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
  ['RIFF\x10\0\0\0WEBP', 'webp'],
  ['GIF89a', 'gif'],
  ['GIF87a', 'gif'],
  ['', undefined],
  ['\xff\xd8', undefined],
  ['RIFF\x10\0\0\0WAVE', undefined],
  ['<svg xmlns="', undefined],
  ['\0\0\0 ftypheic', undefined],
])('a file that begins with %j is %s', (characters, kind) => {
  expect(pictureKindOf(head(characters))).toBe(kind);
});

const BOUNDS = { area: PICTURE_MAX_AREA, side: PICTURE_MAX_SIDE };

it.each([
  ['a photo', [4000, 3000], [2309, 1732]],
  ['a photo held upright', [3000, 4000], [1732, 2309]],
  ['a tall screenshot keeps a width that can be read', [1080, 16_000], [519, 7698]],
  ['a strip of a chat', [720, 5000], [720, 5000]],
  ['what is long and thin', [100, 40_000], [40, 16_383]],
  ['what is small', [20, 10], [20, 10]],
  ['a line', [100_000, 1], [16_383, 1]],
])('%s of %j is sent as %j', (_, [width, height], fitted) => {
  const size = fitWithin({ width: width!, height: height! }, BOUNDS);
  expect([size.width, size.height]).toEqual(fitted);
  expect(size.width * size.height).toBeLessThanOrEqual(PICTURE_MAX_AREA);
});
