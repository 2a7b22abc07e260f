import type { PictureKind } from '#domain/picture.ts';

/** No picture has more chunks than this before its first frame. */
const MOST_CHUNKS = 512;

const PNG_SIGNATURE_BYTES = 8;

const lettersOf = (view: DataView, from: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(from + index)));

const readHead = async (file: Blob, at: number, length: number): Promise<DataView | undefined> => {
  const bytes = await file.slice(at, at + length).arrayBuffer();
  return bytes.byteLength === length ? new DataView(bytes) : undefined;
};

/** A WebP says in the flags of its first chunk whether it is animated. */
async function isAnimatedWebp(file: Blob): Promise<boolean> {
  const head = await readHead(file, 12, 9);
  return head !== undefined && lettersOf(head, 0) === 'VP8X' && (head.getUint8(8) & 2) !== 0;
}

/** An animated PNG has its `acTL` chunk before the first chunk of its picture. */
async function isAnimatedPng(file: Blob): Promise<boolean> {
  let at = PNG_SIGNATURE_BYTES;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const head = await readHead(file, at, 8);
    const name = head && lettersOf(head, 4);
    if (name === 'acTL') return true;
    if (head === undefined || name === 'IDAT') return false;
    at += 12 + head.getUint32(0);
  }
  return false;
}

/** Whether a picture may be animated: re-encoded, only its first frame would be left. */
export async function isAnimated(file: Blob, kind: PictureKind): Promise<boolean> {
  if (kind === 'webp') return isAnimatedWebp(file);
  return kind === 'png' ? isAnimatedPng(file) : kind === 'gif';
}
