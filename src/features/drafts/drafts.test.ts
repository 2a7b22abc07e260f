import { describe, expect, it, vi } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import { LOGIN_WITHIN_MS, type DraftContent } from '#domain/draft.ts';
import { createSession } from '#platform/device/session.ts';
import { createStorage } from '#platform/device/storage.ts';
import { memoryArea } from '#app/testing.fixtures.ts';
import { createDrafts } from './drafts.ts';

const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

/** A tab of a browser that keeps `area`; a reload is another with the same `tabArea`. */
function begin(area: ReturnType<typeof memoryArea> = memoryArea(), tabArea = memoryArea()) {
  const storage = createStorage(() => area);
  const tabStorage = createStorage(() => tabArea);
  const session = createSession(storage, 'https://portal.example/');
  const clock = { at: 1000 };
  const device = { now: () => clock.at, newId: () => crypto.randomUUID() };
  const drafts = createDrafts({ storage, tabStorage, session, device });
  /** Writes it to the device at once. */
  const write = (key: string, content: DraftContent) => {
    drafts.write(key, content);
    drafts.flush();
  };
  return { drafts, write, session, storage, area, tabArea, clock };
}

describe('drafts', () => {
  it('are written behind, and there after a restart', () => {
    const { drafts, area } = begin();
    const onWritten = vi.fn();
    drafts.write('post', { content: '写' });
    drafts.write('post', { content: '写到一半', tagId: '2' }, { onWritten });
    expect([area.getItem('draft:guest:post'), onWritten.mock.calls]).toEqual([null, []]);
    drafts.flush();
    expect(onWritten).toHaveBeenCalledExactlyOnceWith(true);
    expect(begin(area).drafts.read('post')).toMatchObject({ content: '写到一半', tagId: '2', updatedAt: 1000 });
    drafts.remove('post');
    expect(area.getItem('drafts:guest')).toBeNull();
  });

  it('not written yet are there for whoever reads, and gone once they are removed', () => {
    const { drafts, area } = begin();
    drafts.write('post', { content: '写到一半' });
    expect(drafts.read('post')?.content).toBe('写到一半');
    drafts.write('post', { content: '写完了' });
    drafts.remove('post');
    drafts.flush();
    expect(area.getItem('draft:guest:post')).toBeNull();
  });

  it('belong to who wrote them, through logout and other people', () => {
    const { drafts, session } = begin();
    session.login(person('7'));
    drafts.write('comment:5', { content: '七写的' });
    session.logout();
    expect(drafts.read('comment:5')).toBeUndefined();
    session.login(person('8'));
    expect(drafts.read('comment:5')).toBeUndefined();
    session.login(person('7'));
    expect(drafts.read('comment:5')?.content).toBe('七写的');
  });

  it('can be written for their owner when the session has just ended', () => {
    const { drafts, session } = begin();
    session.login(person('7'));
    session.logout();
    drafts.write('post', { content: '七写的' }, { uid: '7' });
    expect(drafts.read('post')).toBeUndefined();
    expect(drafts.read('post', '7')?.content).toBe('七写的');
  });

  it('of a visitor go along when sending asked to log in', () => {
    const { drafts, session, clock } = begin();
    drafts.write('post', { content: '访客写的' });
    drafts.write('comment:5', { content: '没有发送' });
    drafts.keepForLogin('post');
    clock.at += LOGIN_WITHIN_MS;
    session.login(person('7'));
    expect(drafts.read('post')).toMatchObject({ content: '访客写的', updatedAt: 1000 });
    expect(drafts.read('comment:5')).toBeUndefined();
    session.logout();
    expect(drafts.read('post')).toBeUndefined();
    expect(drafts.read('comment:5')?.content).toBe('没有发送');
  });

  it('asked for login and changed afterwards wait for another asking', () => {
    const { drafts, session } = begin();
    drafts.write('post', { content: '访客写的' });
    drafts.keepForLogin('post');
    drafts.write('post', { content: '下一位访客写的' });
    session.login(person('7'));
    expect(drafts.read('post')).toBeUndefined();
  });

  it.each(['{', '[]', '7', '{"post":{"content":5}}'])('a corrupt record %s is none', (text) => {
    const { drafts } = begin(memoryArea({ 'drafts:guest': text }));
    expect(drafts.read('post')).toBeUndefined();
    drafts.write('post', { content: '新的' });
    expect(drafts.read('post')?.content).toBe('新的');
  });

  it('of an earlier portal, kept in one record, are all there', () => {
    const kept = { post: { content: '新的', updatedAt: 2 }, 'aside:post': { content: '旧的', updatedAt: 1 }, x: {} };
    const { drafts, area } = begin(memoryArea({ 'drafts:guest': JSON.stringify(kept) }));
    expect(drafts.open('post')?.content).toBe('新的');
    drafts.remove('post');
    expect(begin(area).drafts.open('post')?.content).toBe('旧的');
  });

  it('are not touched by a keystroke, and those of other fields not by its write either', () => {
    const { write, area } = begin();
    for (let post = 0; post < 40; post += 1) write(`comment:${post}`, { content: '写到一半' });
    write('post', { content: '云' });
    const touched = new Set<string>();
    const spy = { ...area, getItem: (key: string) => (touched.add(key), area.getItem(key)) };
    spy.setItem = (key: string, value: string) => (touched.add(key), area.setItem(key, value));
    const other = begin(spy).drafts;
    touched.clear();
    other.write('post', { content: '云上' });
    expect([...touched]).toEqual([]);
    other.flush();
    expect([...touched].sort()).toEqual(['draft:guest:post', 'drafts:guest']);
  });

  it('say which of several fields this tab was writing in, until it turns away', () => {
    const { write, area, tabArea } = begin();
    for (const comment of ['c1', 'c2']) write(`reply:5:${comment}`, { content: comment });
    write('reply:6:c9', { content: 'c9' });
    const again = begin(area, tabArea).drafts;
    expect([again.current('reply:5:')?.content, again.current('reply:7:')]).toEqual(['c2', undefined]);
    again.close('reply:5:c2');
    expect([again.current('reply:5:')?.content, again.read('reply:5:c2')?.content]).toEqual(['c1', 'c2']);
    expect(begin(area).drafts.current('reply:5:')).toBeUndefined();
  });

  it('are kept for fifty fields; the one not opened for longest gives way', () => {
    const { drafts, clock } = begin();
    for (let post = 0; post < 51; post += 1) {
      clock.at += 1;
      drafts.write(`comment:${post}`, { content: '写到一半' });
      if (post === 40) drafts.open('comment:0');
    }
    expect(drafts.read('comment:0')?.content).toBe('写到一半');
    expect([drafts.read('comment:1'), drafts.read('comment:50')?.content]).toEqual([undefined, '写到一半']);
  });

  it('written after a clock was ahead do not give way to what was written then', () => {
    const { drafts, clock } = begin();
    clock.at = 86_400_000;
    for (let post = 0; post < 50; post += 1) drafts.write(`comment:${post}`, { content: '昨天的明天' });
    drafts.flush();
    clock.at = 2000;
    drafts.write('post', { content: '今天的' });
    drafts.write('comment:60', { content: '今天的' });
    expect([drafts.read('post')?.content, drafts.read('comment:60')?.content]).toEqual(['今天的', '今天的']);
  });

  it('live in memory where the device is full, and say so', () => {
    const full = {
      ...memoryArea(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { drafts } = begin(full);
    const onWritten = vi.fn();
    drafts.write('post', { content: '写到一半' }, { onWritten });
    drafts.flush();
    expect(onWritten).toHaveBeenCalledExactlyOnceWith(false);
    expect(drafts.read('post')?.content).toBe('写到一半');
  });
});

describe('drafts of two tabs for one field', () => {
  it('are both kept; a letter taken back in one takes nothing from the other', () => {
    const one = begin();
    const other = begin(one.area);
    other.drafts.open('post');
    one.write('post', { content: '写了很久的话' });
    other.write('post', { content: '啊' });
    other.write('post', { content: '' });
    expect(begin(one.area).drafts.open('post')?.content).toBe('写了很久的话');
  });

  it('are both kept when both go on with the same one, however they take turns, and each finds its own after a reload', () => {
    const one = begin();
    one.write('post', { content: '开头' });
    const other = begin(one.area);
    expect(other.drafts.open('post')?.content).toBe('开头');
    for (const word of ['，', '甲']) one.write('post', { content: `开头${word}` });
    for (const word of ['，', '乙']) other.write('post', { content: `开头${word}` });
    one.write('post', { content: '开头甲甲' });
    const contents = one.drafts.all('post').map(({ content }) => content);
    expect(contents.sort()).toEqual(['开头乙', '开头甲甲']);
    expect(begin(one.area, other.tabArea).drafts.open('post')?.content).toBe('开头乙');
    expect(begin(one.area, one.tabArea).drafts.open('post')?.content).toBe('开头甲甲');
  });

  it('never seen since the login are kept beside what a visitor goes on writing', () => {
    const { drafts, session } = begin();
    session.login(person('7'));
    drafts.write('post', { content: '七上周写的' });
    session.logout();
    drafts.write('post', { content: '访客写的' });
    session.login(person('7'));
    drafts.write('post', { content: '访客写的，继续' });
    expect(drafts.all('post').map(({ content }) => content)).toEqual(['访客写的，继续', '七上周写的']);
  });

  it('are followed: sent or dropped in one, the other’s is there for the next', () => {
    const one = begin();
    const other = begin(one.area);
    other.drafts.open('post');
    one.write('post', { content: '甲' });
    other.write('post', { content: '乙' });
    one.drafts.remove('post');
    expect(one.drafts.open('post')?.content).toBe('乙');
  });
});
