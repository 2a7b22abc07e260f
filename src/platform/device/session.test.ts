import { describe, expect, it } from 'vitest';
import { guestAccount, type Account } from '#domain/account.ts';
import { memoryArea, memoryStorage } from '#app/testing.fixtures.ts';
import { createSession } from './session.ts';
import { createStorage } from './storage.ts';

const account = (uid: string): Account => ({ ...guestAccount, uid, token: `token-${uid}`, name: uid });
const begin = (address = 'https://portal.example/', storage = memoryStorage()) => ({
  storage,
  session: createSession(storage, address),
});

describe('session', () => {
  it('starts as a guest with the spec’s defaults', () => {
    expect(begin().session.getState().account).toEqual(guestAccount);
  });

  it('is still logged in after a reload', () => {
    const { storage, session } = begin();
    session.login(account('7'));
    expect(createSession(storage, 'https://portal.example/').getState().account.uid).toBe('7');
  });

  it('raises the epoch with every login and logout, and the generation only when somebody leaves', () => {
    const { session } = begin();
    session.login(account('7'));
    expect(session.getState()).toMatchObject({ authVersion: 1, cacheScope: 0 });
    session.logout();
    expect(session.getState()).toMatchObject({ authVersion: 2, cacheScope: 1, account: guestAccount });
    session.logout();
    expect(session.getState()).toMatchObject({ authVersion: 3, cacheScope: 1 });
  });

  it('keeps the codes of the address across reloads, the invite code under the query’s own name', () => {
    const { storage } = begin('https://portal.example/?inviteCode=ABC123&code=9');
    const later = createSession(storage, 'https://portal.example/');
    expect(later.getState()).toMatchObject({ inviteCode: 'ABC123', channelCode: '9' });
    later.clearInviteCode();
    expect(createSession(storage, 'https://portal.example/').getState().inviteCode).toBe('');
  });

  it.each(['{"a":1', '\u0000\ud800'.repeat(3000), 'A'.repeat(33), '小岛'])(
    'counts a kept code that is no code as none: %.12j',
    (text) => {
      const { session } = begin('https://portal.example/', memoryStorage({ inviteCode: text, channelCode: text }));
      expect(session.getState()).toMatchObject({ inviteCode: '', channelCode: '0' });
    },
  );

  it('starts as a guest when the kept account is corrupt', () => {
    const { session } = begin('https://portal.example/', memoryStorage({ account: '{"uid":7}' }));
    expect(session.getState().account).toEqual(guestAccount);
  });

  it.each([
    ['logged out', undefined],
    ['somebody else in', JSON.stringify({ ...account('8'), token: 'other' })],
  ])('writes no change of who was here before over what another tab did: %s', (_, kept) => {
    const area = memoryArea();
    const session = createSession(
      createStorage(() => area),
      'https://portal.example/',
    );
    session.login(account('7'));
    if (kept === undefined) area.removeItem('account');
    else area.setItem('account', kept);
    session.updateAccount({ name: '新名' });
    expect(area.getItem('account') ?? undefined).toBe(kept);
  });

  it('keeps what another tab has changed of the account', () => {
    const area = memoryArea();
    const tabs = [1, 2].map(() =>
      createSession(
        createStorage(() => area),
        'https://portal.example/',
      ),
    );
    tabs[0]?.login(account('7'));
    tabs[1]?.login(account('7'));
    tabs[0]?.updateAccount({ name: '新名' });
    tabs[1]?.updateAccount({ sex: 2 });
    expect(JSON.parse(area.getItem('account') ?? '')).toMatchObject({ name: '新名', sex: 2 });
  });
});
