import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { valueOf } from '#domain/loadable.ts';
import type { UserBrief } from '#domain/square.ts';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import { useCore, useSession, useService } from '#platform/core.ts';
import { useStatus } from '../account/useStatus.ts';
import { marksOf } from './marks.ts';
import { shownOf } from './commentOutbox.ts';
import { createCommentWriter, draftOf } from './commentWriter.ts';
import { useBriefly } from './useBriefly.ts';
import { useCommentThreads } from './useCommentThreads.ts';

type Options = {
  postId: string;
  /** The comment a link leads to. */
  focusId: string | undefined;
  enabled: boolean;
};

/** Everything about the comments of one post, as its page wants it. */
export function useComments({ postId, focusId, enabled }: Options) {
  const portal = useCore();
  const marks = useService(marksOf);
  const me = useMe();
  const [sort, setSort] = useState<Sort>('hot');
  const [writer] = useState(() => createCommentWriter(portal, postId));
  const writing = useStore(writer);
  useEffect(() => writer.follow(), [writer]);
  const outbox = writer.outboxOf(me.uid);
  const { posted, postedId, arrivedId } = useStore(outbox);
  const outgoing = posted.map((letter) => shownOf(letter, me));
  const { threads, focusGone, loadMore, retry, fold, unfold } = useCommentThreads({
    postId,
    sort,
    focusId,
    outgoing,
    enabled,
  });
  const litFocus = useBriefly(threads.state === 'ready' ? focusId : undefined);
  const litArrival = useBriefly(arrivedId);

  return {
    threads,
    focusGone,
    sort,
    draft: draftOf(writing),
    litId: litArrival ?? litFocus,
    revealId: postedId ?? focusId,
    onChangeSort: setSort,
    onLoadMoreComments: loadMore,
    onRetryComments: retry,
    onUnfold: unfold,
    onFold: fold,
    onBeginComment: writer.begin,
    onChangeComment: writer.changeText,
    onSendComment: writer.submit,
    onCancelReply: writer.cancelReply,
    onClearDraft: writer.clear,
    onLeaveComment: writer.leave,
    onReply: writer.replyTo,
    onLikeComment: marks.likeComment,
    onResend: ({ id }: { id: string }) => outbox.resend(id),
    onDiscard: ({ id }: { id: string }) => outbox.discard(id),
  };
}

/** Whoever is here, as others see them. */
function useMe(): UserBrief {
  const { uid, name, avatar = '' } = useSession((state) => state.account);
  const badge = valueOf(useStatus())?.badge ?? null;
  return { uid, name, avatar, badge, followed: false, isMe: true };
}
