import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createService, useCore, type Core } from '#platform/core.ts';
import { draftsOf } from '../drafts/drafts.ts';
import { createDraftPictures } from '../drafts/draftPictures.ts';
import { insertOwnPost } from './ownPosts.ts';
import { createPostComposer, type ComposerState, type PostComposer } from './postComposer.ts';
import { preparePicture } from './preparePicture.ts';

/** One for the visit: what is still being made when the page goes away is waited for when it is back. */
const draftPicturesOf = createService(({ openDatabases, device }) => createDraftPictures(openDatabases, device.now));

function begin(core: Core): PostComposer {
  const { toasts } = core;
  return createPostComposer({
    ...core,
    drafts: draftsOf(core),
    draftPictures: draftPicturesOf(core),
    prepare: preparePicture,
    toast: (type, text) => toasts.show({ type, text }),
    promptLogin: () => core.promptLogin(),
    onPublished(post) {
      toasts.show({ type: 'success', text: '发布成功' });
      insertOwnPost(core, post);
    },
  });
}

/** The composer of this visit to the page, and its state. */
export function usePostComposer(): { composer: PostComposer; state: ComposerState } {
  const core = useCore();
  const [composer] = useState(() => begin(core));

  useEffect(() => {
    composer.open();
    return composer.close;
  }, [composer]);

  return { composer, state: useStore(composer) };
}
