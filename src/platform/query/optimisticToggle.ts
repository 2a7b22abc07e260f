import type { QueryKey } from '@tanstack/react-query';
import { ApiError, isRefusal, messageOf } from '#api/ApiError.ts';
import { ERROR_TEXT } from '#api/errorText.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Core } from '../core.ts';
import type { CacheUpdate } from './cacheOverlay.ts';
import { invalidate } from './invalidate.ts';
import { runMutation } from './queryClient.ts';

export type ToggleState = { on: boolean; count: number };

export type Toggle = {
  key: string;
  state: ToggleState;
  /** Idempotent. */
  send: (on: boolean) => Promise<ToggleState>;
  changeOf: (uid: string, shown: ToggleState) => CacheUpdate;
  refetched: (uid: string) => readonly QueryKey[];
  onSettled?: (uid: string, state: ToggleState) => void;
};

export type ToggleDeps = Pick<Core, 'session' | 'patches' | 'queryClient' | 'promptLogin'>;

const optimistic = (state: ToggleState, on: boolean): ToggleState =>
  on === state.on ? state : { on, count: Math.max(0, state.count + (on ? 1 : -1)) };

/** A tap shows at once, one call at a time is in flight, the last tap wins, and a failure is rolled back and reported once. */
export function createOptimisticToggle(deps: ToggleDeps): (toggle: Toggle) => void {
  const { session, promptLogin } = deps;
  const flips = new Map<string, () => void>();

  session.subscribe((state, former) => {
    if (state.authVersion !== former.authVersion) flips.clear();
  });

  return (toggle) => {
    if (!isLoggedIn(session.getState().account)) return promptLogin();
    const flip = flips.get(toggle.key) ?? openToggle(toggle, deps, () => flips.delete(toggle.key));
    flips.set(toggle.key, flip);
    flip();
  };
}

function openToggle(
  { state, send, changeOf, refetched, onSettled }: Toggle,
  { session, patches, queryClient }: ToggleDeps,
  onClosed: () => void,
): () => void {
  const { authVersion, account } = session.getState();
  const isOver = () => session.getState().authVersion !== authVersion;
  let confirmed = state;
  let shown = state;
  let wanted = state.on;
  let isSending = false;
  /** A call may have been carried out whose response was lost. */
  let isIndeterminate = false;
  const patch = patches.open((client, matches) => changeOf(account.uid, shown)(client, matches));

  const show = (next: ToggleState) => {
    shown = next;
    patch.apply();
  };
  // Never under the session of the next user.
  const mutationFn = async (on: boolean) => {
    if (isOver()) throw new ApiError('cancelled', ERROR_TEXT.cancelled);
    return send(on);
  };
  const call = async (on: boolean, errorText: (error: Error) => string | undefined): Promise<boolean> => {
    try {
      confirmed = await runMutation(queryClient, { mutationFn, meta: { errorText } }, on);
      isIndeterminate = false;
      return true;
    } catch (error) {
      isIndeterminate ||= !isRefusal(error);
      return false;
    }
  };

  const settle = async () => {
    let last = confirmed.on;
    while (wanted !== last) {
      const sent = (last = wanted);
      const isAnswered = await call(sent, (error) => (wanted === sent ? messageOf(error) : undefined));
      if (isAnswered || wanted !== sent) continue;
      wanted = last = confirmed.on;
      show(confirmed);
      // Feeds are not refetched under the reader's eyes: the server is sent once what they show.
      if (isIndeterminate && !isOver()) await call(wanted, () => undefined);
    }
  };

  return () => {
    wanted = !wanted;
    show(optimistic(confirmed, wanted));
    if (isSending) return;
    isSending = true;
    void settle().then(() => {
      isSending = false;
      show(confirmed);
      patch.close();
      if (isOver()) return;
      onClosed();
      if (isIndeterminate) invalidate(queryClient, refetched(account.uid));
      onSettled?.(account.uid, confirmed);
    });
  };
}
