import { BrokenPicture, lettersAt, numberAt, sliceOf, type Bytes, type PictureParts } from './imageParts.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Baseline, extended and progressive: the ones browsers show. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);

/** Tables a decoder needs: Huffman, quantisation, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);

const ICC = { marker: 0xe2, head: 'ICC_PROFILE\0' };
const ADOBE = { marker: 0xee, head: 'Adobe' };

/** Of the application segments only those that change colours stay: EXIF (with its places), XMP and comments go. */
function isKept(marker: number, bytes: Bytes, start: number): boolean {
  if (FRAMES.has(marker) || TABLES.has(marker) || marker === SOS) return true;
  return [ICC, ADOBE].some(
    (kind) => marker === kind.marker && lettersAt(bytes, start + 4, kind.head.length) === kind.head,
  );
}

/** Where the picture data after a scan header ends: at the next marker that is no restart and no stuffed byte. */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new BrokenPicture();
}

const markerBytes = (marker: number): Bytes => Uint8Array.of(0xff, marker);

/** A JPEG without what only tells of its making. What follows its end is left out. */
export function takeJpegApart(bytes: Bytes): PictureParts {
  const picture: PictureParts = { width: 0, height: 0, parts: [markerBytes(SOI)] };
  for (let at = 2; ; ) {
    if (numberAt(bytes, at, 1, 'big') !== 0xff) throw new BrokenPicture();
    const marker = numberAt(bytes, at + 1, 1, 'big');
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    const segment = sliceOf(bytes, at, 2 + numberAt(bytes, at + 2, 2, 'big'));
    if (segment.length < 4) throw new BrokenPicture();
    if (isKept(marker, bytes, at)) picture.parts.push(segment);
    if (FRAMES.has(marker)) {
      picture.height = Math.max(picture.height, numberAt(bytes, at + 5, 2, 'big'));
      picture.width = Math.max(picture.width, numberAt(bytes, at + 7, 2, 'big'));
    }
    at += segment.length;
    if (marker !== SOS) continue;
    const end = endOfScan(bytes, at);
    picture.parts.push(bytes.subarray(at, end));
    at = end;
  }
  picture.parts.push(markerBytes(EOI));
  return picture;
}
