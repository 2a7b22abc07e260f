import type { StoreApi } from 'zustand/vanilla';
import { isFinalRefusal } from '#api/ApiError.ts';
import { sensitiveWordsOf } from '#api/errorDetail.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { SensitiveFinder } from '#domain/sensitiveWords.ts';
import { checkPost, type Post } from '#domain/square.ts';
import type { Core } from '#platform/core.ts';
import { toFormFailure } from '#platform/device/formFailure.ts';
import { sensitiveText } from '#screens/shared/sensitiveText.ts';
import type { ComposerProblem } from '#domain/composedPost.ts';
import { insertChange } from '../squareCache.ts';
import { isFeed, squareKeys } from '../squareQueries.ts';
import type { Attachments } from './attachments.ts';
import type { ComposerState, PostDraft } from './postDraft.ts';

type Deps = { core: Core; state: StoreApi<ComposerState>; draft: PostDraft; attachments: Attachments };

const FIELDS = { tagId: 'tag', content: 'content', images: 'pictures' } as const;

/** Publishes what is composed, once: until the server has answered, it is sent again under the same `requestId`. */
export function createPublish({ core, state: { getState, setState }, draft, attachments }: Deps) {
  const { api, device, session, toasts } = core;

  const fail = (error: unknown, sent: string) => {
    const mayKeep = getState().open || draft.isSent(sent);
    setState({ status: 'idle', ...(isFinalRefusal(error) && { requestId: undefined }) });
    if (mayKeep) draft.save();
    const failure = toFormFailure(error, ['tagId', 'content', 'images']);
    if (!failure) return;
    const words = sensitiveWordsOf(error);
    const field = words ? 'content' : failure.field && FIELDS[failure.field];
    setState({ problem: field && { field, message: failure.message }, refusedWords: words ?? getState().refusedWords });
    toasts.show({ type: 'error', text: failure.message });
  };

  const send = async ({ content, tagId = '', pictures, requestId }: ComposerState): Promise<Post | undefined> => {
    const sent = requestId ?? device.newId();
    setState({ status: 'publishing', requestId: sent, problem: undefined });
    draft.save();
    // Should the page go away before the answer, the next try needs the same key.
    draft.flush();
    try {
      const images = pictures.flatMap(({ image }) => (image ? [image.url] : []));
      const post = await api.square.publishPost({ tagId, content, images, requestId: sent });
      // A draft begun meanwhile stays, with the pictures it took over.
      if (draft.isSent(sent)) draft.remove();
      attachments.forget(pictures);
      toasts.show({ type: 'success', text: '发布成功' });
      insertOwnPost(core, post);
      return getState().open ? post : undefined;
    } catch (error) {
      fail(error, sent);
      return undefined;
    }
  };

  return async (findWords: SensitiveFinder): Promise<Post | undefined> => {
    if (getState().status === 'publishing') return undefined;
    const loggedIn = isLoggedIn(session.getState().account);
    if (loggedIn) attachments.sendKept();
    const problem = problemOf(getState(), findWords, loggedIn);
    if (problem) {
      setState({ problem });
      toasts.show({ type: 'warning', text: problem.message });
      return undefined;
    }
    if (loggedIn) return send(getState());
    setState({ status: 'loggingIn' });
    draft.keepForLogin();
    core.promptLogin();
    return undefined;
  };
}

/** Puts one's own new post on top of the cached feeds it belongs to, 推荐 and its tag; they keep their scroll position. */
function insertOwnPost({ session, patches, queryClient }: Core, post: Post): void {
  const { uid } = session.getState().account;
  const belongs = (filter: unknown) =>
    isFeed({}, filter) || (post.tag !== undefined && isFeed({ tagId: post.tag.id }, filter));
  patches.make(insertChange(uid, [post], belongs));
  void queryClient.invalidateQueries({ queryKey: squareKeys(uid).ownPosts() });
}

/** The first thing that keeps a post from being sent. */
function problemOf(
  { content, tagId, pictures }: ComposerState,
  findWords: SensitiveFinder,
  loggedIn: boolean,
): ComposerProblem | undefined {
  const wrong = checkPost({ content, imageCount: pictures.length });
  if (wrong !== undefined) return { field: 'content', message: wrong };
  const words = findWords(content).map(({ word }) => word);
  if (words.length > 0) return { field: 'content', message: sensitiveText(words) };
  if (tagId === undefined) return { field: 'tag', message: '请选择标签' };
  const stages = new Set(pictures.map(({ stage }) => stage));
  if (stages.has('failed')) return { field: 'pictures', message: '有图片未上传成功，请重试或移除' };
  // A visitor's pictures stay on the device until there is somebody to send them.
  const isWaiting = stages.has('preparing') || stages.has('uploading') || (loggedIn && stages.has('kept'));
  return isWaiting ? { field: 'pictures', message: '还有图片正在上传' } : undefined;
}
