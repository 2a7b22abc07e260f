import { deflateSync } from 'node:zlib';
import { crc32 } from '../crc32.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes from texts (one byte per letter) and numbers. */
export const bytesOf = (...parts: readonly (string | number | Uint8Array)[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) => {
      if (typeof part === 'number') return [part];
      return typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part];
    }),
  );

const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);
const little = (value: number, length: number): number[] => big(value, length).reverse();

function pngChunk(name: string, data: Uint8Array): Bytes {
  const body = bytesOf(name, data);
  return bytesOf(...big(data.length, 4), body, ...big(crc32(body), 4));
}

/** A grey PNG that any decoder shows, with more chunks before its end when asked. */
export function png(
  width: number,
  height: number,
  extra: readonly (readonly [name: string, data: string])[] = [],
): Bytes {
  const rows = deflateSync(new Uint8Array(Math.min(height, 64) * (1 + Math.min(width, 64))));
  return bytesOf(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', bytesOf(...big(width, 4), ...big(height, 4), 8, 0, 0, 0, 0)),
    ...extra.map(([name, data]) => pngChunk(name, bytesOf(data))),
    pngChunk('IDAT', rows),
    pngChunk('IEND', new Uint8Array()),
  );
}

/** A segment of a JPEG. */
export const jpegSegment = (marker: number, data: Uint8Array): Bytes =>
  bytesOf(0xff, marker, ...big(data.length + 2, 2), data);

/** The skeleton of a JPEG: tables, frame and a scan with a stuffed byte and a restart in it. */
export const jpeg = (width: number, height: number, extra: readonly Uint8Array[] = []): Bytes =>
  bytesOf(
    0xff,
    0xd8,
    ...extra,
    jpegSegment(0xdb, new Uint8Array(65)),
    jpegSegment(0xc0, bytesOf(8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0)),
    jpegSegment(0xc4, new Uint8Array(20)),
    jpegSegment(0xda, bytesOf(1, 1, 0, 0, 63, 0)),
    'scan',
    0xff,
    0x00,
    'more',
    0xff,
    0xd0,
    'end',
    0xff,
    0xd9,
  );

function webpChunk(name: string, data: Uint8Array): Bytes {
  return bytesOf(name, ...little(data.length, 4), data, ...(data.length % 2 ? [0] : []));
}

/** An extended WebP whose header announces EXIF and XMP. */
export function webp(
  width: number,
  height: number,
  extra: readonly (readonly [name: string, data: string])[] = [],
): Bytes {
  const body = bytesOf(
    'WEBP',
    webpChunk('VP8X', bytesOf(0x0c, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3))),
    webpChunk('VP8L', bytesOf(0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4), 'drawing')),
    ...extra.map(([name, data]) => webpChunk(name, bytesOf(data))),
  );
  return bytesOf('RIFF', ...little(body.length, 4), body);
}

/** A GIF of one frame, with more blocks before it when asked. */
export const gif = (width: number, height: number, extra: readonly Uint8Array[] = []): Bytes =>
  bytesOf(
    'GIF89a',
    ...little(width, 2),
    ...little(height, 2),
    0x80,
    0,
    0,
    new Uint8Array(6),
    ...extra,
    0x2c,
    0,
    0,
    0,
    0,
    ...little(width, 2),
    ...little(height, 2),
    0,
    2,
    2,
    'ok',
    0,
    0x3b,
  );
