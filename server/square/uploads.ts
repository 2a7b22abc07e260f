import type { Image } from '#domain/primitives.ts';
import { badField } from '../answer.ts';
import { newId } from '../encoding.ts';
import type { Ports, Uploads } from '../ports.ts';
import { cleanPicture, MAX_SIDE, type PictureKind } from './image.ts';
import type { Viewer } from './viewer.ts';

/** Largest picture taken (product.md §3.5). */
export const MAX_UPLOAD_BYTES = 5 * 1024 ** 2;

/** Where uploads are served from. */
export const UPLOADS_PATH = '/uploads/';

/** A file name of ours: twenty random characters and the ending of its kind. */
const NAME = /^[A-Za-z0-9_-]{20}\.(jpg|png|webp|gif)$/;

const TYPES: Readonly<Record<PictureKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

const REFUSALS = {
  kind: '仅支持JPG、PNG、WEBP、GIF',
  broken: '图片已损坏，请换一张',
  size: `图片边长不能超过${MAX_SIDE}像素`,
} as const;

/** The refusal for a file above the limit. */
export const tooLargeUpload = () => badField('file', '图片不能超过5MB');

/** The address of an upload. */
export const uploadUrl = (name: string): string => `${UPLOADS_PATH}${name}`;

/** The file an address of ours names, or undefined for any other address. */
export function uploadNameOf(url: string): string | undefined {
  const name = url.startsWith(UPLOADS_PATH) ? url.slice(UPLOADS_PATH.length) : '';
  return NAME.test(name) ? name : undefined;
}

/** The type an upload is served as: that of the kind it was found to be. */
export const typeOf = (name: string): string =>
  Object.entries(TYPES).find(([kind]) => name.endsWith(`.${kind}`))?.[1] ?? 'application/octet-stream';

/** Checks and keeps a picture; only then does it exist for posts. */
export async function keepUpload(ports: Ports, { uid, now }: Viewer, file: Blob): Promise<Image> {
  if (file.size > MAX_UPLOAD_BYTES) throw tooLargeUpload();
  const picture = cleanPicture(new Uint8Array(await file.arrayBuffer()));
  if (!picture.ok) throw badField('file', REFUSALS[picture.reason]);
  const { kind, width, height, bytes } = picture;
  const name = `${newId(ports.random)}.${kind}`;
  await ports.uploads.put(name, bytes);
  await ports.db.insertInto('uploads').values({ name, uid, bytes: bytes.length, width, height, created_at: now }).execute();
  const url = uploadUrl(name);
  return { url, thumb: url, width, height };
}

/** Uploads kept in memory: for a server without a disk. */
export function createMemoryUploads(): Uploads {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    put(name, bytes) {
      files.set(name, bytes);
      return Promise.resolve();
    },
    get: (name) => Promise.resolve(files.get(name)),
  };
}
