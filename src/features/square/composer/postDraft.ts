import type { StoreApi } from 'zustand/vanilla';
import { draftKey, isEmptyDraft, type Draft, type DraftPicture } from '#domain/draft.ts';
import type { ComposerProblem, DraftStorage } from '#domain/composedPost.ts';
import type { DraftStore } from '../../drafts/drafts.ts';
import { toDraftPictures, type Attachment } from './attachments.ts';

export type ComposerState = {
  content: string;
  tagId: string | undefined;
  pictures: readonly Attachment[];
  /** Of a sending that was never answered; the same post is sent again under it. */
  requestId: string | undefined;
  /** What was written on an earlier visit stands here again. */
  restored: boolean;
  /** Changed here since: what another tab writes does not take its place. */
  edited: boolean;
  saved: DraftStorage;
  /** `publishing` lasts once it is published: the page is about to go, and another tap would publish again. */
  status: 'idle' | 'publishing' | 'loggingIn';
  open: boolean;
  problem: ComposerProblem | undefined;
  /** Words the server refused that our own list does not hold. */
  refusedWords: readonly string[];
};

export const BLANK: ComposerState = {
  content: '',
  tagId: undefined,
  pictures: [],
  requestId: undefined,
  restored: false,
  edited: false,
  saved: 'none',
  status: 'idle',
  open: false,
  problem: undefined,
  refusedWords: [],
};

type Deps = {
  drafts: DraftStore;
  state: StoreApi<ComposerState>;
  /** Whose draft it is, also when the session ends or another tab logs in. */
  owner: string;
};

export type PostDraft = ReturnType<typeof createPostDraft>;

/** The draft behind the composer: saved with every edit, restored when the page opens, in step with other tabs. */
export function createPostDraft({ drafts, state: { getState, setState }, owner }: Deps) {
  const placeOnDevice = (): DraftStorage => (drafts.all(draftKey.post, owner).length > 1 ? 'beside' : 'device');

  const show = (draft: Draft | undefined) => {
    const { content = '', tagId, requestId } = draft ?? {};
    const { pictures, open } = getState();
    setState({ ...BLANK, content, tagId, requestId, pictures, open, restored: draft !== undefined });
  };

  return {
    restore(): Draft | undefined {
      const draft = drafts.open(draftKey.post, owner);
      if (draft) show(draft);
      return draft;
    },
    /** Shows what another tab writes, or tells of it in `saved` where the writer has words of their own; returns the way to stop. */
    follow(restorePictures: (pictures: readonly DraftPicture[]) => void): () => void {
      const onExternalChange = () => {
        const { status, edited, saved, content, pictures } = getState();
        if (status === 'publishing' || saved === 'visit') return;
        if (edited && saved !== 'none') {
          const stands = drafts.read(draftKey.post, owner)?.content === content;
          return setState({ saved: stands ? placeOnDevice() : 'changed' });
        }
        const draft = drafts.open(draftKey.post, owner);
        show(draft);
        if (idsOf(draft?.pictures) !== idsOf(pictures)) restorePictures(draft?.pictures ?? []);
      };
      return drafts.onExternalChange(draftKey.post, onExternalChange, owner);
    },
    save() {
      const { content, tagId, requestId, pictures } = getState();
      const draft = { content, tagId, requestId, pictures: toDraftPictures(pictures) };
      const onWritten = (onDevice: boolean) => {
        const isKept = onDevice && pictures.every(({ kept }) => kept !== 'visit');
        setState({ saved: isEmptyDraft(draft) ? 'none' : isKept ? placeOnDevice() : 'visit' });
      };
      drafts.write(draftKey.post, draft, { uid: owner, onWritten });
    },
    flush: drafts.flush,
    /** Whether it is still the post that was sent: who has left meanwhile may have begun another one. */
    isSent: (requestId: string): boolean => drafts.read(draftKey.post, owner)?.requestId === requestId,
    /** Whether a draft holds the picture: another one, begun in another tab, may as well. */
    holds: (pictureId: string): boolean =>
      drafts.all(draftKey.post, owner).some(({ pictures }) => pictures?.some(({ id }) => id === pictureId)),
    remove: () => drafts.remove(draftKey.post, owner),
    keepForLogin: () => drafts.keepForLogin(draftKey.post),
  };
}

const idsOf = (pictures: readonly { id: string }[] | undefined): string => (pictures ?? []).map(({ id }) => id).join();
