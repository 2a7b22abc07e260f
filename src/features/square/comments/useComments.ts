import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { valueOf } from '#domain/loadable.ts';
import type { UserBrief } from '#domain/square.ts';
import { useCore, useService, useSession } from '#platform/core.ts';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import { useStatus } from '../../account/useStatus.ts';
import { reactionsOf } from '../reactions.ts';
import { useSensitiveFinder } from '../useSensitiveFinder.ts';
import { createCommentComposer, toCommentDraft } from './commentComposer.ts';
import {
  commentKeys,
  dropPending,
  isPublishing,
  pendingCommentsQuery,
  publishCommentMutation,
  sendingOf,
  toShownComment,
  type PublishState,
} from './pendingComments.ts';
import { useCommentThreads } from './useCommentThreads.ts';
import { useTransient } from './useTransient.ts';

type Options = {
  postId: string;
  /** The comment a link leads to. */
  focusId: string | undefined;
  enabled: boolean;
};

/** Everything about the comments of one post, as its page wants it. */
export function useComments({ postId, focusId, enabled }: Options) {
  const core = useCore();
  const reactions = useService(reactionsOf);
  const [sort, setSort] = useState<Sort>('hot');
  const [composer] = useState(() => createCommentComposer(core, postId));
  const composing = useStore(composer);
  const findWords = useSensitiveFinder({ enabled: composing.focusTurn > 0 });
  useEffect(() => composer.follow(), [composer]);
  const { pending, publish, resend, discard } = usePendingComments(postId);
  const { threads, focusGone, loadMore, retry, fold, unfold } = useCommentThreads({
    postId,
    sort,
    focusId,
    pending,
    enabled,
  });
  const highlightedFocus = useTransient(threads.state === 'ready' ? focusId : undefined);
  const highlightedArrival = useTransient(composing.arrivedId);

  return {
    threads,
    focusGone,
    sort,
    draft: toCommentDraft(composing, findWords),
    litId: highlightedArrival ?? highlightedFocus,
    revealId: composing.sentId ?? focusId,
    onChangeSort: setSort,
    onLoadMoreComments: loadMore,
    onRetryComments: retry,
    onUnfold: unfold,
    onFold: fold,
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
    onResend: resend,
    onDiscard: discard,
  };
}

/** One's own comments the server is not known to have, and what can be done with them. */
function usePendingComments(postId: string) {
  const core = useCore();
  const me = useMe();
  const { data = [] } = useQuery(pendingCommentsQuery(core, me.uid, postId));
  const tries = useMutationState<PublishState>({
    filters: { mutationKey: commentKeys(me.uid).publishComment(postId) },
  });
  const { mutate: publish } = useMutation(publishCommentMutation(core, me.uid, postId));
  const find = (id: string) => data.find(({ requestId }) => requestId === id);

  return {
    pending: data.map((comment) => toShownComment(comment, me, sendingOf(comment, tries))),
    publish,
    resend({ id }: { id: string }) {
      const comment = find(id);
      if (comment && !isPublishing(core, me.uid, comment)) publish(comment);
    },
    discard({ id }: { id: string }) {
      const comment = find(id);
      if (comment) dropPending(core, me.uid, comment);
    },
  };
}

/** The current user, as others see them. */
function useMe(): UserBrief {
  const { uid, name, avatar = '' } = useSession((state) => state.account);
  const badge = valueOf(useStatus())?.badge ?? null;
  return { uid, name, avatar, badge, followed: false, isMe: true };
}
