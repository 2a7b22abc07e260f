import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guestAccount, type Account } from '#domain/account.ts';
import type { Game } from '#domain/game.ts';
import { downloadOf } from '#features/download/downloadFlow.ts';
import { publishCommentMutation } from '#features/square/comments/pendingComments.ts';
import { createPortal } from './createPortal.ts';
import { memoryStorage, paidGame, stubDevice } from './testing.fixtures.ts';

const person = (uid: string): Account => ({ ...guestAccount, uid, token: `token-${uid}`, name: uid });

const game: Game = { ...paidGame, owned: true };

/** A portal of user 7 whose server gives the same answer to everything. */
function begin(answer: unknown) {
  const asked: string[] = [];
  const redirectToLogin = vi.fn();
  const storage = memoryStorage();
  const portal = createPortal({
    fetch: async (input) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return Response.json(answer);
    },
    device: stubDevice(),
    storage,
    tabStorage: memoryStorage(),
    address: 'https://portal.example/',
    log: { warn: () => undefined },
    redirectToLogin,
  });
  portal.session.login(person('7'));
  return { portal, asked, redirectToLogin, storage };
}

describe('reliability T3', () => {
  it.each([1, 20, 200])(
    '%i parallel answers of code 2 are one logout, one move and one toast, without a call',
    async (size) => {
      const { portal, asked, redirectToLogin } = begin({ code: 2, msg: '', data: null });
      const { authVersion } = portal.session.getState();
      await Promise.allSettled(Array.from({ length: size }, () => portal.api.account.status('7')));
      expect(portal.session.getState()).toMatchObject({ account: guestAccount, authVersion: authVersion + 1 });
      expect(redirectToLogin).toHaveBeenCalledOnce();
      expect(portal.toasts.getSnapshot()).toMatchObject([{ text: '登录已过期，请重新登录', count: 1 }]);
      expect(asked).toHaveLength(size);
      expect(asked.filter((url) => url.includes('logout'))).toEqual([]);
    },
  );
});

it('a session that does not exist does not end: a visitor is neither told so nor led to login', async () => {
  const { portal, redirectToLogin } = begin({ code: 2, msg: '', data: null });
  portal.session.logout();
  const { authVersion } = portal.session.getState();
  await expect(portal.api.gifts.mine('claimed')).rejects.toMatchObject({ code: 2 });
  expect(portal.session.getState().authVersion).toBe(authVersion);
  expect(redirectToLogin).not.toHaveBeenCalled();
  expect(portal.toasts.getSnapshot()).toEqual([]);
});

describe('reliability T4', () => {
  it('what one user read, and the dialog that stood open for them, are gone for the next', () => {
    const { portal } = begin({ code: 0, msg: '', data: null });
    portal.queryClient.setQueryData(['7', 'status'], { coinNum: 5000 });
    downloadOf(portal).begin(game, '/detail/1002');
    expect(downloadOf(portal).getState().step.at).toBe('confirm');
    const comment = { requestId: 'r1', postId: 'p1', content: '七写的', createTime: 1000 };
    const publishing = new MutationObserver(portal.queryClient, publishCommentMutation(portal, '7', 'p1'));
    void publishing.mutate(comment).catch(() => undefined);
    portal.session.login(person('8'));
    expect(portal.queryClient.getMutationCache().getAll()).toEqual([]);
    expect(portal.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(downloadOf(portal).getState().step.at).toBe('idle');
  });
});

describe('another tab', () => {
  const listeners = new Map<string, (event: unknown) => void>();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
      listeners.set(`${type}${listeners.size}`, listener),
    );
  });
  afterEach(() => {
    listeners.clear();
    vi.unstubAllGlobals();
  });

  const tell = (type: string, event: unknown) => {
    for (const [name, listener] of listeners) if (name.startsWith(type)) listener(event);
  };

  it('is followed when it logs in as somebody else', () => {
    const { portal, storage } = begin({ code: 0, msg: '', data: null });
    storage.write('account', person('8'));
    tell('storage', { key: 'account' });
    expect(portal.session.getState().account.uid).toBe('8');
  });

  it('is followed when this page comes back from the back-forward cache', () => {
    const { portal, storage } = begin({ code: 0, msg: '', data: null });
    storage.remove('account');
    tell('pageshow', { persisted: false });
    expect(portal.session.getState().account.uid).toBe('7');
    tell('pageshow', { persisted: true });
    expect(portal.session.getState().account).toEqual(guestAccount);
  });

  it('makes the balance be read anew when it has spent', () => {
    const { portal } = begin({ code: 0, msg: '', data: null });
    portal.queryClient.setQueryData(['7', 'status'], { coinNum: 5000 });
    tell('storage', { key: 'walletChangedAt' });
    expect(portal.queryClient.getQueryState(['7', 'status'])?.isInvalidated).toBe(true);
  });
});
