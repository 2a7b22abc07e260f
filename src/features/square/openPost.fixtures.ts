import type { Core } from '#platform/core.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import { createPortal } from '#app/createPortal.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import type { CommentOutbox } from './commentOutbox.ts';
import { createCommentWriter, type CommentWriter } from './commentWriter.ts';
import { commentOf, pagesOf, postOf } from './square.fixtures.ts';

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
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input instanceof Request ? input.url : input);
    if (url.includes('sensitiveword')) return envelope({ records: [{ id: 'w1', word: '外挂' }] });
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
    device: {
      now: () => 1000,
      newId: () => `00000000-0000-4000-8000-${`${tab * 1000 + (ids += 1)}`.padStart(12, '0')}`,
      platform: 1,
      restricted: false,
      origin: 'https://portal.example',
      ...{
        startDownload: () => undefined,
        replaceLocation: () => undefined,
        openOutside: () => undefined,
        showAddress: () => () => undefined,
        copy: async () => undefined,
      },
    },
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

  /** A page of the post, with the outbox of who is here as it opens. */
  const begin = (world: Core = portal) => {
    const writer = createCommentWriter(world, 'p1');
    return { ...writer, outbox: writer.outboxOf(portal.session.getState().account.uid) };
  };

  return {
    server,
    portal,
    redirectToLogin,
    read,
    begin: () => begin(),
    /** The document was loaded anew: only what the device keeps is left. */
    beginAfterReload: () => begin({ ...portal }),
    ids: () =>
      portal.queryClient
        .getQueryData<InfiniteData<Page<Comment>>>(COMMENTS)
        ?.pages.flatMap(({ records }) => records.map(({ id }) => id)),
    texts: () => portal.toasts.getSnapshot().map(({ text }) => text),
  };
}

/** A writer with the outbox of who was here when its page opened. */
type OpenWriter = CommentWriter & { outbox: CommentOutbox };

export const settled = ({ outbox }: OpenWriter) =>
  vi.waitFor(() => expect(outbox.getState().posted.filter(({ sending }) => sending.state === 'sending')).toEqual([]));

export function say(writer: CommentWriter, text: string) {
  writer.begin();
  writer.changeText(text);
  writer.submit();
}

export const resendAll = ({ outbox }: OpenWriter) => {
  for (const { requestId } of outbox.getState().posted) outbox.resend(requestId);
};

/** Of a letter an earlier visit left behind. */
export const LEFT = { state: 'failed', reason: '内容已保留，请重试' };
