import { createStore } from 'zustand/vanilla';
import { createService, type Core } from '#platform/core.ts';
import { preload } from '#platform/navigation/chunkErrors.ts';
import { isRefusal } from '#api/ApiError.ts';
import { missingDiamondsOf, newPriceOf } from '#api/errorDetail.ts';
import { isLoggedIn } from '#domain/account.ts';
import { chargeOf, decideConfirm, decideDownload, type Charge } from '#domain/download.ts';
import { Code } from '#domain/envelope.ts';
import type { Game, Platform } from '#domain/game.ts';
import { missingBuildText } from '#domain/platform.ts';
import { safeDownloadUrl } from '#domain/safeUrl.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { type IdempotencyKey, sendOnce } from '#platform/device/idempotencyKeys.ts';
import { queryContextOf } from '#platform/query/queryFactory.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { invalidateWallet } from '../wallet/invalidateWallet.ts';
import { dropPending, keepPending, readPending } from './pendingDownload.ts';

/** Why the confirm dialog is still open after an attempt. */
export type ConfirmProblem = 'network' | 'priceChanged' | 'undeliverable';

/** The state of the one download in progress (spec §4). */
export type DownloadStep =
  | { at: 'idle' }
  | { at: 'platform'; game: Game; path: string }
  | {
      at: 'confirm';
      game: Game;
      platform: Platform;
      path: string;
      key: IdempotencyKey;
      pending: boolean;
      problem?: ConfirmProblem;
    }
  | { at: 'insufficient'; game: Game; price: number; balance: number }
  | { at: 'restricted'; game: Game };

type ConfirmStep = Extract<DownloadStep, { at: 'confirm' }>;

export type DownloadState = {
  step: DownloadStep;
  /** Games whose address is being fetched. */
  starting: ReadonlySet<string>;
  /** Games whose download did not start: their button offers a retry. */
  notStarted: ReadonlySet<string>;
};

export const downloadOf = createService((core) => {
  const flow = createDownloadFlow(core);
  // A dialog of one person is closed before the next one sees it. A session that ends also cancels its calls.
  core.session.subscribe((state, former) => state.cacheScope !== former.cacheScope && flow.close());
  return flow;
});

export type DownloadFlow = ReturnType<typeof createDownloadFlow>;

/** The effects of a download; its decisions are rules of the domain. */
export function createDownloadFlow(core: Core) {
  const { api, device, log, queryClient, session, tabStorage, toasts } = core;
  const store = createStore<DownloadState>(() => ({
    step: { at: 'idle' },
    starting: new Set(),
    notStarted: new Set(),
  }));
  const go = (step: DownloadStep) => store.setState({ step });
  const refreshStatus = () =>
    queryClient.query({ ...accountQueries(queryContextOf(core)).status, staleTime: 0 }).catch(() => undefined);

  const mark = (key: 'starting' | 'notStarted', gameId: string, on: boolean) =>
    store.setState((state) => {
      const games = new Set(state[key]);
      if (on) games.add(gameId);
      else games.delete(gameId);
      return { [key]: games };
    });

  const keyOf = (game: Game): IdempotencyKey => core.idempotencyKeys(`game:${game.id}`);

  function open(gameId: string, address: string): void {
    const url = safeDownloadUrl(address);
    mark('notStarted', gameId, url === undefined);
    if (url === undefined) {
      log.warn(`The download of game ${gameId} was abandoned: its address does not begin with http.`);
      return;
    }
    toasts.show({ type: 'success', text: '开始下载' });
    device.startDownload(url);
  }

  async function startFree(game: Game, platform: Platform): Promise<void> {
    if (store.getState().starting.has(game.id)) return;
    mark('starting', game.id, true);
    try {
      open(game.id, await api.games.downloadUrl(game.id, { platformType: platform, requestId: device.newId() }));
    } catch (error) {
      mark('notStarted', game.id, true);
      log.warn(`The download of game ${game.id} failed: ${String(error)}`);
    } finally {
      mark('starting', game.id, false);
    }
  }

  function proceed(game: Game, path: string, platform: Platform | undefined): void {
    const decision = decideDownload(game, isLoggedIn(session.getState().account), platform, device.restricted);
    if (decision.kind === 'leaveBrowser') return go({ at: 'restricted', game });
    if (decision.kind === 'login') {
      keepPending(core, { gameId: game.id, platformType: platform, path, resumes: 'atOnce' });
      return core.promptLogin(path);
    }
    if (decision.kind === 'choosePlatform' || platform === undefined) return go({ at: 'platform', game, path });
    if (decision.kind === 'noBuild') return void toasts.show({ type: 'warning', text: missingBuildText(platform) });
    if (decision.kind === 'start') {
      go({ at: 'idle' });
      return void startFree(game, platform);
    }
    go({ at: 'confirm', game, platform, path, key: keyOf(game), pending: false });
    void refreshStatus();
  }

  /** The confirm dialog gives way to the insufficient one; the download is kept for the way back from recharge. */
  function goInsufficient({ game, platform, path }: ConfirmStep, price: number, balance: number): void {
    keepPending(core, { gameId: game.id, platformType: platform, path, resumes: 'whenAsked' });
    go({ at: 'insufficient', game, price, balance });
  }

  function refuse(step: ConfirmStep, error: unknown): void {
    if (!isRefusal(error)) {
      invalidateWallet(core);
      return go({ ...step, pending: false, problem: 'network' });
    }
    if (error.code === Code.insufficientDiamonds) {
      const missing = missingDiamondsOf(error);
      void refreshStatus();
      return goInsufficient(step, missing?.need ?? step.game.buyAmount ?? 0, missing?.have ?? 0);
    }
    if (error.code === Code.priceChanged) {
      const game = { ...step.game, buyAmount: newPriceOf(error) ?? null };
      // Rare, so its code is not part of the first load.
      void preload(async () => {
        const { withGamePrice } = await import('./gamePrice.ts');
        core.patches.make(withGamePrice(game.id, game.buyAmount));
      });
      invalidateWallet(core);
      return go({ ...step, game, key: keyOf(game), pending: false, problem: 'priceChanged' });
    }
    if (error.code === Code.undeliverable) return go({ ...step, pending: false, problem: 'undeliverable' });
    go({ at: 'idle' });
    toasts.show({ type: 'error', text: error.message });
  }

  async function buy(step: ConfirmStep, shownPrice: number | undefined): Promise<void> {
    go({ ...step, pending: true });
    try {
      const address = await sendOnce(step.key, (requestId) =>
        api.games.downloadUrl(step.game.id, {
          platformType: step.platform,
          requestId,
          ...(shownPrice !== undefined && { shownPrice }),
        }),
      );
      invalidateWallet(core);
      if (isStill(step.key)) go({ at: 'idle' });
      open(step.game.id, address);
    } catch (error) {
      if (isStill(step.key)) refuse(step, error);
    }
  }

  /** Too few diamonds is said only after the balance was refetched. */
  async function recheck(step: ConfirmStep): Promise<void> {
    go({ ...step, pending: true });
    const status = await refreshStatus();
    if (!isStill(step.key)) return;
    if (!status) return go({ ...step, pending: false, problem: 'network' });
    const charge = chargeOf(step.game, status);
    if (charge.kind !== 'diamonds' || decideConfirm(charge, status.coinNum) === 'download')
      return buy(step, priceOf(charge));
    step.key.release();
    goInsufficient(step, charge.price, status.coinNum);
  }

  const isStill = ({ requestId }: IdempotencyKey) => {
    const { step } = store.getState();
    return step.at === 'confirm' && step.key.requestId === requestId;
  };

  return {
    ...store,
    /** The tap on 下载; `path` is where it was tapped, to return to. */
    begin(game: Game, path: string, platform = device.platform) {
      // A pending download resumes once, by itself or by a tap.
      if (readPending(tabStorage, session.getState().account.uid, device.now())?.gameId === game.id)
        dropPending(tabStorage);
      proceed(game, path, platform);
    },
    choosePlatform(platform: Platform) {
      const { step } = store.getState();
      if (step.at === 'platform') proceed(step.game, step.path, platform);
    },
    /** @param status as shown; the server decides */
    async confirm(status: UserStatus | undefined): Promise<void> {
      const { step } = store.getState();
      if (step.at !== 'confirm' || step.pending || !(status ?? step.game.owned)) return;
      const charge = chargeOf(step.game, status);
      const decision = decideConfirm(charge, status?.coinNum ?? 0);
      if (decision === 'unavailable') return;
      // After a lost response the diamonds may be gone already: the server replays its answer.
      const isRetry = step.problem === 'network';
      await (decision === 'insufficient' && !isRetry ? recheck(step) : buy(step, priceOf(charge)));
    },
    close: () => go({ at: 'idle' }),
  };
}

const priceOf = (charge: Charge): number | undefined => (charge.kind === 'diamonds' ? charge.price : undefined);
