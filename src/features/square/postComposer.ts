import { createStore, type StoreApi } from 'zustand/vanilla';
import { isHandled, isFinalRefusal } from '#api/ApiError.ts';
import type { Api } from '#api/createApi.ts';
import { sensitiveWordsOf } from '#api/errorDetail.ts';
import { isLoggedIn } from '#domain/account.ts';
import { draftKey, isEmptyDraft, type Draft, type DraftContent } from '#domain/draft.ts';
import type { SensitiveFinder } from '#domain/sensitiveWords.ts';
import { checkPost, POST_MAX_IMAGES, type Post } from '#domain/square.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { ComposerProblem, DraftPlace } from '#screens/square/PostPage/composedPost.ts';
import type { Device } from '#platform/device/device.ts';
import { toFormFailure } from '#platform/device/formFailure.ts';
import type { SessionStore } from '#platform/device/session.ts';
import type { DraftPictures } from '../drafts/draftPictures.ts';
import type { DraftStore } from '../drafts/drafts.ts';
import { createPictureTray, draftPicturesOf, type TrayPicture } from './pictureTray.ts';
import type { PreparedPicture } from './preparePicture.ts';

export type ComposerState = {
  content: string;
  tagId: string | undefined;
  pictures: readonly TrayPicture[];
  /** What was written on an earlier visit stands here again. */
  restored: boolean;
  saved: DraftPlace;
  publishing: boolean;
  problem: ComposerProblem | undefined;
  /** Words the server refused that our own list does not hold. */
  refusedWords: readonly string[];
};

export type PostComposer = StoreApi<ComposerState> & {
  /** The page is shown: brings back what was left unfinished. */
  open(): void;
  /** The page goes away. What is being published goes on. */
  close(): void;
  setContent(content: string): void;
  setTag(tagId: string): void;
  addPictures(files: readonly Blob[]): void;
  retryPicture(id: string): void;
  removePicture(id: string): void;
  movePicture(id: string, to: number): void;
  /** Drops the draft and begins anew. */
  clear(): void;
  /**
   * Gives the post once it is published and its writer is still here to be led to it.
   * @param findWords the sensitive words known here; the server decides anyway
   */
  publish(findWords: SensitiveFinder): Promise<Post | undefined>;
};

export type ComposerDeps = {
  api: Pick<Api, 'square'>;
  session: SessionStore;
  drafts: DraftStore;
  draftPictures: DraftPictures;
  device: Pick<Device, 'newId'>;
  prepare(file: Blob): Promise<PreparedPicture>;
  toast(type: 'success' | 'info' | 'warning' | 'error', text: string): void;
  promptLogin(): void;
  onPublished(post: Post): void;
};

const BLANK: ComposerState = {
  content: '',
  tagId: undefined,
  pictures: [],
  restored: false,
  saved: 'none',
  publishing: false,
  problem: undefined,
  refusedWords: [],
};

const FIELDS = { tagId: 'tag', content: 'content', images: 'pictures' } as const;

/** Writing a post: every change is a draft at once, publishing happens once (product.md §2.3 postpage). */
export function createPostComposer(deps: ComposerDeps): PostComposer {
  const { api, session, drafts, draftPictures, device, toast } = deps;
  const state = createStore<ComposerState>(() => BLANK);
  const { getState: get, setState: set } = state;
  /** Whose draft this is, also when the session ends or another tab logs in. */
  const owner = session.getState().account.uid;
  const { authVersion } = session.getState();
  let requestId: string | undefined;
  let touched = false;
  let closed = false;
  let asksLogin = false;
  let stopFollowing: (() => void) | undefined;

  const loggedIn = () => isLoggedIn(session.getState().account);

  const isHeld = (id: string) =>
    drafts.all(draftKey.post, owner).some(({ pictures }) => pictures?.some((picture) => picture.id === id));
  const store: DraftPictures = {
    ...draftPictures,
    // Another draft, begun in another tab, may hold the same picture.
    remove: (ids) => draftPictures.remove(ids.filter((id) => !isHeld(id))),
  };

  const tray = createPictureTray({
    prepare: deps.prepare,
    store,
    upload: (picture, signal) => api.square.upload(picture, { signal }),
    canUpload: loggedIn,
    newId: device.newId,
    onChange() {
      set({ pictures: tray.list() });
      // Who only looks at a draft writes none: another tab may be at work on it.
      if (touched) save();
    },
  });

  const save = () => {
    const { content, tagId, pictures } = get();
    const draft: DraftContent = { content, tagId, requestId, pictures: draftPicturesOf(pictures) };
    const onDevice = drafts.write(draftKey.post, draft, owner) && pictures.every(({ kept }) => kept !== 'visit');
    set({ saved: isEmptyDraft(draft) ? 'none' : onDevice ? placeOnDevice() : 'visit' });
  };

  const placeOnDevice = () => (drafts.all(draftKey.post, owner).length > 1 ? 'beside' : 'device');

  /** Another tab wrote: who has no words of their own here sees it, who has keeps them and is told. */
  const followOthers = () => {
    const { publishing, saved } = get();
    if (publishing || saved === 'visit') return;
    if (!touched || saved === 'none') {
      const draft = drafts.open(draftKey.post, owner);
      bringBack(draft);
      if (namesOf(draft) !== namesOf(get())) tray.restore(draft?.pictures ?? []);
      return;
    }
    const stands = drafts.read(draftKey.post, owner)?.content === get().content;
    set({ saved: stands ? placeOnDevice() : 'changed' });
  };

  const bringBack = (draft: Draft | undefined) => {
    const { content = '', tagId } = draft ?? {};
    touched = false;
    requestId = draft?.requestId;
    set({ ...BLANK, content, tagId, pictures: get().pictures, restored: draft !== undefined });
  };

  /** Another post than the one sent before: what was not answered is not repeated by it. */
  const edit = (change: Partial<ComposerState>) => {
    touched = true;
    requestId = undefined;
    set({ ...change, problem: undefined });
    save();
  };

  const editPictures = (change: () => void) => {
    edit({});
    change();
  };

  const stopFor = (problem: ComposerProblem): undefined => {
    set({ problem });
    toast('warning', problem.message);
  };

  const promptLogin = (): undefined => {
    asksLogin = true;
    drafts.keepForLogin(draftKey.post);
    deps.promptLogin();
  };

  /** Whether the draft is still the post that was sent: who has left meanwhile may have begun another one. */
  const isDraftOf = (sent: string) => drafts.read(draftKey.post, owner)?.requestId === sent;

  /** What was sent is no draft any more; one begun meanwhile stays, with the pictures it took over. */
  const forget = (sent: string, pictures: readonly TrayPicture[]) => {
    if (isDraftOf(sent)) drafts.remove(draftKey.post, owner);
    void store.remove(pictures.map(({ id }) => id));
  };

  const fail = (error: unknown, sent: string) => {
    const failure = toFormFailure(error, ['tagId', 'content', 'images']);
    const mayKeep = !closed || isDraftOf(sent);
    if (isFinalRefusal(error)) requestId = undefined;
    if (mayKeep) save();
    if (isHandled(error) || !failure) return;
    const words = sensitiveWordsOf(error);
    const field = words ? 'content' : failure.field && FIELDS[failure.field];
    set({ problem: field && { field, message: failure.message }, refusedWords: words ?? get().refusedWords });
    toast('error', failure.message);
  };

  const send = async ({ content, tagId = '', pictures }: ComposerState): Promise<Post | undefined> => {
    const sent = (requestId ??= device.newId());
    set({ publishing: true, problem: undefined });
    save();
    try {
      const images = pictures.flatMap(({ image }) => (image ? [image.url] : []));
      const post = await api.square.publishPost({ tagId, content, images, requestId: sent });
      forget(sent, pictures);
      // Still `publishing`: the page is about to go, and another tap would publish again.
      deps.onPublished(post);
      return closed ? undefined : post;
    } catch (error) {
      set({ publishing: false });
      fail(error, sent);
      return undefined;
    }
  };

  return {
    ...state,
    open() {
      closed = false;
      stopFollowing = drafts.onForeignChange(draftKey.post, followOthers, owner);
      const draft = drafts.open(draftKey.post, owner);
      if (!draft) return;
      bringBack(draft);
      tray.restore(draft.pictures ?? []);
    },
    close() {
      closed = true;
      stopFollowing?.();
      tray.close();
      const leaves = session.getState().authVersion === authVersion && !asksLogin && !get().publishing;
      if (leaves && touched && get().saved !== 'none') toast('info', '已存为草稿');
    },
    setContent: (content) => edit({ content }),
    setTag: (tagId) => edit({ tagId }),
    addPictures: (files) =>
      editPictures(() => {
        if (tray.add(files) > 0) toast('warning', `最多${POST_MAX_IMAGES}张图片`);
      }),
    retryPicture: (id) => editPictures(() => tray.retry(id)),
    removePicture: (id) => editPictures(() => tray.remove(id)),
    movePicture: (id, to) => editPictures(() => tray.move(id, to)),
    clear() {
      edit(BLANK);
      tray.clear();
    },
    async publish(findWords) {
      if (get().publishing) return undefined;
      if (loggedIn()) tray.sendKept();
      const problem = problemOf(get(), findWords, loggedIn());
      if (problem) return stopFor(problem);
      return loggedIn() ? send(get()) : promptLogin();
    },
  };
}

const namesOf = (draft: { pictures?: readonly { id: string }[] | undefined } | undefined): string =>
  (draft?.pictures ?? []).map(({ id }) => id).join();

/** The first thing that keeps a post from being sent. */
function problemOf(
  { content, tagId, pictures }: ComposerState,
  findWords: SensitiveFinder,
  sends: boolean,
): ComposerProblem | undefined {
  const wrong = checkPost({ content, imageCount: pictures.length });
  if (wrong !== undefined) return { field: 'content', message: wrong };
  const words = findWords(content).map(({ word }) => word);
  if (words.length > 0) return { field: 'content', message: sensitiveText(words) };
  if (tagId === undefined) return { field: 'tag', message: '请选择标签' };
  const stages = new Set(pictures.map(({ stage }) => stage));
  if (stages.has('failed')) return { field: 'pictures', message: '有图片未上传成功，请重试或移除' };
  // One that is kept waits for its turn, where there is somebody to send it.
  const waits = sends && stages.has('kept');
  if (waits || stages.has('preparing') || stages.has('uploading'))
    return { field: 'pictures', message: '还有图片正在上传' };
  return undefined;
}
