import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCore, useService } from '#platform/core.ts';
import type { Sort } from '#domain/sort.ts';
import { reactionsOf } from '../reactions.ts';
import { useSensitiveFinder } from '../useSensitiveFinder.ts';
import { createCommentComposer, toCommentDraft } from './commentComposer.ts';
import { usePendingComments } from './pendingComments.ts';
import { useCommentThreads } from './useCommentThreads.ts';

/** `focusId`: the comment a link leads to. */
type Options = { postId: string; focusId: string | undefined; enabled: boolean };

export function useComments({ postId, focusId, enabled }: Options) {
  const core = useCore();
  const reactions = useService(reactionsOf);
  const [sort, setSort] = useState<Sort>('hot');
  const [composer] = useState(() => createCommentComposer(core, postId));
  const composing = useStore(composer);
  const findWords = useSensitiveFinder({ enabled: composing.focusTurn > 0 });
  const { target } = composing;
  useEffect(() => composer.follow(target), [composer, target]);
  const { pending, publish, ...resending } = usePendingComments(postId);
  const list = useCommentThreads({ postId, sort, focusId, pending, enabled });
  const highlightedFocus = useTransient(list.threads.state === 'ready' ? focusId : undefined);
  const highlightedArrival = useTransient(composing.arrivedId);

  return {
    ...list,
    sort,
    draft: toCommentDraft(composing, findWords),
    highlightedId: highlightedArrival ?? highlightedFocus,
    revealId: composing.sentId ?? focusId,
    ...resending,
    onChangeSort: setSort,
    onBeginComment: composer.begin,
    onChangeComment: composer.changeText,
    onSendComment() {
      const comment = composer.submit(findWords);
      if (comment) publish(comment);
    },
    onCancelReply: composer.cancelReply,
    onClearDraft: composer.clear,
    onLeaveComment: composer.leave,
    onReply: composer.replyTo,
    onLikeComment: reactions.likeComment,
  };
}

const HIGHLIGHTED_MS = 2000;

/** The value for two seconds after it has changed, then undefined until it changes again. */
function useTransient(value: string | undefined): string | undefined {
  const [past, setPast] = useState<string>();
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setPast(value), HIGHLIGHTED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return value === past ? undefined : value;
}
