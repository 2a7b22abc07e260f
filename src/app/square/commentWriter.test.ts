import type { InfiniteData } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { Comment, Post } from '#domain/square.ts';
import { createPortal } from '../createPortal.ts';
import type { Portal } from '../portal.ts';
import { memoryStorage } from '../testing.fixtures.ts';
import { createCommentWriter, draftOf } from './commentWriter.ts';
import { commentOf, pagesOf, postOf, userOf } from './square.fixtures.ts';

const COMMENTS = ['7', 'comments', 'p1', { sort: 1 }];

const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

/** Puts a comment down the first time, and finds it again under the same requestId, as the server does. */
function createServer() {
  const published = new Map<string, Comment>();
  const forms: URLSearchParams[] = [];
  const fate = { answer: (): 'ok' | 'lost' | 'code2' | 'sensitive' | 'gone' => 'ok' };
  const publish = (form: URLSearchParams): Comment => {
    const id = form.get('requestId') ?? '';
    const replyTo = form.get('replyCommentId') ?? '0';
    const comment = commentOf(`s-${id}`, { content: form.get('content') ?? '', replyCommentId: replyTo, parentId: replyTo, isMine: true });
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

let server: ReturnType<typeof createServer>;
let portal: Portal;
const goToLogin = vi.fn();

beforeEach(() => {
  goToLogin.mockClear();
  server = createServer();
  let ids = 0;
  portal = createPortal({
    fetch: server.fetch,
    device: {
      now: () => 1000,
      newId: () => `00000000-0000-4000-8000-00000000000${(ids += 1)}`,
      platform: 1,
      restricted: false,
      origin: 'https://portal.example',
      ...{ startDownload: () => undefined, replaceLocation: () => undefined, openOutside: () => undefined, copy: async () => undefined },
    },
    storage: memoryStorage(),
    tabStorage: memoryStorage(),
    address: 'https://portal.example/',
    log: { warn: () => undefined },
    goToLogin,
  });
  portal.session.login(person('7'));
  portal.queryClient.setQueryData(COMMENTS, pagesOf([commentOf('c1')]));
  portal.queryClient.setQueryData(['7', 'post', 'p1'], postOf('p1', { commentCount: 1 }));
});

const begin = () => createCommentWriter(portal, 'p1');
/** The document was loaded anew: only what the device keeps is left. */
const beginAfterReload = () => createCommentWriter({ ...portal }, 'p1');
const ids = () => portal.queryClient.getQueryData<InfiniteData<Page<Comment>>>(COMMENTS)?.pages.flatMap(({ records }) => records.map(({ id }) => id));
const texts = () => portal.toasts.getSnapshot().map(({ text }) => text);
const settled = (writer: ReturnType<typeof begin>) =>
  vi.waitFor(() => expect(writer.outbox.getState().posted.filter(({ sending }) => sending.state === 'sending')).toEqual([]));

function say(writer: ReturnType<typeof begin>, text: string) {
  writer.begin();
  writer.changeText(text);
  writer.submit();
}

/** Of a letter an earlier visit left behind. */
const LEFT = { state: 'failed', reason: '内容已保留，请重试' };

const resendAll = ({ outbox }: ReturnType<typeof begin>) => {
  for (const { requestId } of outbox.getState().posted) outbox.resend(requestId);
};

describe('a comment', () => {
  it('stands there at once, then as the server has it, on top and counted; its draft is gone', async () => {
    const writer = begin();
    say(writer, '旧灯还亮着');
    expect(writer.outbox.getState().posted).toMatchObject([{ content: '旧灯还亮着', sending: { state: 'sending' } }]);
    expect(writer.getState()).toMatchObject({ text: '', open: false });
    expect(beginAfterReload().outbox.getState().posted).toMatchObject([{ content: '旧灯还亮着' }]);
    await settled(writer);
    const [comment] = server.published.values();
    expect(writer.outbox.getState()).toMatchObject({ posted: [], arrivedId: comment?.id });
    expect(ids()).toEqual([comment?.id, 'c1']);
    expect(portal.queryClient.getQueryData<Post>(['7', 'post', 'p1'])?.commentCount).toBe(2);
    expect([portal.drafts.read('comment:p1'), beginAfterReload().outbox.getState().posted]).toEqual([undefined, []]);
    expect(texts()).toEqual(['评论成功']);
  });

  it('whose answer was lost stays with its failure, and sent again is there once', async () => {
    const writer = begin();
    server.fate.answer = () => 'lost';
    say(writer, '只有一句');
    await settled(writer);
    const [letter] = writer.outbox.getState().posted;
    expect(letter?.sending).toEqual({ state: 'failed', reason: '网络异常，内容已保留，请稍后重试' });
    server.fate.answer = () => 'ok';
    writer.outbox.resend(letter?.requestId ?? '');
    writer.outbox.resend(letter?.requestId ?? '');
    await settled(writer);
    expect(server.forms.map((form) => form.get('requestId'))).toEqual([letter?.requestId, letter?.requestId]);
    expect(server.published.size).toBe(1);
    expect(ids()).toHaveLength(2);
  });

  it('whose answer was lost is sent under its requestId even from a document loaded anew', async () => {
    server.fate.answer = () => 'lost';
    say(begin(), '只有一句');
    await vi.waitFor(() => expect(server.published.size).toBe(1));
    server.fate.answer = () => 'ok';
    const again = beginAfterReload();
    expect(again.getState()).toMatchObject({ text: '', restored: false, open: false });
    resendAll(again);
    await settled(again);
    expect([server.published.size, server.forms.length]).toEqual([1, 2]);
  });

  it('on its way is found so by a page opened anew, and arrives there once', async () => {
    say(begin(), '旧灯还亮着');
    const again = begin();
    expect(again.outbox.getState()).toMatchObject({ posted: [{ content: '旧灯还亮着', sending: { state: 'sending' } }], postedId: undefined });
    resendAll(again);
    await settled(again);
    expect([again.outbox.getState().posted, server.forms.length, ids()?.length]).toEqual([[], 1, 2]);
  });

  it('refused for its words after its page was left comes back to the page opened since, where nothing overwrites it', async () => {
    server.fate.answer = () => 'sensitive';
    say(begin(), '加我领外挂');
    const again = begin();
    await settled(again);
    expect(again.getState()).toMatchObject({ text: '加我领外挂', open: true });
  });

  it('that failed stands there again in a document loaded anew, and every other, beside the words written since', async () => {
    server.fate.answer = () => 'lost';
    const writer = begin();
    say(writer, '第一句');
    say(writer, '第二句');
    writer.replyTo(commentOf('c1'));
    writer.changeText('答的一句');
    writer.submit();
    writer.changeText('写到一半');
    await settled(writer);
    server.fate.answer = () => 'ok';
    const again = beginAfterReload();
    expect(again.getState()).toMatchObject({ target: undefined, text: '写到一半', restored: true });
    expect(again.outbox.getState()).toMatchObject({
      posted: [{ content: '第一句', sending: LEFT }, { content: '第二句', sending: LEFT }, { content: '答的一句', target: { id: 'c1' }, sending: LEFT }],
      postedId: undefined,
    });
    resendAll(again);
    await settled(again);
    expect([server.published.size, server.forms.length]).toEqual([3, 6]);
    const anew = beginAfterReload();
    expect([anew.outbox.getState().posted, anew.getState().text]).toEqual([[], '写到一半']);
  });

  it('thrown away after a failure leaves nothing', async () => {
    const writer = begin();
    server.fate.answer = () => 'lost';
    say(writer, '算了');
    await settled(writer);
    for (const { requestId } of writer.outbox.getState().posted) writer.outbox.discard(requestId);
    const again = beginAfterReload();
    expect([writer.outbox.getState().posted, again.outbox.getState().posted, again.getState().text]).toEqual([[], [], '']);
  });

  it('does not stand in the field again when an answer is begun and put away meanwhile', async () => {
    const writer = createCommentWriter(portal, 'p1');
    server.fate.answer = () => 'lost';
    writer.changeText('好看');
    writer.submit();
    await vi.waitFor(() => expect(writer.outbox.getState().posted[0]?.sending.state).toBe('failed'));
    writer.replyTo(commentOf('c1', {}));
    writer.cancelReply();
    expect(writer.getState()).toMatchObject({ target: undefined, text: '', restored: false });
    expect(writer.outbox.getState().posted).toMatchObject([{ content: '好看' }]);
  });

  it('arriving late takes no newer words of the same field with it', async () => {
    const writer = begin();
    say(writer, '第一句');
    writer.changeText('第二句写到一半');
    await settled(writer);
    expect(portal.drafts.read('comment:p1')?.content).toBe('第二句写到一半');
  });

  it.each([[' \n\u200b', '评论不能为空'], ['长'.repeat(501), '最多500字']])('that may not be sent says why and is not', (text, problem) => {
    const writer = begin();
    say(writer, text);
    expect(draftOf(writer.getState()).problem).toBe(problem);
    expect(server.forms).toEqual([]);
  });
});

describe('sensitive words', () => {
  it('are named while they are typed, and marked when somebody tries to send them', async () => {
    const writer = begin();
    writer.begin();
    await vi.waitFor(() => expect(writer.getState().find('外挂')).toHaveLength(1));
    writer.changeText('领外 挂吧，外挂');
    expect(draftOf(writer.getState())).toMatchObject({ problem: '内容含有敏感词：外挂', marked: undefined });
    writer.submit();
    expect(writer.getState().marked).toEqual({ start: 6, end: 8 });
    expect(server.forms).toEqual([]);
  });

  it('found by the server alone bring the words back to be changed', async () => {
    const writer = begin();
    server.fate.answer = () => 'sensitive';
    writer.changeText('加我领外挂');
    writer.submit();
    await settled(writer);
    expect(writer.outbox.getState().posted).toEqual([]);
    expect(draftOf(writer.getState())).toMatchObject({ open: true, text: '加我领外挂', problem: '内容含有敏感词：外挂' });
    expect([beginAfterReload().getState().text, beginAfterReload().outbox.getState().posted]).toEqual(['加我领外挂', []]);
  });

  it('found late take the place of no words kept for the same field', async () => {
    const writer = begin();
    server.fate.answer = () => 'sensitive';
    writer.changeText('加我领外挂');
    writer.submit();
    writer.changeText('说给帖子的');
    writer.replyTo(commentOf('c1'));
    await settled(writer);
    expect(writer.outbox.getState().posted).toMatchObject([{ content: '加我领外挂', sending: { state: 'failed' } }]);
    expect(portal.drafts.read('comment:p1')?.content).toBe('说给帖子的');
  });

  it('found late stay where they are when other words are being written', async () => {
    const writer = begin();
    server.fate.answer = () => 'sensitive';
    writer.changeText('加我领外挂');
    writer.submit();
    writer.changeText('别的话');
    await settled(writer);
    expect(writer.getState().text).toBe('别的话');
    expect(writer.outbox.getState().posted).toMatchObject([{ sending: { state: 'failed', reason: '内容含有敏感词：外挂' } }]);
  });
});

describe('a reply', () => {
  const asked = { id: 'c1', user: userOf('u2', { name: '守塔的猫' }), parentId: '0' };

  it('has words of its own, and the comment’s are there again when it is put away', () => {
    const writer = begin();
    writer.begin();
    writer.changeText('说给帖子的');
    writer.replyTo(asked);
    expect(draftOf(writer.getState())).toMatchObject({ text: '', replyTo: { name: '守塔的猫' }, open: true });
    writer.changeText('说给猫的');
    writer.cancelReply();
    expect(writer.getState()).toMatchObject({ text: '说给帖子的', restored: false });
    writer.replyTo(asked);
    expect(writer.getState().text).toBe('说给猫的');
  });

  it('goes under the comment it answers, also when that is itself a reply', async () => {
    const writer = begin();
    writer.replyTo({ id: 'r1', user: userOf('u3'), parentId: 'c1' });
    writer.changeText('回给回复');
    writer.submit();
    expect(writer.outbox.getState().posted).toMatchObject([{ target: { id: 'r1', threadId: 'c1', isReply: true } }]);
    await settled(writer);
    expect(server.forms[0]?.get('replyCommentId')).toBe('r1');
  });
});

describe('login', () => {
  it('is asked of a visitor who sends; the words stay in the field and are theirs afterwards', () => {
    portal.session.logout();
    const writer = begin();
    writer.replyTo({ id: 'c1', user: userOf('u2', { name: '守塔的猫' }), parentId: '0' });
    writer.changeText('我也看见了');
    writer.submit();
    expect(goToLogin).toHaveBeenCalledOnce();
    expect(writer.getState().text).toBe('我也看见了');
    portal.session.login(person('7'));
    expect(draftOf(begin().getState())).toMatchObject({ text: '我也看见了', replyTo: { id: 'c1', name: '守塔的猫' }, restored: true });
  });

  it('shows what was just written before an older answer of one’s own, which is there the next time', async () => {
    begin().changeText('上周写的');
    portal.session.logout();
    say(begin(), '刚刚写的');
    portal.session.login(person('7'));
    const writer = begin();
    expect(writer.getState()).toMatchObject({ text: '刚刚写的', restored: true });
    writer.submit();
    await settled(writer);
    expect(begin().getState()).toMatchObject({ text: '上周写的', restored: true });
  });

  it('that ended while sending leaves the words to the same person, and to nobody else', async () => {
    const writer = begin();
    server.fate.answer = () => 'code2';
    say(writer, '写了很久的话');
    await settled(writer);
    expect(writer.outbox.getState().posted).toMatchObject([{ sending: LEFT }]);
    expect([texts(), goToLogin.mock.calls.length]).toEqual([['登录已过期，请重新登录'], 1]);
    portal.session.login(person('8'));
    expect([begin().getState().text, begin().outbox.getState().posted]).toEqual(['', []]);
    portal.session.login(person('7'));
    expect(begin().outbox.getState().posted).toMatchObject([{ content: '写了很久的话', sending: LEFT }]);
  });
});

it('a post that is gone by now is read anew, so that its page can say so', async () => {
  const writer = begin();
  server.fate.answer = () => 'gone';
  say(writer, '晚了一步');
  await settled(writer);
  expect(writer.outbox.getState().posted).toMatchObject([{ sending: { reason: '该帖子已被删除' } }]);
  expect(portal.queryClient.getQueryState(['7', 'post', 'p1'])?.isInvalidated).toBe(true);
});
