import { notifyManager } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createService, type Core } from '#platform/core.ts';
import { isNotFound, isHandled } from '#api/ApiError.ts';
import { sensitiveWordsOf } from '#api/errorDetail.ts';
import { NO_REPLY, type UserBrief } from '#domain/square.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { Sending, ShownComment } from '#screens/square/Post/thread.ts';
import { toFormFailure } from '#platform/device/formFailure.ts';
import { squareKeys } from './squareQueries.ts';
import { addedComment, countedComments } from './commentChanges.ts';
import { createLetters, type Letter } from './letters.ts';

/** A letter that is on its way, or came back. */
export type Posted = Letter & { sending: Sending };

export type OutboxState = {
  /** Oldest first. */
  posted: readonly Posted[];
  /** What was sent last, and the comment that arrived last. */
  postedId: string | undefined;
  arrivedId: string | undefined;
};

/** Gives words the server refused back to their writer; false when that cannot be. */
export type TakeBack = (letter: Letter, words: readonly string[]) => boolean;

export type CommentOutbox = StoreApi<OutboxState> & {
  /** A page is opened on it: refused words go to its writer from now on, and nothing has been sent from it yet. */
  open(takeBack: TakeBack): void;
  send(letter: Pick<Letter, 'requestId' | 'content' | 'target'>): void;
  /** Under the same requestId: whatever became of the first try, the server has it once. */
  resend(requestId: string): void;
  discard(requestId: string): void;
};

/** What was sent in this visit, by person and post; gone before the next person looks. */
export const outboxesOf = createService(({ session }) => {
  const outboxes = new Map<string, CommentOutbox>();
  session.subscribe((state, former) => state.generation !== former.generation && outboxes.clear());
  return outboxes;
});

/** Of an earlier visit: nobody heard what became of it. */
const LEFT: Sending = { state: 'failed', reason: '内容已保留，请重试' };

/**
 * What was sent under a post and is not there yet: it stands in its place, and stays there when it fails
 * (product §2.4), also when the page is opened anew.
 */
function createCommentOutbox(core: Core, postId: string, uid: string): CommentOutbox {
  const letters = createLetters(core.storage, uid);
  const left = letters.under(postId).map((letter): Posted => ({ ...letter, sending: LEFT }));
  const store = createStore<OutboxState>(() => ({ posted: left, postedId: undefined, arrivedId: undefined }));
  let takeBack: TakeBack = () => false;
  const find = (requestId: string) => store.getState().posted.find((letter) => letter.requestId === requestId);
  const change = (requestId: string, next: (letter: Posted) => Posted[]) =>
    store.setState(({ posted }) => ({
      posted: posted.flatMap((letter) => (letter.requestId === requestId ? next(letter) : [letter])),
    }));
  const drop = (requestId: string) => change(requestId, () => []);

  const discard = ({ requestId }: Posted) => {
    letters.forget(requestId);
    drop(requestId);
  };

  const deliver = async (letter: Posted) => {
    const { content, requestId, target } = letter;
    try {
      const comment = await core.api.square.publishComment(postId, {
        content,
        requestId,
        ...(target && { replyCommentId: target.id }),
      });
      letters.forget(requestId);
      // In one step, so that it is never seen twice or not at all.
      notifyManager.batch(() => {
        core.patches.make(addedComment(uid, comment));
        // Not held against answers under way, which may have counted it.
        countedComments(uid, postId, 1)(core.queryClient, () => true);
        notifyManager.schedule(() => {
          drop(requestId);
          store.setState({ arrivedId: comment.id });
        });
      });
      core.toasts.show({ type: 'success', text: '评论成功' });
    } catch (error) {
      readAnewWhenGone(core, uid, postId, error);
      const words = sensitiveWordsOf(error);
      // An ended session has been told of already, and the letter waits for its writer.
      if (isHandled(error)) return change(requestId, () => [{ ...letter, sending: LEFT }]);
      if (words && takeBack(letter, words)) return discard(letter);
      change(requestId, () => [{ ...letter, sending: { state: 'failed', reason: reasonOf(error, words) } }]);
    }
  };

  return {
    ...store,
    open(taking) {
      takeBack = taking;
      store.setState({ postedId: undefined, arrivedId: undefined });
    },
    send(letter) {
      const kept = { ...letter, postId, createTime: core.device.now() };
      const sent: Posted = { ...kept, sending: { state: 'sending' } };
      letters.keep(kept);
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
      if (letter) discard(letter);
    },
  };
}

/**
 * The one outbox of a person for a post: a page opened anew finds what an earlier one has sent still on its way, and
 * nobody sends again what only seems to have failed.
 */
export function commentOutboxOf(core: Core, postId: string, uid: string): CommentOutbox {
  const outboxes = outboxesOf(core);
  const key = JSON.stringify([uid, postId]);
  const outbox = outboxes.get(key) ?? createCommentOutbox(core, postId, uid);
  outboxes.set(key, outbox);
  return outbox;
}

/** The post itself may be gone, which its page then says. */
function readAnewWhenGone({ queryClient }: Core, uid: string, postId: string, error: unknown): void {
  if (isNotFound(error)) void queryClient.invalidateQueries({ queryKey: squareKeys(uid).post(postId) });
}

const reasonOf = (error: unknown, words: readonly string[] | undefined): string =>
  words ? sensitiveText(words) : (toFormFailure(error, [])?.message ?? '请稍后重试');

/** A comment on its way as the page shows it. */
export const shownOf = (
  { postId, requestId, content, target, createTime, sending }: Posted,
  user: UserBrief,
): ShownComment => ({
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
