import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Comment } from '#domain/square.ts';
import { openBrowser } from '#app/testing.fixtures.ts';
import { draftsOf } from '../../drafts/drafts.ts';
import { INTERRUPTED, openPost, person, say, settled } from './openPost.fixtures.ts';
import { commentOf, userOf } from '../square.fixtures.ts';

let post: ReturnType<typeof openPost>;

beforeEach(() => {
  post = openPost();
});

it.each([
  [' \n\u200b', '评论不能为空'],
  ['长'.repeat(501), '最多500字'],
])('a comment that may not be sent says why and is not', (text, problem) => {
  const page = post.begin();
  say(page, text);
  expect(page.draft().problem).toBe(problem);
  expect(post.server.forms).toEqual([]);
});

describe('sensitive words', () => {
  it('are named while they are typed, and marked when somebody tries to send them', () => {
    const page = post.begin();
    page.changeText('领外 挂吧，外挂');
    expect(page.draft(['外挂'])).toMatchObject({ problem: '内容含有敏感词：外挂', marked: undefined });
    page.submit(['外挂']);
    expect(page.getState().marked).toEqual({ start: 6, end: 8 });
    expect(post.server.forms).toEqual([]);
  });

  it('found by the server alone bring the words back to be changed', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'sensitive';
    page.changeText('加我领外挂');
    page.submit();
    await settled(page);
    expect(page.pending()).toEqual([]);
    expect(page.draft()).toMatchObject({
      open: true,
      text: '加我领外挂',
      problem: '内容含有敏感词：外挂',
    });
    expect([post.beginAfterReload().getState().text, post.beginAfterReload().pending()]).toEqual(['加我领外挂', []]);
  });

  it('found late take the place of no words kept for the same field', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'sensitive';
    page.changeText('加我领外挂');
    page.submit();
    page.changeText('说给帖子的');
    page.replyTo(commentOf('c1'));
    await settled(page);
    expect(page.pending()).toMatchObject([{ content: '加我领外挂', sending: { state: 'failed' } }]);
    expect(draftsOf(post.portal).read('comment:p1')?.content).toBe('说给帖子的');
  });

  it('found late stay where they are when other words are being written', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'sensitive';
    page.changeText('加我领外挂');
    page.submit();
    page.changeText('别的话');
    await settled(page);
    expect(page.getState().text).toBe('别的话');
    expect(page.pending()).toMatchObject([{ sending: { state: 'failed', reason: '内容含有敏感词：外挂' } }]);
  });
});

describe('a reply', () => {
  const asked = { id: 'c1', user: userOf('u2', { name: '守塔的猫' }), parentId: '0' };

  it('has words of its own, and the comment’s are there again when it is put away', () => {
    const page = post.begin();
    page.begin();
    page.changeText('说给帖子的');
    page.replyTo(asked);
    expect(page.draft()).toMatchObject({ text: '', replyTo: { name: '守塔的猫' }, open: true });
    page.changeText('说给猫的');
    page.cancelReply();
    expect(page.getState()).toMatchObject({ text: '说给帖子的', restored: false });
    page.replyTo(asked);
    expect(page.getState().text).toBe('说给猫的');
    page.submit();
    expect(page.getState()).toMatchObject({ target: undefined, text: '说给帖子的', open: false });
  });

  it('being written stands in the field of a page opened anew; put away, the comment does', () => {
    const page = post.begin();
    page.changeText('说给帖子的');
    page.replyTo(asked);
    page.changeText('说给猫的');
    const again = post.beginAfterReload();
    expect(again.getState()).toMatchObject({
      target: { id: 'c1', name: '守塔的猫' },
      text: '说给猫的',
      restored: true,
    });
    again.cancelReply();
    expect(post.beginAfterReload().getState()).toMatchObject({ target: undefined, text: '说给帖子的' });
  });

  it('goes under the comment it answers, also when that is itself a reply', async () => {
    const page = post.begin();
    page.replyTo({ id: 'r1', user: userOf('u3'), parentId: 'c1' });
    page.changeText('回给回复');
    page.submit();
    expect(page.pending()).toMatchObject([{ target: { id: 'r1', threadId: 'c1', isReply: true } }]);
    await settled(page);
    expect(post.server.forms[0]?.get('replyCommentId')).toBe('r1');
  });
});

describe('login', () => {
  it('is asked of a visitor who sends; the words stay in the field and are theirs afterwards', () => {
    post.portal.session.logout();
    const page = post.begin();
    page.replyTo({ id: 'c1', user: userOf('u2', { name: '守塔的猫' }), parentId: '0' });
    page.changeText('我也看见了');
    page.submit();
    expect([post.redirectToLogin.mock.calls.length, post.texts()]).toEqual([1, ['请先登录']]);
    expect(page.getState().text).toBe('我也看见了');
    post.portal.session.login(person('7'));
    expect(post.begin().draft()).toMatchObject({
      text: '我也看见了',
      replyTo: { id: 'c1', name: '守塔的猫' },
      restored: true,
    });
  });

  it('while the page stays makes what is sent afterwards one’s own', async () => {
    post.portal.session.logout();
    const page = post.begin();
    page.changeText('我也看见了');
    page.submit();
    post.portal.session.login(person('7'));
    post.read();
    page.submit();
    expect(page.pending('7')).toMatchObject([{ content: '我也看见了', sending: { state: 'sending' } }]);
    await vi.waitFor(() => expect(page.pending('7')).toEqual([]));
    expect(post.ids()).toHaveLength(2);
  });

  it('shows what was just written before an older answer of one’s own, which is there the next time', async () => {
    post.begin().changeText('上周写的');
    post.portal.session.logout();
    say(post.begin(), '刚刚写的');
    post.portal.session.login(person('7'));
    const page = post.begin();
    expect(page.getState()).toMatchObject({ text: '刚刚写的', restored: true });
    page.submit();
    await settled(page);
    expect(post.begin().getState()).toMatchObject({ text: '上周写的', restored: true });
  });

  it('that ended while sending leaves the words to the same person, and to nobody else', async () => {
    const page = post.begin();
    post.server.fate.answer = () => 'code2';
    say(page, '写了很久的话');
    await settled(page);
    expect(page.pending()).toMatchObject([{ sending: INTERRUPTED }]);
    expect([post.texts(), post.redirectToLogin.mock.calls.length]).toEqual([['登录已过期，请重新登录'], 1]);
    post.portal.session.login(person('8'));
    expect([post.begin().getState().text, post.begin().pending()]).toEqual(['', []]);
    post.portal.session.login(person('7'));
    expect(post.begin().pending()).toMatchObject([{ content: '写了很久的话', sending: INTERRUPTED }]);
  });
});

describe('two tabs on one post', () => {
  const openTabs = () => {
    const browser = openBrowser();
    const open = () => {
      const post = openPost(browser.openTab());
      const page = post.begin();
      const follow = () => onTestFinished(page.follow(page.getState().target));
      follow();
      const replyTo = (comment: Comment) => {
        page.replyTo(comment);
        follow();
      };
      const write = (text: string) => {
        page.changeText(text);
        draftsOf(post.portal).flush();
      };
      return { post, page, write, replyTo };
    };
    return [open(), open()] as const;
  };

  it('show each other the words of a field, where nothing else is being written', () => {
    const [a, b] = openTabs();
    a.write('旧灯还亮着');
    expect(b.page.draft()).toMatchObject({ text: '旧灯还亮着', restored: true });
    b.replyTo(commentOf('c1'));
    a.replyTo(commentOf('c1'));
    a.write('回你一句');
    expect(b.page.getState()).toMatchObject({ text: '回你一句', restored: true });
  });

  it('keep the words of both, tell of it, and bring the other’s back once one’s own are sent', async () => {
    const [a, b] = openTabs();
    a.write('甲');
    b.write('乙');
    a.write('甲的话');
    expect([a, b].map(({ page }) => page.draft())).toMatchObject([{ text: '甲的话' }, { text: '乙', beside: true }]);
    a.page.submit();
    await settled(a.page);
    expect(a.post.begin().getState().text).toBe('乙');
    expect(b.page.getState()).toMatchObject({ text: '乙', beside: false });
  });

  it('find on the device what was written on a page that is left', () => {
    const browser = openBrowser();
    const page = openPost(browser.openTab()).begin();
    const leave = page.follow(undefined);
    page.changeText('写到一半');
    leave();
    expect(openPost(browser.openTab()).begin().getState()).toMatchObject({ text: '写到一半', restored: true });
  });

  it('lose no words that have not been written to the device yet when the other writes', () => {
    const [a, b] = openTabs();
    a.page.changeText('甲');
    b.write('乙');
    expect(a.page.draft()).toMatchObject({ text: '甲', beside: true });
    const kept = draftsOf(a.post.portal).all('comment:p1');
    expect(kept.map(({ content }) => content).sort()).toEqual(['乙', '甲']);
  });
});
