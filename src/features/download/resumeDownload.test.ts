import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { guestAccount } from '#domain/account.ts';
import { Code } from '#domain/envelope.ts';
import { createQueryClient } from '#platform/query/queryClient.ts';
import { createIdempotencyKeys } from '#platform/device/idempotencyKeys.ts';
import { createSession } from '#platform/device/session.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { createDownloadFlow } from './downloadFlow.ts';
import { keepPending, readPending, type PendingDownload } from './pendingDownload.ts';
import { resumeDownload } from './resumeDownload.ts';

const PATH = '/detail/1002';
const begun: PendingDownload = { uid: '', gameId: '1002', platformType: 1, path: PATH, resumes: 'atOnce' };
const game = { id: '1002', name: '星海拾荒者', onlineType: 1, buyAmount: 300, platforms: [1, 2], owned: false };

/** User 7 back at `PATH`, the download begun as a visitor pending. */
function begin() {
  const tabStorage = memoryStorage();
  keepPending(tabStorage, begun, 1000);
  const session = createSession(memoryStorage(), 'https://portal.example/');
  session.login({ ...guestAccount, uid: '7', token: 't' });
  const detail = vi.fn(async (_id: string): Promise<unknown> => game);
  const api = { games: { detail } } as never;
  const device = {
    now: () => 1000,
    newId: () => '00000000-0000-4000-8000-000000000001',
    platform: 1 as const,
    restricted: false,
    startDownload: vi.fn(),
  };
  const log = { warn: vi.fn() };
  const idempotencyKeys = createIdempotencyKeys({ storage: memoryStorage(), session, device });
  const flow = createDownloadFlow({
    api,
    session,
    idempotencyKeys,
    tabStorage,
    device,
    log,
    toast: vi.fn(),
    refreshStatus: async () => undefined,
    onCharged: vi.fn(),
    onPriceChanged: vi.fn(),
    redirectToLogin: vi.fn(),
  });
  const queryClient = createQueryClient();
  const location = { path: PATH };
  const pending = () => readPending(tabStorage, '7', 1000);
  const isStillWanted = () =>
    location.path === PATH && flow.getState().step.at === 'idle' && pending()?.gameId === begun.gameId;
  const resume = () =>
    resumeDownload({ api, download: flow, log, queryClient, tabStorage }, { uid: '7', pending: begun, isStillWanted });
  return { resume, detail, flow, log, pending, location };
}

describe('a download begun before login', () => {
  it('resumes with its dialog, once', async () => {
    const { resume, flow, pending } = begin();
    await resume();
    expect(flow.getState().step).toMatchObject({ at: 'confirm', game: { id: '1002' }, platform: 1, path: PATH });
    expect(pending()).toBeUndefined();
    flow.close();
    await resume();
    expect(flow.getState().step.at).toBe('idle');
  });

  it('is not lost when its game could not be read', async () => {
    const { resume, detail, flow, pending } = begin();
    detail.mockRejectedValueOnce(new ApiError('timeout', '请求超时'));
    await resume();
    expect(flow.getState().step.at).toBe('idle');
    expect(pending()).toMatchObject(begun);
    await resume();
    expect(flow.getState().step.at).toBe('confirm');
  });

  it('opens no dialog over the page one has moved to, and is still there on return', async () => {
    const { resume, flow, pending, location } = begin();
    const resuming = resume();
    location.path = '/';
    await resuming;
    expect(flow.getState().step.at).toBe('idle');
    expect(pending()).toMatchObject(begun);
  });

  it('is no longer pending once it was begun anew by a tap', async () => {
    const { resume, flow, pending } = begin();
    const resuming = resume();
    flow.begin(game as never, PATH);
    flow.close();
    await resuming;
    expect(flow.getState().step.at).toBe('idle');
    expect(pending()).toBeUndefined();
  });

  it('of a game that is gone is given up', async () => {
    const { resume, detail, log, pending } = begin();
    detail.mockRejectedValueOnce(new ApiError('business', '游戏不存在或已下架', { code: Code.notFound }));
    await resume();
    expect(log.warn).toHaveBeenCalledOnce();
    expect(pending()).toBeUndefined();
  });
});
