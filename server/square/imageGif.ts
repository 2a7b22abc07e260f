import { BrokenPicture, lettersAt, numberAt, sliceOf, type Bytes, type PictureParts } from './imageParts.ts';

const EXTENSION = 0x21;
const FRAME = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** Bytes of the colour table a packed field announces. */
const tableLength = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Where a run of sub-blocks ends, its closing zero included. */
function endOfBlocks(bytes: Bytes, start: number): number {
  let at = start;
  for (;;) {
    const length = numberAt(bytes, at, 1, 'big');
    at += 1 + length;
    if (length === 0) return at;
  }
}

/** Timing, transparency and looping stay; comments, texts and XMP go. */
function isKept(bytes: Bytes, at: number): boolean {
  const label = numberAt(bytes, at + 1, 1, 'big');
  return label === GRAPHIC_CONTROL || (label === APPLICATION && lettersAt(bytes, at + 3, 11) === 'NETSCAPE2.0');
}

/** A GIF without what only tells of its making. What follows its end is left out. */
export function takeGifApart(bytes: Bytes): PictureParts {
  let at = 13 + tableLength(numberAt(bytes, 10, 1, 'big'));
  const picture: PictureParts = {
    width: numberAt(bytes, 6, 2, 'little'),
    height: numberAt(bytes, 8, 2, 'little'),
    parts: [sliceOf(bytes, 0, at)],
  };
  let drawn = false;
  for (let kind = numberAt(bytes, at, 1, 'big'); kind !== TRAILER; kind = numberAt(bytes, at, 1, 'big')) {
    if (kind !== EXTENSION && kind !== FRAME) throw new BrokenPicture();
    const head = kind === EXTENSION ? 2 : 11 + tableLength(numberAt(bytes, at + 9, 1, 'big'));
    const end = endOfBlocks(bytes, at + head);
    if (kind === FRAME || isKept(bytes, at)) picture.parts.push(sliceOf(bytes, at, end - at));
    if (kind === FRAME) {
      drawn = true;
      picture.width = Math.max(picture.width, numberAt(bytes, at + 5, 2, 'little'));
      picture.height = Math.max(picture.height, numberAt(bytes, at + 7, 2, 'little'));
    }
    at = end;
  }
  if (!drawn) throw new BrokenPicture();
  picture.parts.push(Uint8Array.of(TRAILER));
  return picture;
}
