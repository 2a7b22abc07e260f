import { expect, it } from 'vitest';
import { fitWithin, pictureKindOf } from './picture.ts';

const head = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

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
])('a file that begins with %j is %s', (letters, kind) => {
  expect(pictureKindOf(head(letters))).toBe(kind);
});

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 1600, height: 10 },
    { width: 1600, height: 10 },
  ],
  [
    { width: 20, height: 10 },
    { width: 20, height: 10 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 1600, height: 1 },
  ],
])('%o fits within 1600 as %o', (size, fitted) => {
  expect(fitWithin(size, 1600)).toEqual(fitted);
});
