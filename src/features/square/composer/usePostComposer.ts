import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createService, useCore } from '#platform/core.ts';
import { createDraftPictures } from '../../drafts/draftPictures.ts';
import { createPostComposer, type PostComposer } from './postComposer.ts';
import type { ComposerState } from './postDraft.ts';
import { preparePicture } from './preparePicture.ts';

/** One for the visit: what is still being made when the page goes away is waited for when it is back. */
const draftPicturesOf = createService(({ openDatabases, device }) => createDraftPictures(openDatabases, device.now));

/** The composer of this visit to the page, and its state. */
export function usePostComposer(): { composer: PostComposer; state: ComposerState } {
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
