import { BrokenPicture, lettersAt, numberAt, sliceOf, type Bytes, type PictureParts } from './imageParts.ts';

const HEADER_LENGTH = 12;

/** What is drawn, its colours and its animation. EXIF, XMP and unknown chunks go. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The bits of VP8X that announce EXIF and XMP. */
const METADATA_FLAGS = 0x0c;

type Size = { width: number; height: number };
type Chunk = { name: string; whole: Bytes; data: Bytes };

function chunkAt(bytes: Bytes, at: number): Chunk {
  const length = numberAt(bytes, at + 4, 4, 'little');
  const padded = length + (length % 2);
  const whole = sliceOf(bytes, at, 8 + padded);
  return { name: lettersAt(bytes, at, 4), whole, data: whole.subarray(8, 8 + length) };
}

/** The size a chunk states, if it is one that does. */
function sizeIn({ name, data }: Chunk): Size | undefined {
  if (name === 'VP8X') return { width: 1 + numberAt(data, 4, 3, 'little'), height: 1 + numberAt(data, 7, 3, 'little') };
  if (name === 'ANMF') return { width: 1 + numberAt(data, 6, 3, 'little'), height: 1 + numberAt(data, 9, 3, 'little') };
  if (name === 'VP8 ')
    return { width: numberAt(data, 6, 2, 'little') & 0x3fff, height: numberAt(data, 8, 2, 'little') & 0x3fff };
  if (name !== 'VP8L') return undefined;
  const bits = numberAt(data, 1, 4, 'little');
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** The canvas header with no word of the metadata that was taken out. */
function withoutFlags(chunk: Chunk): Bytes {
  if (chunk.name !== 'VP8X') return chunk.whole;
  const copy = chunk.whole.slice();
  copy[8] = (copy[8] ?? 0) & ~METADATA_FLAGS;
  return copy;
}

function riffHeader(parts: readonly Bytes[]): Bytes {
  const header = new TextEncoder().encode('RIFF\0\0\0\0WEBP');
  new DataView(header.buffer).setUint32(
    4,
    parts.reduce((size, part) => size + part.length, 4),
    true,
  );
  return header;
}

/** A WebP without what only tells of its making. What follows its end is left out. */
export function takeWebpApart(bytes: Bytes): PictureParts {
  const end = 8 + numberAt(bytes, 4, 4, 'little');
  const file = sliceOf(bytes, 0, end);
  const parts: Bytes[] = [];
  const sizes: Size[] = [];
  let drawn = false;
  for (let at = HEADER_LENGTH; at < end; ) {
    const chunk = chunkAt(file, at);
    const size = sizeIn(chunk);
    if (size) sizes.push(size);
    if (KEPT.has(chunk.name)) parts.push(withoutFlags(chunk));
    drawn ||= ['VP8 ', 'VP8L', 'ANMF'].includes(chunk.name);
    at += chunk.whole.length;
  }
  if (!drawn) throw new BrokenPicture();
  // The canvas comes first; a picture inside that claims to be larger counts too.
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  return { width, height, parts: [riffHeader(parts), ...parts] };
}
