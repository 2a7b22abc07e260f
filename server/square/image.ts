import { takeGifApart } from './imageGif.ts';
import { takeJpegApart } from './imageJpeg.ts';
import { BrokenPicture, lettersAt, type Bytes, type PictureParts } from './imageParts.ts';
import { takePngApart } from './imagePng.ts';
import { takeWebpApart } from './imageWebp.ts';

/** Longest side of a picture sent in, px (T15): a tall screenshot is no larger than a photo. */
export const MAX_SIDE = 16_384;

/** Its largest area, px: what a browser has to hold in memory to show it. */
export const MAX_AREA = 4096 ** 2;

/** The ending of a kind of picture, which also decides how it is served. */
export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

/** A picture re-encoded from its own parts, or why it is refused. */
export type CleanPicture =
  | { ok: true; kind: PictureKind; width: number; height: number; bytes: Bytes }
  | { ok: false; reason: 'kind' | 'broken' | 'size' };

/** What a file is, told by its first bytes alone: its name and its stated type prove nothing. */
function kindOf(bytes: Bytes): PictureKind | undefined {
  if (lettersAt(bytes, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (lettersAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (lettersAt(bytes, 0, 4) === 'RIFF' && lettersAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(lettersAt(bytes, 0, 6)) ? 'gif' : undefined;
}

const TAKE_APART: Readonly<Record<PictureKind, (bytes: Bytes) => PictureParts>> = {
  jpg: takeJpegApart,
  png: takePngApart,
  webp: takeWebpApart,
  gif: takeGifApart,
};

function takeApart(kind: PictureKind, bytes: Bytes): PictureParts | undefined {
  try {
    return TAKE_APART[kind](bytes);
  } catch (error) {
    if (error instanceof BrokenPicture) return undefined;
    throw error;
  }
}

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Checks a picture and rewrites it without metadata and without bytes before, between or after its parts (T15). */
export function cleanPicture(bytes: Bytes): CleanPicture {
  const kind = kindOf(bytes);
  if (kind === undefined) return { ok: false, reason: 'kind' };
  const picture = takeApart(kind, bytes);
  if (!picture || picture.width === 0 || picture.height === 0) return { ok: false, reason: 'broken' };
  const { width, height, parts } = picture;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_AREA) return { ok: false, reason: 'size' };
  return { ok: true, kind, width, height, bytes: join(parts) };
}
