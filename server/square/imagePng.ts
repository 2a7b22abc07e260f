import { crc32 } from '../crc32.ts';
import { BrokenPicture, lettersAt, numberAt, sliceOf, type Bytes, type PictureParts } from './imageParts.ts';

const SIGNATURE_LENGTH = 8;

/** What is drawn, its colours and its animation. Texts, EXIF, times and unknown chunks go. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]);

type Chunk = { name: string; whole: Bytes; data: Bytes };

function chunkAt(bytes: Bytes, at: number): Chunk {
  const length = numberAt(bytes, at, 4, 'big');
  const whole = sliceOf(bytes, at, 12 + length);
  if (crc32(whole.subarray(4, 8 + length)) !== numberAt(whole, 8 + length, 4, 'big')) throw new BrokenPicture();
  return { name: lettersAt(whole, 4, 4), whole, data: whole.subarray(8, 8 + length) };
}

/** A PNG without what only tells of its making. What follows its end is left out. */
export function takePngApart(bytes: Bytes): PictureParts {
  const first = chunkAt(bytes, SIGNATURE_LENGTH);
  if (first.name !== 'IHDR' || first.data.length !== 13) throw new BrokenPicture();
  const parts = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let drawn = false;
  for (let at = SIGNATURE_LENGTH; ; ) {
    const { name, whole } = chunkAt(bytes, at);
    if (KEPT.has(name)) parts.push(whole);
    drawn ||= name === 'IDAT';
    at += whole.length;
    if (name === 'IEND') break;
  }
  if (!drawn) throw new BrokenPicture();
  return { width: numberAt(first.data, 0, 4, 'big'), height: numberAt(first.data, 4, 4, 'big'), parts };
}
