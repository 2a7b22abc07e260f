/** Pictures people send in (product §3.5): what is taken, and how large. */
export const PICTURE_MAX_BYTES = 5 * 1024 ** 2;

/** What a picture is cut down to before it is sent, px. By its area, so that a tall screenshot can still be read. */
export const PICTURE_MAX_AREA = 4_000_000;

/** Longest side it may have then, px: a WebP goes no further. */
export const PICTURE_MAX_SIDE = 16_383;

export type PictureKind = 'jpg' | 'png' | 'webp' | 'gif';

/** What a file chooser is to offer; a phone turns its own formats into one of these. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** How many bytes of a file tell its kind. */
export const PICTURE_HEAD_BYTES = 12;

/** Why a picture cannot be taken. */
export type PictureProblem = 'kind' | 'broken' | 'tooLarge';

export const PICTURE_PROBLEM_TEXT = {
  kind: '仅支持JPG、PNG、WEBP、GIF',
  broken: '图片已损坏，请换一张',
  tooLarge: '图片不能超过5MB',
} satisfies Record<PictureProblem, string>;

const asciiAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What a file is, by its first bytes: its name and its stated type prove nothing. */
export function pictureKindOf(head: Uint8Array): PictureKind | undefined {
  if (asciiAt(head, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (asciiAt(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (asciiAt(head, 0, 4) === 'RIFF' && asciiAt(head, 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(asciiAt(head, 0, 6)) ? 'gif' : undefined;
}

type Size = { width: number; height: number };

/** The most a picture may have, px. */
export type PictureBounds = { area: number; side: number };

/** The size within both bounds, in the same proportions; nothing grows or vanishes. */
export function fitWithin({ width, height }: Size, { area, side }: PictureBounds): Size {
  const share = Math.min(1, side / Math.max(width, height), Math.sqrt(area / (width * height)));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}
