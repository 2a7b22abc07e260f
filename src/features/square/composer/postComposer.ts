import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isLoggedIn } from '#domain/account.ts';
import { POST_MAX_IMAGES } from '#domain/square.ts';
import { createService, useCore, type Core } from '#platform/core.ts';
import { createDraftPictures, type DraftPictures } from '../../drafts/draftPictures.ts';
import { draftsOf } from '../../drafts/drafts.ts';
import { createAttachments } from './attachments.ts';
import { BLANK, createPostDraft, type ComposerState } from './postDraft.ts';
import { preparePicture } from './preparePicture.ts';
import { createPublish } from './publishPost.ts';
import type { UploadDeps } from './uploadQueue.ts';

type Deps = { draftPictures: DraftPictures; prepare: UploadDeps['prepare'] };

/** Writing a post: every change is saved as a draft, pictures are uploaded meanwhile, and publishing happens once. */
export function createPostComposer(core: Core, { draftPictures, prepare }: Deps) {
  const { session, toasts } = core;
  const { authVersion, account } = session.getState();
  const state = createStore<ComposerState>(() => BLANK);
  const { getState, setState } = state;

  const draft = createPostDraft({ drafts: draftsOf(core), state, owner: account.uid });
  const attachments = createAttachments({
    prepare,
    store: { ...draftPictures, remove: (ids) => draftPictures.remove(ids.filter((id) => !draft.holds(id))) },
    upload: (picture, signal) => core.api.square.upload(picture, { signal }),
    canUpload: () => isLoggedIn(session.getState().account),
    newId: core.device.newId,
    get: () => getState().pictures,
    set(pictures) {
      setState({ pictures });
      // Who only looks at a draft writes none: another tab may be at work on it.
      if (getState().edited) draft.save();
    },
  });
  let stopFollowing: (() => void) | undefined;

  /** An edited post is another than the one sent before: it gets a key of its own. */
  const edit = (change: Partial<ComposerState> = {}) => {
    setState({ ...change, edited: true, requestId: undefined, problem: undefined });
    draft.save();
  };

  return {
    ...state,
    /** The page is shown: restores what was left unfinished. */
    open() {
      setState({ open: true });
      stopFollowing = draft.follow(attachments.restore);
      const kept = draft.restore();
      if (kept) attachments.restore(kept.pictures ?? []);
    },
    /** The page goes away. What is being published goes on. */
    close() {
      setState({ open: false });
      stopFollowing?.();
      attachments.close();
      draft.flush();
      const { status, edited, saved } = getState();
      const isLeft = session.getState().authVersion === authVersion && status === 'idle';
      if (isLeft && edited && saved !== 'none') toasts.show({ type: 'info', text: '已存为草稿' });
    },
    setContent: (content: string) => edit({ content }),
    setTag: (tagId: string) => edit({ tagId }),
    addPictures(files: readonly Blob[]) {
      edit();
      const refused = attachments.add(files);
      if (refused > 0) toasts.show({ type: 'warning', text: `最多${POST_MAX_IMAGES}张图片` });
    },
    retryPicture(id: string) {
      edit();
      attachments.retry(id);
    },
    removePicture(id: string) {
      edit();
      attachments.remove(id);
    },
    movePicture(id: string, to: number) {
      edit();
      attachments.move(id, to);
    },
    clear() {
      const { pictures, open } = getState();
      edit({ ...BLANK, pictures, open });
      attachments.clear();
    },
    /** Gives the post once it is published and its writer is still here to be led to it. */
    publish: createPublish({ core, state, draft, attachments }),
  };
}

/** One for the visit: what is still being made when the page goes away is waited for when it is back. */
const draftPicturesOf = createService(({ openDatabases, device }) => createDraftPictures(openDatabases, device.now));

export function usePostComposer() {
  const core = useCore();
  const [composer] = useState(() =>
    createPostComposer(core, { draftPictures: draftPicturesOf(core), prepare: preparePicture }),
  );
  useEffect(() => {
    composer.open();
    return composer.close;
  }, [composer]);
  return { composer, state: useStore(composer) };
}
