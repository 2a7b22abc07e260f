import { notifyManager } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isGone, isSilent } from '#api/ApiError.ts';
import { sensitiveWordsOf } from '#api/errorDetail.ts';
import { NO_REPLY, type UserBrief } from '#domain/square.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { Sending, ShownComment } from '#screens/square/Post/thread.ts';
import { toFormFailure } from '../formFailure.ts';
import type { Portal } from '../portal.ts';
import { addedComment, countedComments } from './commentChanges.ts';
import type { ReplyTarget } from './replyTarget.ts';

/** A comment as its writer sends it; `draftKey` is where its words are kept until the server has them. */
export type Letter = { requestId: string; content: string; target: ReplyTarget | undefined; draftKey: string };

/** A letter that is on its way, or came back. */
export type Posted = Letter & { uid: string; createTime: number; sending: Sending };

export type OutboxState = {
  /** Oldest first. */
  posted: readonly Posted[];
  /** What was sent last, and the comment that arrived last. */
  postedId: string | undefined;
  arrivedId: string | undefined;
};

export type CommentOutbox = StoreApi<OutboxState> & {
  send(letter: Letter): void;
  /** Under the same requestId: whatever became of the first try, the server has it once. */
  resend(requestId: string): void;
  discard(requestId: string): void;
};

export type OutboxWorld = Pick<Portal, 'api' | 'device' | 'drafts' | 'patches' | 'queryClient' | 'session' | 'toasts'>;

/**
 * What was sent under a post and is not there yet: it stands in its place, and stays there when it fails
 * (product.md §2.4).
 * @param takeBack gives words the server refused back to their writer; false when that cannot be
 */
export function createCommentOutbox(
  world: OutboxWorld,
  postId: string,
  takeBack: (letter: Letter, words: readonly string[]) => boolean,
): CommentOutbox {
  const store = createStore<OutboxState>(() => ({ posted: [], postedId: undefined, arrivedId: undefined }));
  const find = (requestId: string) => store.getState().posted.find((letter) => letter.requestId === requestId);
  const change = (requestId: string, next: (letter: Posted) => Posted[]) =>
    store.setState(({ posted }) => ({ posted: posted.flatMap((letter) => (letter.requestId === requestId ? next(letter) : [letter])) }));
  const drop = (requestId: string) => change(requestId, () => []);

  const deliver = async (letter: Posted) => {
    const { content, requestId, target } = letter;
    try {
      const comment = await world.api.square.publishComment(postId, { content, requestId, ...(target && { replyCommentId: target.id }) });
      forget(world, letter);
      // In one step, so that it is never seen twice or not at all.
      notifyManager.batch(() => {
        world.patches.make(addedComment(letter.uid, comment));
        // Not held against answers under way, which may have counted it.
        countedComments(letter.uid, postId, 1)(world.queryClient, () => true);
        notifyManager.schedule(() => {
          drop(requestId);
          store.setState({ arrivedId: comment.id });
        });
      });
      world.toasts.show({ type: 'success', text: '评论成功' });
    } catch (error) {
      readAnewWhenGone(world, letter.uid, postId, error);
      const words = sensitiveWordsOf(error);
      // An ended session has been told of already, and the words wait in their draft.
      if (isSilent(error) || (words && takeBack(letter, words))) return drop(requestId);
      change(requestId, () => [{ ...letter, sending: { state: 'failed', reason: reasonOf(error, words) } }]);
    }
  };

  return {
    ...store,
    send(letter) {
      const { uid } = world.session.getState().account;
      const sent: Posted = { ...letter, uid, createTime: world.device.now(), sending: { state: 'sending' } };
      store.setState(({ posted }) => ({ posted: [...posted, sent], postedId: letter.requestId }));
      void deliver(sent);
    },
    resend(requestId) {
      const letter = find(requestId);
      if (letter?.sending.state !== 'failed') return;
      const again: Posted = { ...letter, sending: { state: 'sending' } };
      change(requestId, () => [again]);
      void deliver(again);
    },
    discard(requestId) {
      const letter = find(requestId);
      if (letter) forget(world, letter);
      drop(requestId);
    },
  };
}

/** Words written since under the same key are not these. */
function forget({ drafts }: OutboxWorld, { draftKey, requestId, uid }: Posted): void {
  if (drafts.read(draftKey, uid)?.requestId === requestId) drafts.remove(draftKey, uid);
}

/** The post itself may be gone, which its page then says. */
function readAnewWhenGone({ queryClient }: OutboxWorld, uid: string, postId: string, error: unknown): void {
  if (isGone(error)) void queryClient.invalidateQueries({ queryKey: [uid, 'post', postId] });
}

const reasonOf = (error: unknown, words: readonly string[] | undefined): string =>
  words ? sensitiveText(words) : (toFormFailure(error, [])?.message ?? '请稍后重试');

/** A comment on its way as the page shows it. */
export const shownOf = (postId: string, { requestId, content, target, createTime, sending }: Posted, user: UserBrief): ShownComment => ({
  id: requestId,
  postId,
  user,
  content,
  replyCommentId: target?.id ?? NO_REPLY,
  ...(target?.isReply && { replyToName: target.name }),
  parentId: target?.threadId ?? NO_REPLY,
  createTime,
  likeCount: 0,
  liked: false,
  isMine: true,
  state: 0,
  sending,
});
