import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePortal, type Portal } from '#app/portal.ts';
import { createDraftPictures, type DraftPictures } from '../drafts/draftPictures.ts';
import { insertOwnPost } from './ownPosts.ts';
import { createPostComposer, type ComposerState, type PostComposer } from './postComposer.ts';
import { preparePicture } from './preparePicture.ts';

/** One for the visit: what is still being made when the page goes away is waited for when it is back. */
const pictures = new WeakMap<Portal, DraftPictures>();

function begin(portal: Portal): PostComposer {
  const { device, openDatabases, toasts } = portal;
  const draftPictures = pictures.get(portal) ?? createDraftPictures(openDatabases, device.now);
  pictures.set(portal, draftPictures);
  return createPostComposer({
    ...portal,
    draftPictures,
    prepare: preparePicture,
    toast: (type, text) => toasts.show({ type, text }),
    askLogin: () => portal.askLogin(),
    onPublished(post) {
      toasts.show({ type: 'success', text: '发布成功' });
      insertOwnPost(portal, post);
    },
  });
}

/** The composer of this visit to the page, and its state. */
export function usePostComposer(): { composer: PostComposer; state: ComposerState } {
  const portal = usePortal();
  const [composer] = useState(() => begin(portal));

  useEffect(() => {
    composer.open();
    return composer.close;
  }, [composer]);

  return { composer, state: useStore(composer) };
}
