import {
  fitWithin,
  PICTURE_HEAD_BYTES,
  PICTURE_MAX_AREA,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_SIDE,
  pictureKindOf,
  type PictureBounds,
  type PictureKind,
  type PictureProblem,
} from '#domain/picture.ts';
import { contextOf, createCanvas, encode, openUpright, paintGround, type Canvas } from '#platform/device/canvas.ts';

export type PreparedPicture = { ok: true; blob: Blob } | { ok: false; problem: PictureProblem };

const BOUNDS: PictureBounds = { area: PICTURE_MAX_AREA, side: PICTURE_MAX_SIDE };

/** Tried one after another until the picture is small enough; the first looks like the original. */
const QUALITIES = [0.88, 0.78, 0.66, 0.5, 0.35];

/**
 * Makes a picture small enough to upload, or says why it cannot be. It is re-encoded upright, which drops its EXIF data,
 * the place it was taken at among them. An animation would lose its frames, so it is uploaded as it is.
 */
export async function preparePicture(file: Blob, maxBytes = PICTURE_MAX_BYTES): Promise<PreparedPicture> {
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (kind === undefined) return { ok: false, problem: 'kind' };
  if (await isAnimated(file, kind))
    return file.size > maxBytes ? { ok: false, problem: 'tooLarge' } : { ok: true, blob: file };
  const canvas = await drawUpright(file).catch(() => undefined);
  if (!canvas) return { ok: false, problem: 'broken' };
  const blob = await encodeWithin(canvas, kind, maxBytes);
  return blob ? { ok: true, blob } : { ok: false, problem: 'tooLarge' };
}

async function drawUpright(file: Blob): Promise<Canvas> {
  const bitmap = await openUpright(file);
  try {
    const { width, height } = fitWithin(bitmap, BOUNDS);
    const canvas = createCanvas(width, height);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** A photo stays a JPEG. What may be see-through becomes a WebP where the browser writes one, else a JPEG on white. */
async function encodeWithin(canvas: Canvas, kind: PictureKind, maxBytes: number): Promise<Blob | undefined> {
  if (kind !== 'jpg') {
    const webp = await firstWithin(canvas, 'image/webp', maxBytes);
    if (webp) return webp;
    paintGround(canvas);
  }
  return firstWithin(canvas, 'image/jpeg', maxBytes);
}

async function firstWithin(canvas: Canvas, type: string, maxBytes: number): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, type, quality);
    // A browser that cannot write the type writes a PNG instead.
    if (blob?.type !== type) return undefined;
    if (blob.size <= maxBytes) return blob;
  }
  return undefined;
}

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

async function isAnimated(file: Blob, kind: PictureKind): Promise<boolean> {
  if (kind === 'webp') return isAnimatedWebp(file);
  return kind === 'png' ? isAnimatedPng(file) : kind === 'gif';
}
