import {
  mutationOptions,
  notifyManager,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  type MutationState,
} from '@tanstack/react-query';
import * as v from 'valibot';
import { isNotFound } from '#api/ApiError.ts';
import { sensitiveWordsOf } from '#api/errorDetail.ts';
import { replyTargetSchema } from '#domain/draft.ts';
import { valueOf } from '#domain/loadable.ts';
import { idSchema, timeSchema } from '#domain/primitives.ts';
import { NO_REPLY, type Comment, type UserBrief } from '#domain/square.ts';
import { createService, useCore, useSession, type Core } from '#platform/core.ts';
import { toFormFailure } from '#platform/device/formFailure.ts';
import { storageKey } from '#platform/device/storage.ts';
import { createKeys } from '#platform/query/queryFactory.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { Sending, ShownComment } from '#domain/thread.ts';
import { useStatus } from '../../account/useStatus.ts';
import { squareKeys } from '../squareQueries.ts';
import { addedComment, countedComments } from './commentChanges.ts';

const pendingCommentSchema = v.object({
  requestId: idSchema,
  postId: idSchema,
  content: v.string(),
  target: v.optional(replyTargetSchema),
  createTime: timeSchema,
});

/** A comment as its writer sent it, which the server is not known to have. */
export type PendingComment = v.InferOutput<typeof pendingCommentSchema>;

export type PublishState = MutationState<Comment, Error, PendingComment>;

/** The page a post is commented on from: refused words go back to it. */
type CommentEditor = {
  /** False when words that stand there would have to give way. */
  returnToEditor(comment: PendingComment, words: readonly string[]): boolean;
  onArrived(commentId: string): void;
};

const listSchema = v.array(v.unknown());

/** Kept for one person; the oldest gives way. */
const MAX_PENDING = 50;

/** Where no reason is known, or the end of the session has been shown already. */
const INTERRUPTED = '内容已保留，请重试';

export const commentKeys = createKeys('publishComment');

/** The editor opened last under each post; none of one person is left to the next. */
export const editorsOf = createService(({ session }) => {
  const editors = new Map<string, CommentEditor>();
  session.subscribe((state, former) => state.cacheScope !== former.cacheScope && editors.clear());
  return editors;
});

const parse = (values: readonly unknown[]): PendingComment[] =>
  values.flatMap((value) => {
    const comment = v.safeParse(pendingCommentSchema, value);
    return comment.success ? [comment.output] : [];
  });

/** What somebody sent under a post and the server is not known to have, oldest first, as the device keeps it. */
export function pendingCommentsQuery({ storage }: Pick<Core, 'storage'>, uid: string, postId: string) {
  const read = () =>
    parse(storage.read(storageKey.pendingComments(uid), listSchema, [])).filter((comment) => comment.postId === postId);
  return queryOptions({
    queryKey: squareKeys(uid).pendingComments(postId),
    queryFn: read,
    initialData: read,
    staleTime: Infinity,
  });
}

function changePending(core: Core, uid: string, postId: string, change: (all: PendingComment[]) => PendingComment[]) {
  core.storage.update(storageKey.pendingComments(uid), listSchema, [], (values) => {
    const comments = change(parse(values)).slice(-MAX_PENDING);
    return comments.length > 0 ? comments : undefined;
  });
  core.patches.write(pendingCommentsQuery(core, uid, postId), (comments) => comments && change(comments));
}

/** Its writer discards it or has it back in the editor, or it has been published. */
export const dropPending = (core: Core, uid: string, { postId, requestId }: PendingComment): void =>
  changePending(core, uid, postId, (comments) => comments.filter((comment) => comment.requestId !== requestId));

/** Publishes a comment, once for its `requestId`. It is kept on the device until the server has answered. */
export const publishCommentMutation = (core: Core, uid: string, postId: string) =>
  mutationOptions({
    mutationKey: commentKeys(uid).publishComment(postId),
    // The reason of a failure is shown until the document is reloaded, however often the page is left and opened.
    gcTime: Infinity,
    mutationFn: ({ content, requestId, target }: PendingComment) =>
      core.api.square.publishComment(postId, { content, requestId, ...(target && { replyCommentId: target.id }) }),
    onMutate: (comment) =>
      changePending(core, uid, postId, (comments) =>
        comments.some(({ requestId }) => requestId === comment.requestId) ? comments : [...comments, comment],
      ),
    // The comment says in its place why it failed.
    meta: { errorText: () => undefined },
    onSuccess(published, comment) {
      // In one notification, so that it is never seen twice or not at all.
      notifyManager.batch(() => {
        core.patches.make(addedComment(uid, published));
        // Not a patch: a response in flight may have counted it.
        countedComments(uid, postId, 1)(core.queryClient, () => true);
        dropPending(core, uid, comment);
        notifyManager.schedule(() => editorsOf(core).get(postId)?.onArrived(published.id));
      });
      core.toasts.show({ type: 'success', text: '评论成功' });
    },
    onError(error, comment) {
      // The post itself may be gone, which its page then says.
      if (isNotFound(error)) void core.queryClient.invalidateQueries({ queryKey: squareKeys(uid).post(postId) });
      const words = sensitiveWordsOf(error);
      if (words && editorsOf(core).get(postId)?.returnToEditor(comment, words)) dropPending(core, uid, comment);
    },
  });

export const isPublishing = ({ queryClient }: Core, uid: string, { postId, requestId }: PendingComment): boolean =>
  queryClient.isMutating({
    mutationKey: commentKeys(uid).publishComment(postId),
    predicate: ({ state }) => (state as PublishState).variables?.requestId === requestId,
  }) > 0;

/** Where publishing it stands, by the last try of this visit. */
export function sendingOf({ requestId }: PendingComment, tries: readonly PublishState[]): Sending {
  const last = tries.findLast(({ variables }) => variables?.requestId === requestId);
  if (last?.status === 'pending') return { state: 'sending' };
  const words = sensitiveWordsOf(last?.error);
  const reason = words ? sensitiveText(words) : last?.error && toFormFailure(last.error, [])?.message;
  return { state: 'failed', reason: reason ?? INTERRUPTED };
}

const toShownComment = (
  { postId, requestId, content, target, createTime }: PendingComment,
  user: UserBrief,
  sending: Sending,
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

export function usePendingComments(postId: string) {
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
    onResend({ id }: { id: string }) {
      const comment = find(id);
      if (comment && !isPublishing(core, me.uid, comment)) publish(comment);
    },
    onDiscard({ id }: { id: string }) {
      const comment = find(id);
      if (comment) dropPending(core, me.uid, comment);
    },
  };
}

function useMe(): UserBrief {
  const { uid, name, avatar = '' } = useSession((state) => state.account);
  const badge = valueOf(useStatus())?.badge ?? null;
  return { uid, name, avatar, badge, followed: false, isMe: true };
}
