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
import { isAnimated } from './isAnimated.ts';

/** A picture ready to be uploaded, or why it cannot be. */
export type PreparedPicture = { ok: true; blob: Blob } | { ok: false; problem: PictureProblem };

/** Limits other than the portal's, for tests. */
export type PictureLimits = { maxBytes?: number };

const BOUNDS: PictureBounds = { area: PICTURE_MAX_AREA, side: PICTURE_MAX_SIDE };

/** Tried one after another until the picture is small enough; the first looks like the original. */
const QUALITIES = [0.88, 0.78, 0.66, 0.5, 0.35];

/**
 * Makes a picture small enough to upload. It is re-encoded upright, which drops its EXIF data: where and with what it was
 * taken, and the orientation, which the server would drop too and show the picture lying. An animation would lose its
 * frames, so it is uploaded as it is.
 */
export async function preparePicture(file: Blob, limits: PictureLimits = {}): Promise<PreparedPicture> {
  const { maxBytes = PICTURE_MAX_BYTES } = limits;
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
