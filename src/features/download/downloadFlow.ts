import { createStore, type StoreApi } from 'zustand/vanilla';
import { createService } from '#platform/core.ts';
import { preload } from '#platform/navigation/chunkErrors.ts';
import type { Api } from '#api/createApi.ts';
import { isRefusal, isHandled, isFinalRefusal } from '#api/ApiError.ts';
import { missingDiamondsOf, newPriceOf } from '#api/errorDetail.ts';
import { isLoggedIn } from '#domain/account.ts';
import { chargeOf, decideConfirm, decideDownload, type Charge } from '#domain/download.ts';
import { Code } from '#domain/envelope.ts';
import type { Game, Platform } from '#domain/game.ts';
import { missingBuildText } from '#domain/platform.ts';
import { safeDownloadUrl } from '#domain/safeUrl.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import type { Device } from '#platform/device/device.ts';
import type { Intent, Intents } from '#platform/device/intents.ts';
import type { SessionStore } from '#platform/device/session.ts';
import type { DeviceStorage } from '#platform/device/storage.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { walletChanged } from '../wallet/walletChanged.ts';
import { dropPending, keepPending, readPending } from './pendingDownload.ts';

/** Why the confirm dialog is still open after a try. */
export type ConfirmProblem = 'network' | 'priceChanged' | 'undeliverable';

/** Where the download of one game stands (spec §4). At most one is under way. */
export type DownloadStep =
  | { at: 'idle' }
  | { at: 'platform'; game: Game; path: string }
  | {
      at: 'confirm';
      game: Game;
      platform: Platform;
      path: string;
      intent: Intent;
      pending: boolean;
      problem?: ConfirmProblem;
    }
  | { at: 'insufficient'; game: Game; price: number; balance: number }
  | { at: 'restricted'; game: Game };

type ConfirmStep = Extract<DownloadStep, { at: 'confirm' }>;

export type DownloadState = {
  step: DownloadStep;
  /** Games whose address is being fetched now. */
  starting: ReadonlySet<string>;
  /** Games whose download did not start: their button offers another try. */
  notStarted: ReadonlySet<string>;
};

type Deps = {
  api: Pick<Api, 'games'>;
  session: SessionStore;
  intents: Intents;
  tabStorage: DeviceStorage;
  device: Pick<Device, 'now' | 'newId' | 'platform' | 'restricted' | 'startDownload'>;
  toast(type: 'success' | 'error' | 'warning', text: string): void;
  log: { warn(message: string): void };
  /** Reads balance and membership anew. */
  refreshStatus(): Promise<UserStatus | undefined>;
  /** The charge went through, or may have: balance and ownership are to be read anew. */
  onCharged(): void;
  /** The server told the price of now; null: it could not be read. */
  onPriceChanged(gameId: string, price: Game['buyAmount']): void;
  redirectToLogin(path: string): void;
};

export type DownloadFlow = StoreApi<DownloadState> & {
  /** The tap on 下载. `path` is where it was tapped, for the way back. */
  begin(game: Game, path: string, platform?: Platform): void;
  choosePlatform(platform: Platform): void;
  /** @param status what the dialog shows; the server decides anyway */
  confirm(status: UserStatus | undefined): Promise<void>;
  close(): void;
};

/** The download flow of a portal. */
export const downloadOf = createService((core) => {
  const { api, session, queryClient, toasts, patches } = core;
  const flow = createDownloadFlow({
    ...core,
    toast: (type, text) => toasts.show({ type, text }),
    refreshStatus: () =>
      queryClient
        .fetchQuery({ ...accountQueries({ api, uid: session.getState().account.uid }).status, staleTime: 0 })
        .catch(() => undefined),
    onCharged: () => walletChanged(core),
    onPriceChanged(gameId, price) {
      // Rare, so its code is not part of the first load.
      void preload(() =>
        import('./gamePrice.ts').then(({ withGamePrice }) => patches.make(withGamePrice(gameId, price))),
      );
      walletChanged(core);
    },
    redirectToLogin: core.promptLogin,
  });
  // What stands open for one person is gone before the next one looks.
  session.subscribe((state, former) => state.generation !== former.generation && flow.close());
  return flow;
});

/** The download flow: its decisions are rules of the domain, what they cause happens here. */
export function createDownloadFlow(deps: Deps): DownloadFlow {
  const { api, session, device } = deps;
  const store = createStore<DownloadState>(() => ({
    step: { at: 'idle' },
    starting: new Set(),
    notStarted: new Set(),
  }));
  const go = (step: DownloadStep) => store.setState({ step });
  const uid = () => session.getState().account.uid;

  const mark = (key: 'starting' | 'notStarted', gameId: string, on: boolean) =>
    store.setState((state) => {
      const games = new Set(state[key]);
      if (on) games.add(gameId);
      else games.delete(gameId);
      return { [key]: games };
    });

  const intentTo = (game: Game): Intent => deps.intents(`game:${game.id}`);

  function open(gameId: string, address: string): void {
    const url = safeDownloadUrl(address);
    mark('notStarted', gameId, url === undefined);
    if (url === undefined) {
      deps.log.warn(`The download of game ${gameId} was abandoned: its address does not begin with http.`);
      return;
    }
    deps.toast('success', '开始下载');
    device.startDownload(url);
  }

  async function startFree(game: Game, platform: Platform): Promise<void> {
    if (store.getState().starting.has(game.id)) return;
    mark('starting', game.id, true);
    try {
      open(game.id, await api.games.downloadUrl(game.id, { platformType: platform, requestId: device.newId() }));
    } catch (error) {
      mark('notStarted', game.id, true);
      deps.log.warn(`The download of game ${game.id} failed: ${String(error)}`);
    } finally {
      mark('starting', game.id, false);
    }
  }

  function proceed(game: Game, path: string, platform: Platform | undefined): void {
    const decision = decideDownload(game, isLoggedIn(session.getState().account), platform, device.restricted);
    if (decision.kind === 'leaveBrowser') return go({ at: 'restricted', game });
    if (decision.kind === 'login') {
      keepPending(
        deps.tabStorage,
        { uid: uid(), gameId: game.id, platformType: platform, path, resumes: 'atOnce' },
        device.now(),
      );
      return deps.redirectToLogin(path);
    }
    if (decision.kind === 'choosePlatform' || platform === undefined) return go({ at: 'platform', game, path });
    if (decision.kind === 'noBuild') return deps.toast('warning', missingBuildText(platform));
    if (decision.kind === 'start') {
      go({ at: 'idle' });
      return void startFree(game, platform);
    }
    go({ at: 'confirm', game, platform, path, intent: intentTo(game), pending: false });
    void deps.refreshStatus();
  }

  /** The confirm dialog gives way to the insufficient one; the intent is kept for the way back from recharge. */
  function goInsufficient({ game, platform, path }: ConfirmStep, price: number, balance: number): void {
    keepPending(
      deps.tabStorage,
      { uid: uid(), gameId: game.id, platformType: platform, path, resumes: 'whenAsked' },
      device.now(),
    );
    go({ at: 'insufficient', game, price, balance });
  }

  function refuse(step: ConfirmStep, error: unknown): void {
    if (isHandled(error)) return go({ at: 'idle' });
    if (!isRefusal(error)) {
      deps.onCharged();
      return go({ ...step, pending: false, problem: 'network' });
    }
    if (isFinalRefusal(error)) step.intent.settle();
    if (error.code === Code.insufficientDiamonds) {
      const missing = missingDiamondsOf(error);
      void deps.refreshStatus();
      return goInsufficient(step, missing?.need ?? step.game.buyAmount ?? 0, missing?.have ?? 0);
    }
    if (error.code === Code.priceChanged) {
      const game = { ...step.game, buyAmount: newPriceOf(error) ?? null };
      deps.onPriceChanged(game.id, game.buyAmount);
      return go({ ...step, game, intent: intentTo(game), pending: false, problem: 'priceChanged' });
    }
    if (error.code === Code.undeliverable) return go({ ...step, pending: false, problem: 'undeliverable' });
    go({ at: 'idle' });
    deps.toast('error', error.message);
  }

  async function buy(step: ConfirmStep, shownPrice: number | undefined): Promise<void> {
    go({ ...step, pending: true });
    try {
      const address = await api.games.downloadUrl(step.game.id, {
        platformType: step.platform,
        requestId: step.intent.requestId,
        ...(shownPrice !== undefined && { shownPrice }),
      });
      step.intent.settle();
      deps.onCharged();
      if (isStill(step.intent)) go({ at: 'idle' });
      open(step.game.id, address);
    } catch (error) {
      if (isStill(step.intent)) refuse(step, error);
    }
  }

  /** Too few diamonds is said only after a fresh look at the balance (reliability M6). */
  async function lookAgain(step: ConfirmStep): Promise<void> {
    go({ ...step, pending: true });
    const status = await deps.refreshStatus();
    if (!isStill(step.intent)) return;
    if (!status) return go({ ...step, pending: false, problem: 'network' });
    const charge = chargeOf(step.game, status);
    if (charge.kind !== 'diamonds' || decideConfirm(charge, status.coinNum) === 'download')
      return buy(step, priceOf(charge));
    step.intent.settle();
    goInsufficient(step, charge.price, status.coinNum);
  }

  /** Whether the dialog of this intent is still the one that stands open. */
  const isStill = ({ requestId }: Intent) => {
    const { step } = store.getState();
    return step.at === 'confirm' && step.intent.requestId === requestId;
  };

  return {
    ...store,
    begin(game, path, platform = device.platform) {
      // Taken up, by itself or by a tap, a wish kept from before is no longer pending: it resumes once (product.md D6).
      if (readPending(deps.tabStorage, uid(), device.now())?.gameId === game.id) dropPending(deps.tabStorage);
      proceed(game, path, platform);
    },
    choosePlatform(platform) {
      const { step } = store.getState();
      if (step.at === 'platform') proceed(step.game, step.path, platform);
    },
    async confirm(status) {
      const { step } = store.getState();
      if (step.at !== 'confirm' || step.pending || !(status ?? step.game.owned)) return;
      const charge = chargeOf(step.game, status);
      const decision = decideConfirm(charge, status?.coinNum ?? 0);
      if (decision === 'unavailable') return;
      // After a lost answer the diamonds may be gone already: the server knows, and answers again as it did.
      const isRetry = step.problem === 'network';
      await (decision === 'insufficient' && !isRetry ? lookAgain(step) : buy(step, priceOf(charge)));
    },
    close: () => go({ at: 'idle' }),
  };
}

const priceOf = (charge: Charge): number | undefined => (charge.kind === 'diamonds' ? charge.price : undefined);
