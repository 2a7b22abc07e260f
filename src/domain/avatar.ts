/** A photo a portrait is cut from: as phones take them. */
export const AVATAR_SOURCE_MAX_BYTES = 20 * 1024 ** 2;

/** The portrait itself, once cut (product §3.5). */
export const AVATAR_MAX_BYTES = 2 * 1024 ** 2;

/** Side of the square a portrait is cut to, px. */
export const AVATAR_SIDE = 400;

/** What a file chooser is to offer. */
export const AVATAR_TYPES = 'image/jpeg,image/png,image/webp';

/** Why a picture cannot become a portrait. */
export type AvatarProblem = 'kind' | 'broken' | 'tooLarge' | 'size';

export const AVATAR_PROBLEM_TEXT = {
  kind: '仅支持JPG、PNG、WEBP',
  broken: '图片已损坏，请换一张',
  tooLarge: '图片不能超过20MB',
  size: `头像须为不超过${AVATAR_SIDE}像素的正方形`,
} satisfies Record<AvatarProblem, string>;

/** The square of a picture that becomes the portrait, in the picture's own px. */
export type CropSquare = { x: number; y: number; side: number };
