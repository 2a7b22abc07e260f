import { AVATAR_SIDE, AVATAR_SOURCE_MAX_BYTES, type AvatarProblem, type CropSquare } from '#domain/avatar.ts';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '#domain/picture.ts';
import { contextOf, createCanvas, encode, openUpright, paintGround } from '#platform/device/canvas.ts';

/** A file that can become an avatar, with its size as shown; or why it cannot. */
export type ReadAvatar = { ok: true; width: number; height: number } | { ok: false; problem: AvatarProblem };

const QUALITY = 0.9;

/** Validates a chosen file by its content: its name and its stated type prove nothing. */
export async function readAvatar(file: Blob): Promise<ReadAvatar> {
  if (file.size > AVATAR_SOURCE_MAX_BYTES) return { ok: false, problem: 'tooLarge' };
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (kind === undefined || kind === 'gif') return { ok: false, problem: 'kind' };
  const bitmap = await openUpright(file).catch(() => undefined);
  if (!bitmap) return { ok: false, problem: 'broken' };
  const { width, height } = bitmap;
  bitmap.close();
  return { ok: true, width, height };
}

/**
 * Crops a square out of a picture as it is shown, at most 400 px. Re-encoded, so that no metadata of place or camera is
 * left; as JPEG, which every browser can encode.
 */
export async function cropAvatar(file: Blob, { x, y, side }: CropSquare): Promise<Blob> {
  const bitmap = await openUpright(file);
  try {
    const edge = Math.max(1, Math.min(AVATAR_SIDE, Math.round(side)));
    const canvas = createCanvas(edge, edge);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, side, side, 0, 0, edge, edge);
    paintGround(canvas);
    const blob = await encode(canvas, 'image/jpeg', QUALITY);
    if (!blob) throw new Error('The canvas gave no picture.');
    return blob;
  } finally {
    bitmap.close();
  }
}
