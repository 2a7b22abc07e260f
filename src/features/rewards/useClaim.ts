import { useState } from 'react';
import { useWalletChanged } from '#features/wallet/walletChanged.ts';
import { isRefusal, isHandled, isFinalRefusal, type ApiError } from '#api/ApiError.ts';
import { useCore, useSession, useQueries } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { bringsMembership, readAsMember } from '../wallet/readAsMember.ts';

/** Something that is had once for one wish: a check-in, a reward, a gift pack, a place in an activity, a chapter. */
export type Claim<T> = {
  /** What sort of thing it is. */
  kind: string;
  /** Which one, as the page knows it; where a kind has but one, its kind says enough. */
  id?: string;
  /** The day or period it is claimed for; in the next one it is another wish. */
  period?: string;
  send: (requestId: string) => Promise<T>;
  /** The claim is busy until this has ended. */
  onDone: (result: T) => unknown;
  /** Says whether it has told of a refusal itself; what it leaves is told in the server's words. */
  onRefused?: (error: ApiError) => boolean;
  /** What a retry will not do a second time. */
  never?: '结算' | '领取' | '参加' | '扣费';
};

const balanceIn = (result: unknown): number | undefined =>
  typeof result === 'object' && result !== null && 'coinNum' in result && typeof result.coinNum === 'number'
    ? result.coinNum
    : undefined;

/**
 * Claims on a tap, one claim at a time: a lost answer, a reload or a second tap never counts twice (reliability M1).
 * `busy` is the id of what is being claimed. What depends on the balance is read anew whatever came of it,
 * what membership opens as soon as days of it were given.
 */
export function useClaim() {
  const { intents, patches, queryClient, session, toasts } = useCore();
  const walletChanged = useWalletChanged();
  const authVersion = useSession((state) => state.authVersion);
  const uid = useSession((state) => state.account.uid);
  const { status } = useQueries(accountQueries);
  const [busy, setBusy] = useState<string>();
  const isOver = () => session.getState().authVersion !== authVersion;

  const tell = (error: unknown, { never = '结算', onRefused }: Pick<Claim<never>, 'never' | 'onRefused'>) => {
    if (isHandled(error) || (isRefusal(error) && onRefused?.(error))) return;
    toasts.show({ type: 'error', text: isRefusal(error) ? error.message : `网络异常，请重试（不会重复${never}）` });
  };

  const claim = async <T>(wanted: Claim<T>): Promise<void> => {
    const { kind, id = kind, period, send, onDone } = wanted;
    if (busy !== undefined) return;
    setBusy(id);
    const intent = intents(`${kind}:${id}`, period);
    try {
      const result = await send(intent.requestId);
      intent.settle();
      if (isOver()) return;
      const coinNum = balanceIn(result);
      if (coinNum !== undefined) patches.write(status, (former) => former && { ...former, coinNum });
      if (bringsMembership(result)) readAsMember(queryClient, uid);
      await onDone(result);
    } catch (error) {
      if (isFinalRefusal(error)) intent.settle();
      if (!isOver()) tell(error, wanted);
    } finally {
      setBusy(undefined);
      if (!isOver()) walletChanged();
    }
  };

  return { busy, claim };
}
