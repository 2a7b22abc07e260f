import type { Image } from '#domain/primitives.ts';
import { badField } from '../answer.ts';
import { newId } from '../encoding.ts';
import type { Ports, Uploads } from '../ports.ts';
import { cleanPicture, type PictureKind } from './image.ts';
import type { Viewer } from './viewer.ts';

/** Largest picture taken (product §3.5). */
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

/** What a picture must be for what it is sent for, and how its refusals read. */
export type PictureRules = {
  kinds: readonly PictureKind[];
  maxBytes: number;
  /** Whether its sides, px, will do. */
  fits(size: Pick<Image, 'width' | 'height'>): boolean;
  texts: Readonly<Record<'kind' | 'broken' | 'tooLarge' | 'size', string>>;
};

const POST_PICTURE: PictureRules = {
  kinds: ['jpg', 'png', 'webp', 'gif'],
  maxBytes: MAX_UPLOAD_BYTES,
  fits: () => true,
  texts: {
    kind: '仅支持JPG、PNG、WEBP、GIF',
    broken: '图片已损坏，请换一张',
    tooLarge: '图片不能超过5MB',
    size: '图片尺寸过大，请缩小后再试',
  },
};

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

async function cleanWithin(file: Blob, { kinds, maxBytes, fits, texts }: PictureRules) {
  if (file.size > maxBytes) throw badField('file', texts.tooLarge);
  const picture = cleanPicture(new Uint8Array(await file.arrayBuffer()));
  if (!picture.ok) throw badField('file', texts[picture.reason]);
  if (!kinds.includes(picture.kind)) throw badField('file', texts.kind);
  if (!fits(picture)) throw badField('file', texts.size);
  return picture;
}

/** Checks and stores a picture, by default for a post. */
export async function keepUpload(
  ports: Ports,
  { uid, now }: Pick<Viewer, 'uid' | 'now'>,
  file: Blob,
  rules = POST_PICTURE,
): Promise<Image> {
  const { kind, width, height, bytes } = await cleanWithin(file, rules);
  const name = `${newId(ports.random)}.${kind}`;
  await ports.uploads.put(name, bytes);
  await ports.db
    .insertInto('uploads')
    .values({ name, uid, bytes: bytes.length, width, height, created_at: now })
    .execute();
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
