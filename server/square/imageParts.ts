/** A picture taken apart: its size, and the parts worth keeping, in order. */
export type PictureParts = { width: number; height: number; parts: Uint8Array<ArrayBuffer>[] };

/** Bytes of a file as it came in. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is cut short or does not hold together. */
export class BrokenPicture extends Error {}

/** A piece of the file that must be there. */
export function sliceOf(bytes: Bytes, start: number, length: number): Bytes {
  if (start + length > bytes.length) throw new BrokenPicture();
  return bytes.subarray(start, start + length);
}

/** A number of so many bytes that must be there. */
export function numberAt(bytes: Bytes, start: number, length: 1 | 2 | 3 | 4, order: 'big' | 'little'): number {
  const piece = sliceOf(bytes, start, length);
  return (order === 'big' ? piece : piece.toReversed()).reduce((value, byte) => value * 256 + byte, 0);
}

/** The letters at a place, as far as the file goes. */
export const lettersAt = (bytes: Bytes, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));
