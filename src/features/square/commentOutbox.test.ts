import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#domain/square.ts';
import { draftsOf } from '../drafts/drafts.ts';
import { LEFT, openPost, resendAll, say, settled } from './openPost.fixtures.ts';
import { commentOf } from './square.fixtures.ts';

let post: ReturnType<typeof openPost>;

beforeEach(() => {
  post = openPost();
});

describe('a comment', () => {
  it('stands there at once, then as the server has it, on top and counted; its draft is gone', async () => {
    const writer = post.begin();
    say(writer, '旧灯还亮着');
    expect(writer.outbox.getState().posted).toMatchObject([{ content: '旧灯还亮着', sending: { state: 'sending' } }]);
    expect(writer.getState()).toMatchObject({ text: '', open: false });
    expect(post.beginAfterReload().outbox.getState().posted).toMatchObject([{ content: '旧灯还亮着' }]);
    await settled(writer);
    const [comment] = post.server.published.values();
    expect(writer.outbox.getState()).toMatchObject({ posted: [], arrivedId: comment?.id });
    expect(post.ids()).toEqual([comment?.id, 'c1']);
    expect(post.portal.queryClient.getQueryData<Post>(['7', 'post', 'p1'])?.commentCount).toBe(2);
    expect([draftsOf(post.portal).read('comment:p1'), post.beginAfterReload().outbox.getState().posted]).toEqual([
      undefined,
      [],
    ]);
    expect(post.texts()).toEqual(['评论成功']);
  });

  it('whose answer was lost stays with its failure, and sent again is there once', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'lost';
    say(writer, '只有一句');
    await settled(writer);
    const [letter] = writer.outbox.getState().posted;
    expect(letter?.sending).toEqual({ state: 'failed', reason: '网络异常，内容已保留，请稍后重试' });
    post.server.fate.answer = () => 'ok';
    writer.outbox.resend(letter?.requestId ?? '');
    writer.outbox.resend(letter?.requestId ?? '');
    await settled(writer);
    expect(post.server.forms.map((form) => form.get('requestId'))).toEqual([letter?.requestId, letter?.requestId]);
    expect(post.server.published.size).toBe(1);
    expect(post.ids()).toHaveLength(2);
  });

  it('whose answer was lost is sent under its requestId even from a document loaded anew', async () => {
    post.server.fate.answer = () => 'lost';
    say(post.begin(), '只有一句');
    await vi.waitFor(() => expect(post.server.published.size).toBe(1));
    post.server.fate.answer = () => 'ok';
    const again = post.beginAfterReload();
    expect(again.getState()).toMatchObject({ text: '', restored: false, open: false });
    resendAll(again);
    await settled(again);
    expect([post.server.published.size, post.server.forms.length]).toEqual([1, 2]);
  });

  it('on its way is found so by a page opened anew, and arrives there once', async () => {
    say(post.begin(), '旧灯还亮着');
    const again = post.begin();
    expect(again.outbox.getState()).toMatchObject({
      posted: [{ content: '旧灯还亮着', sending: { state: 'sending' } }],
      postedId: undefined,
    });
    resendAll(again);
    await settled(again);
    expect([again.outbox.getState().posted, post.server.forms.length, post.ids()?.length]).toEqual([[], 1, 2]);
  });

  it('refused for its words after its page was left comes back to the page opened since, where nothing overwrites it', async () => {
    post.server.fate.answer = () => 'sensitive';
    say(post.begin(), '加我领外挂');
    const again = post.begin();
    await settled(again);
    expect(again.getState()).toMatchObject({ text: '加我领外挂', open: true });
  });

  it('that failed stands there again in a document loaded anew, and every other, beside the words written since', async () => {
    post.server.fate.answer = () => 'lost';
    const writer = post.begin();
    say(writer, '第一句');
    say(writer, '第二句');
    writer.replyTo(commentOf('c1'));
    writer.changeText('答的一句');
    writer.submit();
    writer.changeText('写到一半');
    await settled(writer);
    post.server.fate.answer = () => 'ok';
    const again = post.beginAfterReload();
    expect(again.getState()).toMatchObject({ target: undefined, text: '写到一半', restored: true });
    expect(again.outbox.getState()).toMatchObject({
      posted: [
        { content: '第一句', sending: LEFT },
        { content: '第二句', sending: LEFT },
        { content: '答的一句', target: { id: 'c1' }, sending: LEFT },
      ],
      postedId: undefined,
    });
    resendAll(again);
    await settled(again);
    expect([post.server.published.size, post.server.forms.length]).toEqual([3, 6]);
    const anew = post.beginAfterReload();
    expect([anew.outbox.getState().posted, anew.getState().text]).toEqual([[], '写到一半']);
  });

  it('thrown away after a failure leaves nothing', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'lost';
    say(writer, '算了');
    await settled(writer);
    for (const { requestId } of writer.outbox.getState().posted) writer.outbox.discard(requestId);
    const again = post.beginAfterReload();
    expect([writer.outbox.getState().posted, again.outbox.getState().posted, again.getState().text]).toEqual([
      [],
      [],
      '',
    ]);
  });

  it('does not stand in the field again when an answer is begun and put away meanwhile', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'lost';
    writer.changeText('好看');
    writer.submit();
    await vi.waitFor(() => expect(writer.outbox.getState().posted[0]?.sending.state).toBe('failed'));
    writer.replyTo(commentOf('c1', {}));
    writer.cancelReply();
    expect(writer.getState()).toMatchObject({ target: undefined, text: '', restored: false });
    expect(writer.outbox.getState().posted).toMatchObject([{ content: '好看' }]);
  });

  it('arriving late takes no newer words of the same field with it', async () => {
    const writer = post.begin();
    say(writer, '第一句');
    writer.changeText('第二句写到一半');
    await settled(writer);
    expect(draftsOf(post.portal).read('comment:p1')?.content).toBe('第二句写到一半');
  });
});

it('a post that is gone by now is read anew, so that its page can say so', async () => {
  const writer = post.begin();
  post.server.fate.answer = () => 'gone';
  say(writer, '晚了一步');
  await settled(writer);
  expect(writer.outbox.getState().posted).toMatchObject([{ sending: { reason: '该帖子已被删除' } }]);
  expect(post.portal.queryClient.getQueryState(['7', 'post', 'p1'])?.isInvalidated).toBe(true);
});
