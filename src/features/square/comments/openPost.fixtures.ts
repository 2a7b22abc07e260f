import { MutationObserver, QueryObserver, type InfiniteData } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import { createSensitiveFinder } from '#domain/sensitiveWords.ts';
import { createPortal } from '#app/createPortal.ts';
import { memoryStorage, stubDevice } from '#app/testing.fixtures.ts';
import type { Core } from '#platform/core.ts';
import { createCacheOverlay } from '#platform/query/cacheOverlay.ts';
import { createQueryClient } from '#platform/query/queryClient.ts';
import { draftsOf } from '../../drafts/drafts.ts';
import { commentOf, pagesOf, postOf } from '../square.fixtures.ts';
import { createCommentComposer, toCommentDraft } from './commentComposer.ts';
import {
  commentKeys,
  dropPending,
  isPublishing,
  pendingCommentsQuery,
  publishCommentMutation,
  sendingOf,
  type PendingComment,
  type PublishState,
} from './pendingComments.ts';

const COMMENTS = ['7', 'comments', 'p1', { sort: 1 }];

export const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

/** Puts a comment down the first time, and finds it again under the same requestId, as the server does. */
function createServer() {
  const published = new Map<string, Comment>();
  const forms: URLSearchParams[] = [];
  const fate = { answer: (): 'ok' | 'lost' | 'code2' | 'sensitive' | 'gone' => 'ok' };
  const publish = (form: URLSearchParams): Comment => {
    const id = form.get('requestId') ?? '';
    const replyTo = form.get('replyCommentId') ?? '0';
    const comment = commentOf(`s-${id}`, {
      content: form.get('content') ?? '',
      replyCommentId: replyTo,
      parentId: replyTo,
      isMine: true,
    });
    published.set(id, published.get(id) ?? comment);
    return comment;
  };
  const fetch = async (_: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const form = new URLSearchParams(String(init?.body));
    forms.push(form);
    const answer = fate.answer();
    if (answer === 'code2') return envelope(null, 2);
    if (answer === 'sensitive') return envelope({ words: ['外挂'] }, 1202);
    if (answer === 'gone') return envelope(null, 1201, '该帖子已被删除');
    const comment = publish(form);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return envelope(comment);
  };
  return { published, forms, fate, fetch };
}

const envelope = (data: unknown, code = 0, msg = '') => Response.json({ code, msg, data });

let tabs = 0;

/** A portal with post p1 and its one comment c1 read, and its user 7 logged in. */
export function openPost(storage = memoryStorage()) {
  const server = createServer();
  const redirectToLogin = vi.fn();
  const tab = (tabs += 1);
  let ids = 0;
  const portal = createPortal({
    fetch: server.fetch,
    device: stubDevice({
      newId: () => `00000000-0000-4000-8000-${`${tab * 1000 + (ids += 1)}`.padStart(12, '0')}`,
    }),
    storage,
    tabStorage: memoryStorage(),
    address: 'https://portal.example/',
    log: { warn: () => undefined },
    redirectToLogin,
  });
  const read = () => {
    portal.queryClient.setQueryData(COMMENTS, pagesOf([commentOf('c1')]));
    portal.queryClient.setQueryData(['7', 'post', 'p1'], postOf('p1', { commentCount: 1 }));
  };
  portal.session.login(person('7'));
  read();

  const begin = () => openPage(portal);

  return {
    server,
    portal,
    redirectToLogin,
    read,
    begin,
    /** The document was reloaded: only what the device keeps is left. */
    beginAfterReload() {
      draftsOf(portal).flush();
      const queryClient = createQueryClient();
      return openPage({ ...portal, queryClient, patches: createCacheOverlay(queryClient) });
    },
    ids: () =>
      portal.queryClient
        .getQueryData<InfiniteData<Page<Comment>>>(COMMENTS)
        ?.pages.flatMap(({ records }) => records.map(({ id }) => id)),
    texts: () => portal.toasts.getSnapshot().map(({ text }) => text),
  };
}

/** A page of the post, wired as `useComments` does it. */
function openPage(core: Core) {
  const composer = createCommentComposer(core, 'p1');
  const currentUid = () => core.session.getState().account.uid;
  const openedBy = currentUid();
  const { queryClient } = core;
  const publish = (comment: PendingComment) => {
    const mutation = new MutationObserver(queryClient, publishCommentMutation(core, currentUid(), 'p1'));
    void mutation.mutate(comment).catch(() => undefined);
  };
  const pending = (uid = openedBy) => {
    const { data = [] } = new QueryObserver(queryClient, pendingCommentsQuery(core, uid, 'p1')).getCurrentResult();
    const mutations = queryClient.getMutationCache().findAll({ mutationKey: commentKeys(uid).publishComment('p1') });
    const tries = mutations.map(({ state }) => state as PublishState);
    return data.map((comment) => ({ ...comment, sending: sendingOf(comment, tries) }));
  };
  // What the page shows is in the cache from the start.
  pending();
  return {
    ...composer,
    pending,
    draft: (words: readonly string[] = []) => toCommentDraft(composer.getState(), createSensitiveFinder(words)),
    submit(words: readonly string[] = []) {
      const comment = composer.submit(createSensitiveFinder(words));
      if (comment) publish(comment);
    },
    resendAll() {
      for (const comment of pending()) if (!isPublishing(core, openedBy, comment)) publish(comment);
    },
    discardAll() {
      for (const comment of pending()) dropPending(core, openedBy, comment);
    },
  };
}

type OpenPage = ReturnType<typeof openPage>;

export const settled = ({ pending }: OpenPage, uid?: string) =>
  vi.waitFor(() => expect(pending(uid).filter(({ sending }) => sending.state === 'sending')).toEqual([]));

export function say(page: OpenPage, text: string) {
  page.begin();
  page.changeText(text);
  page.submit();
}

/** Of a comment an earlier visit left behind. */
export const INTERRUPTED = { state: 'failed', reason: '内容已保留，请重试' };
