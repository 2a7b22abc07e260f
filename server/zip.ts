import { crc32 } from './crc32.ts';

/** One file to pack. */
export type ZipEntry = { name: string; content: string };

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

/** Version 2.0 reads it; the flag says that names are UTF-8. */
const VERSION = 20;
const UTF8_NAMES = 0x0800;

/** 1 January 2024 in the format's own calendar: the same content gives the same bytes. */
const DATE = ((2024 - 1980) << 9) | (1 << 5) | 1;

/** Little-endian fields, each given as [bytes, value]. */
function record(fields: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((length, [size]) => length + size, 0)));
  let offset = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += size;
  }
  return new Uint8Array(view.buffer);
}

function describe(name: Uint8Array, content: Uint8Array): (readonly [2 | 4, number])[] {
  return [
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, 0],
    [2, 0],
    [2, DATE],
    [4, crc32(content)],
    [4, content.length],
    [4, content.length],
    [2, name.length],
    [2, 0],
  ];
}

/** Packs a few small files, stored without compression. */
export function createZip(entries: readonly ZipEntry[]): Blob {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const sizeOf = (parts: readonly Uint8Array[]) => parts.reduce((size, part) => size + part.length, 0);
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    const content = encoder.encode(entry.content);
    const offset = sizeOf(files);
    const described = describe(name, content);
    directory.push(
      record([[4, CENTRAL_HEADER], [2, VERSION], ...described, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      name,
    );
    files.push(record([[4, LOCAL_HEADER], ...described]), name, content);
  }
  const end = record([
    [4, END_OF_DIRECTORY],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, sizeOf(directory)],
    [4, sizeOf(files)],
    [2, 0],
  ]);
  return new Blob([...files, ...directory, end], { type: 'application/zip' });
}
