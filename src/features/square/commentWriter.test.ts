import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '#app/testing.fixtures.ts';
import { draftsOf } from '../drafts/drafts.ts';
import { draftOf } from './commentWriter.ts';
import { LEFT, openPost, person, say, settled } from './openPost.fixtures.ts';
import { commentOf, userOf } from './square.fixtures.ts';

let post: ReturnType<typeof openPost>;

beforeEach(() => {
  post = openPost();
});

it.each([
  [' \n\u200b', '评论不能为空'],
  ['长'.repeat(501), '最多500字'],
])('a comment that may not be sent says why and is not', (text, problem) => {
  const writer = post.begin();
  say(writer, text);
  expect(draftOf(writer.getState()).problem).toBe(problem);
  expect(post.server.forms).toEqual([]);
});

describe('sensitive words', () => {
  it('are named while they are typed, and marked when somebody tries to send them', async () => {
    const writer = post.begin();
    writer.begin();
    await vi.waitFor(() => expect(writer.getState().find('外挂')).toHaveLength(1));
    writer.changeText('领外 挂吧，外挂');
    expect(draftOf(writer.getState())).toMatchObject({ problem: '内容含有敏感词：外挂', marked: undefined });
    writer.submit();
    expect(writer.getState().marked).toEqual({ start: 6, end: 8 });
    expect(post.server.forms).toEqual([]);
  });

  it('found by the server alone bring the words back to be changed', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'sensitive';
    writer.changeText('加我领外挂');
    writer.submit();
    await settled(writer);
    expect(writer.outbox.getState().posted).toEqual([]);
    expect(draftOf(writer.getState())).toMatchObject({
      open: true,
      text: '加我领外挂',
      problem: '内容含有敏感词：外挂',
    });
    expect([post.beginAfterReload().getState().text, post.beginAfterReload().outbox.getState().posted]).toEqual([
      '加我领外挂',
      [],
    ]);
  });

  it('found late take the place of no words kept for the same field', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'sensitive';
    writer.changeText('加我领外挂');
    writer.submit();
    writer.changeText('说给帖子的');
    writer.replyTo(commentOf('c1'));
    await settled(writer);
    expect(writer.outbox.getState().posted).toMatchObject([{ content: '加我领外挂', sending: { state: 'failed' } }]);
    expect(draftsOf(post.portal).read('comment:p1')?.content).toBe('说给帖子的');
  });

  it('found late stay where they are when other words are being written', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'sensitive';
    writer.changeText('加我领外挂');
    writer.submit();
    writer.changeText('别的话');
    await settled(writer);
    expect(writer.getState().text).toBe('别的话');
    expect(writer.outbox.getState().posted).toMatchObject([
      { sending: { state: 'failed', reason: '内容含有敏感词：外挂' } },
    ]);
  });
});

describe('a reply', () => {
  const asked = { id: 'c1', user: userOf('u2', { name: '守塔的猫' }), parentId: '0' };

  it('has words of its own, and the comment’s are there again when it is put away', () => {
    const writer = post.begin();
    writer.begin();
    writer.changeText('说给帖子的');
    writer.replyTo(asked);
    expect(draftOf(writer.getState())).toMatchObject({ text: '', replyTo: { name: '守塔的猫' }, open: true });
    writer.changeText('说给猫的');
    writer.cancelReply();
    expect(writer.getState()).toMatchObject({ text: '说给帖子的', restored: false });
    writer.replyTo(asked);
    expect(writer.getState().text).toBe('说给猫的');
    writer.submit();
    expect(writer.getState()).toMatchObject({ target: undefined, text: '说给帖子的', open: false });
  });

  it('goes under the comment it answers, also when that is itself a reply', async () => {
    const writer = post.begin();
    writer.replyTo({ id: 'r1', user: userOf('u3'), parentId: 'c1' });
    writer.changeText('回给回复');
    writer.submit();
    expect(writer.outbox.getState().posted).toMatchObject([{ target: { id: 'r1', threadId: 'c1', isReply: true } }]);
    await settled(writer);
    expect(post.server.forms[0]?.get('replyCommentId')).toBe('r1');
  });
});

describe('login', () => {
  it('is asked of a visitor who sends; the words stay in the field and are theirs afterwards', () => {
    post.portal.session.logout();
    const writer = post.begin();
    writer.replyTo({ id: 'c1', user: userOf('u2', { name: '守塔的猫' }), parentId: '0' });
    writer.changeText('我也看见了');
    writer.submit();
    expect([post.redirectToLogin.mock.calls.length, post.texts()]).toEqual([1, ['请先登录']]);
    expect(writer.getState().text).toBe('我也看见了');
    post.portal.session.login(person('7'));
    expect(draftOf(post.begin().getState())).toMatchObject({
      text: '我也看见了',
      replyTo: { id: 'c1', name: '守塔的猫' },
      restored: true,
    });
  });

  it('while the page stays makes what is sent afterwards one’s own', async () => {
    post.portal.session.logout();
    const writer = post.begin();
    writer.changeText('我也看见了');
    writer.submit();
    post.portal.session.login(person('7'));
    post.read();
    const outbox = writer.outboxOf('7');
    writer.submit();
    expect(outbox.getState().posted).toMatchObject([{ content: '我也看见了', sending: { state: 'sending' } }]);
    await vi.waitFor(() => expect(outbox.getState().posted).toEqual([]));
    expect(post.ids()).toHaveLength(2);
  });

  it('shows what was just written before an older answer of one’s own, which is there the next time', async () => {
    post.begin().changeText('上周写的');
    post.portal.session.logout();
    say(post.begin(), '刚刚写的');
    post.portal.session.login(person('7'));
    const writer = post.begin();
    expect(writer.getState()).toMatchObject({ text: '刚刚写的', restored: true });
    writer.submit();
    await settled(writer);
    expect(post.begin().getState()).toMatchObject({ text: '上周写的', restored: true });
  });

  it('that ended while sending leaves the words to the same person, and to nobody else', async () => {
    const writer = post.begin();
    post.server.fate.answer = () => 'code2';
    say(writer, '写了很久的话');
    await settled(writer);
    expect(writer.outbox.getState().posted).toMatchObject([{ sending: LEFT }]);
    expect([post.texts(), post.redirectToLogin.mock.calls.length]).toEqual([['登录已过期，请重新登录'], 1]);
    post.portal.session.login(person('8'));
    expect([post.begin().getState().text, post.begin().outbox.getState().posted]).toEqual(['', []]);
    post.portal.session.login(person('7'));
    expect(post.begin().outbox.getState().posted).toMatchObject([{ content: '写了很久的话', sending: LEFT }]);
  });
});

describe('two tabs on one post', () => {
  const openTabs = () => {
    const browser = openBrowser();
    const [one, other] = [openPost(browser.openTab()), openPost(browser.openTab())];
    const writers = [one.begin(), other.begin()] as const;
    for (const writer of writers) onTestFinished(writer.follow());
    return { writers, one, other };
  };

  it('show each other the words of a field, where nothing else is being written', () => {
    const [a, b] = openTabs().writers;
    a.changeText('旧灯还亮着');
    expect(draftOf(b.getState())).toMatchObject({ text: '旧灯还亮着', restored: true });
    b.replyTo(commentOf('c1'));
    a.replyTo(commentOf('c1'));
    a.changeText('回你一句');
    expect(b.getState()).toMatchObject({ text: '回你一句', restored: true });
  });

  it('keep the words of both, tell of it, and bring the other’s back once one’s own are sent', async () => {
    const { writers, one } = openTabs();
    const [a, b] = writers;
    a.changeText('甲');
    b.changeText('乙');
    a.changeText('甲的话');
    expect([a, b].map((writer) => draftOf(writer.getState()))).toMatchObject([
      { text: '甲的话' },
      { text: '乙', beside: true },
    ]);
    a.submit();
    await settled(a);
    expect(one.begin().getState().text).toBe('乙');
    expect(b.getState()).toMatchObject({ text: '乙', beside: false });
  });
});
