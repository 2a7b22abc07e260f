import { expect, vi } from 'vitest';
import type { PostIntent } from '#api/square.ts';
import { guestAccount } from '#domain/account.ts';
import type { ToastOptions } from '#components/Toast/toastStore.ts';
import type { Image } from '#domain/primitives.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import type { Post } from '#domain/square.ts';
import type { DeviceStorage } from '#platform/device/storage.ts';
import { createPortal } from '#app/createPortal.ts';
import { memoryStorage, openBrowser, stubDevice } from '#app/testing.fixtures.ts';
import { createDraftPictures, type DraftPictures } from '../../drafts/draftPictures.ts';
import { draftsOf } from '../../drafts/drafts.ts';
import { createPostComposer } from './postComposer.ts';
import type { PreparedPicture } from './preparePicture.ts';

export const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

export const post: Post = {
  id: '501',
  user: { uid: '7', name: '七', avatar: '', badge: null, followed: false, isMe: true },
  content: '云',
  images: [],
  createTime: 0,
  likeCount: 0,
  commentCount: 0,
  liked: false,
  followed: false,
  isMine: true,
  state: 0,
  shareUrl: '',
};

export const image: Image = { url: '/uploads/a.webp', thumb: '/uploads/a.webp', width: 4, height: 3 };

export const noWords = createSensitiveFinder([]);

export const beginBrowser = (): Browser => ({
  ...openBrowser(),
  draftPictures: createDraftPictures(
    () => undefined,
    () => 1000,
  ),
});

/** Tabs of a browser share what it keeps, and nothing else. */
export type Browser = { openTab(): DeviceStorage; draftPictures: DraftPictures };

/** One tab: composers opened in it one after another share its session, its drafts and its pictures. */
export function begin(uid = '7', { openTab, draftPictures }: Browser = beginBrowser(), tabStorage = memoryStorage()) {
  const prepare = vi.fn(async (blob: Blob): Promise<PreparedPicture> => ({ ok: true, blob }));
  const publishPost = vi.fn((_: PostIntent) => Promise.resolve(post));
  const upload = vi.fn((_: Blob) => Promise.resolve(image));
  const toast = vi.fn();
  const promptLogin = vi.fn();
  const portal = createPortal({
    fetch: async () => Response.error(),
    device: stubDevice({ newId: () => crypto.randomUUID() }),
    storage: openTab(),
    tabStorage,
    address: 'https://portal.example/',
    log: { warn: () => undefined },
    redirectToLogin: () => undefined,
  });
  const core = {
    ...portal,
    api: { ...portal.api, square: { ...portal.api.square, publishPost, upload } },
    toasts: {
      ...portal.toasts,
      show({ type, text }: ToastOptions) {
        toast(type, text);
        return '';
      },
    },
    promptLogin,
  };
  const { session } = core;
  if (uid) session.login(person(uid));
  const visit = () => {
    const composer = createPostComposer(core, { draftPictures, prepare });
    composer.open();
    return composer;
  };
  return { visit, session, drafts: draftsOf(core), draftPictures, prepare, publishPost, upload, toast, promptLogin };
}

export const settled = (composer: ReturnType<ReturnType<typeof begin>['visit']>, stage: string) =>
  vi.waitFor(() => expect(composer.getState().pictures.every((picture) => picture.stage === stage)).toBe(true));

/** A post that lacks nothing. */
export async function written(world: ReturnType<typeof begin>, stage = 'uploaded') {
  const composer = world.visit();
  composer.setContent('云上的慢车');
  composer.setTag('2');
  composer.addPictures([new Blob(['a']), new Blob(['b'])]);
  await settled(composer, stage);
  return composer;
}
