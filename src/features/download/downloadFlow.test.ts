import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { guestAccount } from '#domain/account.ts';
import { Code } from '#domain/envelope.ts';
import type { Game } from '#domain/game.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { createIdempotencyKeys } from '#platform/device/idempotencyKeys.ts';
import { createSession } from '#platform/device/session.ts';
import { storageKey } from '#platform/device/storage.ts';
import { openPortal } from '#app/portalOf7.fixtures.ts';
import { memoryStorage, paidGame } from '#app/testing.fixtures.ts';
import { createDownloadFlow } from './downloadFlow.ts';
import { readPending } from './pendingDownload.ts';

const game = paidGame;
const freeGame: Game = { ...game, id: '1001', onlineType: 0 };
const status = (coinNum: number, levelType = 0): UserStatus => ({
  coinNum,
  levelType,
  expTime: null,
  badge: null,
  unread: 0,
  claimable: 0,
  taskClaimable: 0,
  savedCoin: 0,
  firstRecharge: false,
});
const businessError = (code: number, data: unknown = null) => new ApiError('business', '没成功', { code, data });

function begin({ loggedIn = true, desktop = false, restricted = false, balanceNow = 10 } = {}) {
  const core = openPortal(() => null);
  const storage = memoryStorage();
  const written = vi.spyOn(storage, 'write');
  const tabStorage = memoryStorage();
  const session = createSession(storage, 'https://portal.example/');
  if (loggedIn) session.login({ ...guestAccount, uid: '7', token: 't' });
  const downloadUrl = vi.fn(
    async (_id: string, _intent: { requestId: string; shownPrice?: number }) => 'https://cdn.example/a.apk',
  );
  const world = {
    startDownload: vi.fn(),
    toast: vi.fn(),
    warn: vi.fn(),
    redirectToLogin: vi.fn(),
  };
  let ids = 0;
  const device = {
    now: () => 1000,
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    platform: desktop ? undefined : (1 as const),
    restricted,
    startDownload: world.startDownload,
  };
  const flow = createDownloadFlow({
    ...core,
    api: { games: { downloadUrl }, account: { status: async () => status(balanceNow) } } as never,
    session,
    idempotencyKeys: createIdempotencyKeys({ storage, session, device }),
    storage,
    tabStorage,
    device: { ...core.device, ...device },
    log: { warn: world.warn },
    toasts: { ...core.toasts, show: world.toast },
    promptLogin: world.redirectToLogin,
  });
  /** How often what depends on the balance was invalidated. */
  const invalidated = () => written.mock.calls.filter(([key]) => key === storageKey.walletChangedAt).length;
  return { flow, downloadUrl, tabStorage, queryClient: core.queryClient, invalidated, ...world };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('download flow (spec §4)', () => {
  it('a free game downloads at once, without login', async () => {
    const { flow, startDownload } = begin({ loggedIn: false });
    flow.begin(freeGame, '/games');
    await settled();
    expect(startDownload).toHaveBeenCalledWith('https://cdn.example/a.apk');
    expect(flow.getState().step.at).toBe('idle');
  });

  it('a paid game sends a visitor to login and remembers the wish', () => {
    const { flow, redirectToLogin, tabStorage } = begin({ loggedIn: false });
    flow.begin(game, '/detail/1002');
    expect(redirectToLogin).toHaveBeenCalledWith('/detail/1002');
    expect(readPending(tabStorage, '7', 1000)).toMatchObject({
      gameId: '1002',
      path: '/detail/1002',
      resumes: 'atOnce',
    });
  });

  it('a pending wish is forgotten after 30 minutes', () => {
    const { flow, tabStorage } = begin({ loggedIn: false });
    flow.begin(game, '/detail/1002');
    expect(readPending(tabStorage, '7', 1000 + 30 * 60_000 + 1)).toBeUndefined();
  });

  it('a wish of one user is not the next one’s', async () => {
    const { flow, tabStorage } = begin();
    flow.begin(game, '/detail/1002');
    await flow.confirm(status(10));
    expect(readPending(tabStorage, '7', 1000)).toMatchObject({ gameId: '1002', resumes: 'whenAsked' });
    expect(readPending(tabStorage, '8', 1000)).toBeUndefined();
  });

  it('a desktop is asked for the platform first', () => {
    const { flow } = begin({ desktop: true });
    flow.begin(game, '/');
    expect(flow.getState().step.at).toBe('platform');
    flow.choosePlatform(2);
    expect(flow.getState().step).toMatchObject({ at: 'confirm', platform: 2 });
  });

  it('a double confirm asks the server once, with the price that was shown', async () => {
    const { flow, downloadUrl, invalidated } = begin();
    flow.begin(game, '/');
    await Promise.all([flow.confirm(status(860)), flow.confirm(status(860))]);
    expect(downloadUrl).toHaveBeenCalledOnce();
    expect(downloadUrl.mock.calls[0]?.[1]).toMatchObject({ platformType: 1, shownPrice: 300 });
    expect(invalidated()).toBe(1);
    expect(flow.getState().step.at).toBe('idle');
  });

  it('too few diamonds open the insufficient dialog without asking the server', async () => {
    const { flow, downloadUrl } = begin();
    flow.begin(game, '/');
    await flow.confirm(status(10));
    expect(downloadUrl).not.toHaveBeenCalled();
    expect(flow.getState().step).toMatchObject({ at: 'insufficient', price: 300, balance: 10 });
  });

  it('a balance that looked too small is read anew before it is called insufficient', async () => {
    const { flow, downloadUrl } = begin({ balanceNow: 860 });
    flow.begin(game, '/');
    await flow.confirm(status(10));
    expect(downloadUrl).toHaveBeenCalledOnce();
    expect(flow.getState().step.at).toBe('idle');
  });

  it('after a lost answer the server is asked again, though the balance may be gone by then', async () => {
    const { flow, downloadUrl, invalidated } = begin();
    downloadUrl.mockRejectedValueOnce(new ApiError('timeout', '请求超时'));
    flow.begin(game, '/');
    await flow.confirm(status(310));
    expect(invalidated()).toBe(1);
    await flow.confirm(status(10));
    const [first, second] = downloadUrl.mock.calls.map(([, intent]) => intent.requestId);
    expect(second).toBe(first);
    expect(flow.getState().step.at).toBe('idle');
  });

  it('a dialog closed while the balance is read stays closed', async () => {
    const { flow, downloadUrl } = begin({ balanceNow: 860 });
    flow.begin(game, '/');
    const confirmed = flow.confirm(status(10));
    flow.close();
    await confirmed;
    expect(downloadUrl).not.toHaveBeenCalled();
    expect(flow.getState().step.at).toBe('idle');
  });

  it('a member is asked nothing of the balance', async () => {
    const { flow, downloadUrl } = begin();
    flow.begin(game, '/');
    await flow.confirm(status(0, 1));
    expect(downloadUrl.mock.calls[0]?.[1]).not.toHaveProperty('shownPrice');
  });

  it('a lost answer keeps the dialog and repeats the same intent, also after closing it', async () => {
    const { flow, downloadUrl } = begin();
    downloadUrl.mockRejectedValueOnce(new ApiError('timeout', '请求超时'));
    flow.begin(game, '/');
    await flow.confirm(status(860));
    expect(flow.getState().step).toMatchObject({ at: 'confirm', pending: false, problem: 'network' });
    flow.close();
    flow.begin(game, '/');
    await flow.confirm(status(860));
    const [first, second] = downloadUrl.mock.calls.map(([, intent]) => intent.requestId);
    expect(second).toBe(first);
  });

  it('a settled intent is not used again', async () => {
    const { flow, downloadUrl } = begin();
    for (const _ of [1, 2]) {
      flow.begin(game, '/');
      await flow.confirm(status(860));
    }
    expect(new Set(downloadUrl.mock.calls.map(([, intent]) => intent.requestId)).size).toBe(2);
  });

  it('the server’s insufficient swaps the dialog, with its own figures', async () => {
    const { flow, downloadUrl } = begin();
    downloadUrl.mockRejectedValueOnce(businessError(Code.insufficientDiamonds, { need: 320, have: 5 }));
    flow.begin(game, '/');
    await flow.confirm(status(860));
    expect(flow.getState().step).toMatchObject({ at: 'insufficient', price: 320, balance: 5 });
  });

  it('a changed price asks for a new confirm, as a new intent', async () => {
    const { flow, downloadUrl, queryClient } = begin();
    queryClient.setQueryData(['7', 'game', '1002'], game);
    downloadUrl.mockRejectedValueOnce(businessError(Code.priceChanged, { price: 400 }));
    flow.begin(game, '/');
    await flow.confirm(status(860));
    expect(flow.getState().step).toMatchObject({ at: 'confirm', problem: 'priceChanged', game: { buyAmount: 400 } });
    await vi.waitFor(() => expect(queryClient.getQueryData(['7', 'game', '1002'])).toMatchObject({ buyAmount: 400 }));
    await flow.confirm(status(860));
    const [first, second] = downloadUrl.mock.calls.map(([, intent]) => intent);
    expect(second).toMatchObject({ shownPrice: 400 });
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('an address that does not begin with http is abandoned, console only (spec §5)', async () => {
    const { flow, downloadUrl, startDownload, toast, warn } = begin();
    downloadUrl.mockResolvedValueOnce('httpx://bad.example/pkg');
    flow.begin(freeGame, '/');
    await settled();
    expect(startDownload).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
    expect(flow.getState().notStarted.has(freeGame.id)).toBe(true);
  });

  it('a failed free download is console only, and can be tried again', async () => {
    const { flow, downloadUrl, toast, startDownload } = begin();
    downloadUrl.mockRejectedValueOnce(new ApiError('network', '网络异常'));
    flow.begin(freeGame, '/');
    await settled();
    expect(toast).not.toHaveBeenCalled();
    flow.begin(freeGame, '/');
    await settled();
    expect(startDownload).toHaveBeenCalledOnce();
    expect(flow.getState().notStarted.size).toBe(0);
  });

  it('a game that cannot be given is said in the dialog, which charges nothing', async () => {
    const { flow, downloadUrl, invalidated, toast } = begin();
    downloadUrl.mockRejectedValueOnce(businessError(Code.undeliverable));
    flow.begin(game, '/');
    await flow.confirm(status(860));
    expect(flow.getState().step).toMatchObject({ at: 'confirm', pending: false, problem: 'undeliverable' });
    expect(invalidated()).toBe(0);
    expect(toast).not.toHaveBeenCalled();
  });

  it.each([
    ['a paid game, logged in', game, true],
    ['a paid game, a visitor', game, false],
    ['a free game', freeGame, false],
  ])('in WeChat’s browser the way out comes before anything is asked: %s', async (_, wanted, loggedIn) => {
    const { flow, startDownload, downloadUrl, redirectToLogin } = begin({ restricted: true, loggedIn });
    flow.begin(wanted, '/');
    await settled();
    expect(flow.getState().step).toEqual({ at: 'restricted', game: wanted });
    for (const call of [startDownload, downloadUrl, redirectToLogin]) expect(call).not.toHaveBeenCalled();
  });

  it('a price that could not be read cannot be bought', async () => {
    const { flow, downloadUrl } = begin();
    flow.begin({ ...game, buyAmount: null }, '/');
    await flow.confirm(status(9999));
    expect(downloadUrl).not.toHaveBeenCalled();
  });
});
