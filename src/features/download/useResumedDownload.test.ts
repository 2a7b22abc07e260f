import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { Code } from '#domain/envelope.ts';
import { storageKey } from '#platform/device/storage.ts';
import { openPortalOf7 } from '#app/portalOf7.fixtures.ts';
import { createDownloadFlow } from './downloadFlow.ts';
import { readPending, type PendingDownload } from './pendingDownload.ts';
import { resumeDownload } from './useResumedDownload.ts';

const PATH = '/detail/1002';
const begun: PendingDownload = { uid: '', gameId: '1002', platformType: 1, path: PATH, resumes: 'atOnce' };
const game = { id: '1002', name: '星海拾荒者', onlineType: 1, buyAmount: 300, platforms: [1, 2], owned: false };

/** User 7 back at `PATH`, the download begun as a visitor pending. */
function begin() {
  const core = openPortalOf7(() => null);
  core.tabStorage.write(storageKey.pendingDownload, { ...begun, at: core.device.now() });
  const detail = vi.fn(async (_id: string): Promise<unknown> => game);
  const log = { warn: vi.fn() };
  const world = { ...core, log, api: { games: { detail }, account: { status: async () => null } } as never };
  const flow = createDownloadFlow(world);
  const location = { path: PATH };
  const pending = () => readPending(core.tabStorage, '7', core.device.now());
  const isStillWanted = () =>
    location.path === PATH && flow.getState().step.at === 'idle' && pending()?.gameId === begun.gameId;
  const resume = () => resumeDownload(world, flow, begun, isStillWanted);
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
