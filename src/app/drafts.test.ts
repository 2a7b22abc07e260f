import { describe, expect, it } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import { LOGIN_WITHIN_MS } from '#domain/draft.ts';
import { createDrafts } from './drafts.ts';
import { createSession } from './session.ts';
import { createStorage } from './storage.ts';
import { memoryArea } from './testing.fixtures.ts';

const person = (uid: string) => ({ ...guestAccount, uid, token: `token-${uid}` });

function begin(area: ReturnType<typeof memoryArea> = memoryArea()) {
  const storage = createStorage(() => area);
  const session = createSession(storage, 'https://portal.example/');
  const clock = { at: 1000 };
  return { drafts: createDrafts(storage, session, { now: () => clock.at }), session, storage, area, clock };
}

describe('drafts', () => {
  it('are on the device as soon as they are written, and there after a restart', () => {
    const { drafts, area } = begin();
    expect(drafts.write('post', { content: '写到一半', tagId: '2' })).toBe(true);
    expect(begin(area).drafts.read('post')).toEqual({ content: '写到一半', tagId: '2', updatedAt: 1000 });
    drafts.remove('post');
    expect(area.getItem('drafts:guest')).toBeNull();
  });

  it('belong to who wrote them, through logout and other people (reliability T4)', () => {
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
    drafts.write('post', { content: '七写的' }, '7');
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
    expect(drafts.read('post')).toEqual({ content: '访客写的', updatedAt: 1000 });
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

  it('live in memory where the device is full, and say so', () => {
    const full = {
      ...memoryArea(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { drafts } = begin(full);
    expect(drafts.write('post', { content: '写到一半' })).toBe(false);
    expect(drafts.read('post')?.content).toBe('写到一半');
  });
});
