import { notifyManager } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Post } from '#domain/square.ts';
import { draftsOf } from '../../drafts/drafts.ts';
import { INTERRUPTED, openPost, say, settled } from './openPost.fixtures.ts';
import { commentOf } from '../square.fixtures.ts';

let post: ReturnType<typeof openPost>;

beforeEach(() => {
  post = openPost();
});

describe('a comment', () => {
  it('stands there at once, then as the server has it, on top and counted; its draft is gone', async () => {
    const page = post.begin();
    say(page, '旧灯还亮着');
    expect(page.pending()).toMatchObject([{ content: '旧灯还亮着', sending: { state: 'sending' } }]);
    expect(page.getState()).toMatchObject({ text: '', open: false });
    expect(post.beginAfterReload().pending()).toMatchObject([{ content: '旧灯还亮着' }]);
    await settled(page);
    const [comment] = post.server.published.values();
    expect(page.pending()).toEqual([]);
    await vi.waitFor(() => expect(page.getState().arrivedId).toBe(comment?.id));
    expect(post.ids()).toEqual([comment?.id, 'c1']);
    expect(post.portal.queryClient.getQueryData<Post>(['7', 'post', 'p1'])?.commentCount).toBe(2);
    expect([draftsOf(post.portal).read('comment:p1'), post.beginAfterReload().pending()]).toEqual([undefined, []]);
    expect(post.texts()).toEqual(['评论成功']);
  });

  it('arriving is seen once at every moment', async () => {
    const page = post.begin();
    say(page, '旧灯还亮着');
    const seen: number[] = [];
    const look = () => void seen.push(page.pending().length + (post.ids()?.length ?? 0));
    onTestFinished(post.portal.queryClient.getQueryCache().subscribe(notifyManager.batchCalls(look)));
    await vi.waitFor(() => expect(page.getState().arrivedId).toBeDefined());
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([2]));
  });

  it('whose answer was lost stays with its failure, and sent again is there once', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'lost';
    say(page, '只有一句');
    await settled(page);
    const [comment] = page.pending();
    expect(comment?.sending).toEqual({ state: 'failed', reason: '网络异常，内容已保留，请稍后重试' });
    post.server.fate.answer = () => 'ok';
    page.resendAll();
    page.resendAll();
    await settled(page);
    expect(post.server.forms.map((form) => form.get('requestId'))).toEqual([comment?.requestId, comment?.requestId]);
    expect(post.server.published.size).toBe(1);
    expect(post.ids()).toHaveLength(2);
  });

  it('whose answer was lost is sent under its requestId even from a document loaded reopened', async () => {
    post.server.fate.answer = () => 'lost';
    say(post.begin(), '只有一句');
    await vi.waitFor(() => expect(post.server.published.size).toBe(1));
    post.server.fate.answer = () => 'ok';
    const again = post.beginAfterReload();
    expect(again.getState()).toMatchObject({ text: '', restored: false, open: false });
    again.resendAll();
    await settled(again);
    expect([post.server.published.size, post.server.forms.length]).toEqual([1, 2]);
  });

  it('on its way is found so by a page opened reopened, and arrives there once', async () => {
    say(post.begin(), '旧灯还亮着');
    const again = post.begin();
    expect(again.pending()).toMatchObject([{ content: '旧灯还亮着', sending: { state: 'sending' } }]);
    expect(again.getState().sentId).toBeUndefined();
    again.resendAll();
    await settled(again);
    expect([again.pending(), post.server.forms.length, post.ids()?.length]).toEqual([[], 1, 2]);
  });

  it('refused for its words after its page was left comes back to the page opened since, where nothing overwrites it', async () => {
    post.server.fate.answer = () => 'sensitive';
    say(post.begin(), '加我领外挂');
    const again = post.begin();
    await settled(again);
    expect(again.getState()).toMatchObject({ text: '加我领外挂', open: true });
  });

  it('that failed stands there again in a document loaded reopened, and every other, beside the words written since', async () => {
    post.server.fate.answer = () => 'lost';
    const page = post.begin();
    say(page, '第一句');
    say(page, '第二句');
    page.replyTo(commentOf('c1'));
    page.changeText('答的一句');
    page.submit();
    page.changeText('写到一半');
    await settled(page);
    post.server.fate.answer = () => 'ok';
    const again = post.beginAfterReload();
    expect(again.getState()).toMatchObject({ target: undefined, text: '写到一半', restored: true });
    expect(again.pending()).toMatchObject([
      { content: '第一句', sending: INTERRUPTED },
      { content: '第二句', sending: INTERRUPTED },
      { content: '答的一句', target: { id: 'c1' }, sending: INTERRUPTED },
    ]);
    expect(again.getState().sentId).toBeUndefined();
    again.resendAll();
    await settled(again);
    expect([post.server.published.size, post.server.forms.length]).toEqual([3, 6]);
    const reopened = post.beginAfterReload();
    expect([reopened.pending(), reopened.getState().text]).toEqual([[], '写到一半']);
  });

  it('thrown away after a failure leaves nothing', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'lost';
    say(page, '算了');
    await settled(page);
    page.discardAll();
    const again = post.beginAfterReload();
    expect([page.pending(), again.pending(), again.getState().text]).toEqual([[], [], '']);
  });

  it('says why it failed on a page opened reopened too, and keeps its place when it is sent again', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'lost';
    say(page, '第一句');
    say(page, '第二句');
    await settled(page);
    const again = post.begin();
    expect(again.pending().map(({ sending }) => sending)).toEqual(
      Array(2).fill({ state: 'failed', reason: '网络异常，内容已保留，请稍后重试' }),
    );
    again.resendAll();
    expect(again.pending()).toMatchObject([
      { content: '第一句', sending: { state: 'sending' } },
      { content: '第二句', sending: { state: 'sending' } },
    ]);
    await settled(again);
  });

  it('does not stand in the field again when an answer is begun and put away meanwhile', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'lost';
    page.changeText('好看');
    page.submit();
    await vi.waitFor(() => expect(page.pending()[0]?.sending.state).toBe('failed'));
    page.replyTo(commentOf('c1', {}));
    page.cancelReply();
    expect(page.getState()).toMatchObject({ target: undefined, text: '', restored: false });
    expect(page.pending()).toMatchObject([{ content: '好看' }]);
  });

  it('arriving late takes no newer words of the same field with it', async () => {
    const page = post.begin();
    say(page, '第一句');
    page.changeText('第二句写到一半');
    await settled(page);
    expect(draftsOf(post.portal).read('comment:p1')?.content).toBe('第二句写到一半');
  });
});

it('a post that is gone by now is read reopened, so that its page can say so', async () => {
  const page = post.begin();
  post.server.fate.answer = () => 'gone';
  say(page, '晚了一步');
  await settled(page);
  expect(page.pending()).toMatchObject([{ sending: { reason: '该帖子已被删除' } }]);
  expect(post.portal.queryClient.getQueryState(['7', 'post', 'p1'])?.isInvalidated).toBe(true);
});
