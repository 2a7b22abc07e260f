import { useState } from 'react';
import { ApiError, isSilent } from '#api/ApiError.ts';
import { usePortal, useSession } from '../portal.ts';
import { useQueries } from '../useQueries.ts';
import { useClaimIntent, type ClaimKind } from './useClaimIntent.ts';

/** Something that is given once: a check-in, a streak gift, the reward of a task. */
export type Claim<T extends { coinNum: number }> = {
  kind: ClaimKind;
  /** What is claimed, as the page knows it. */
  name: string;
  /** The day or period it is claimed for; in the next one it is another wish. */
  period: string;
  send: (requestId: string) => Promise<T>;
  onDone: (result: T) => void;
  /** Says whether it has told of a refusal itself; what it leaves is told in the server's words. */
  onRefused?: (error: ApiError) => boolean;
};

const UNCLEAR = '网络异常，请重试（不会重复结算）';

/**
 * Claims on a tap, one claim at a time: a lost answer, a reload or a second tap never pays twice (reliability M1).
 * `busy` is the name of what is being claimed. What depends on the balance is read anew whatever came of it.
 */
export function useClaim() {
  const { queryClient, session, toasts, walletChanged } = usePortal();
  const epoch = useSession((state) => state.epoch);
  const { status } = useQueries();
  const { idOf, settle } = useClaimIntent();
  const [busy, setBusy] = useState<string>();
  const isOver = () => session.getState().epoch !== epoch;

  const refuse = (error: unknown, { kind, onRefused }: Pick<Claim<never>, 'kind' | 'onRefused'>) => {
    if (isSilent(error)) return;
    const refusal = error instanceof ApiError && error.kind === 'business' ? error : undefined;
    if (refusal) settle(kind);
    if (refusal && onRefused?.(refusal)) return;
    toasts.show({ type: 'error', text: refusal?.message ?? UNCLEAR });
  };

  const claim = async <T extends { coinNum: number }>(wanted: Claim<T>): Promise<void> => {
    const { kind, name, period, send, onDone } = wanted;
    if (busy !== undefined) return;
    setBusy(name);
    try {
      const result = await send(idOf(kind, `${name}@${period}`));
      settle(kind);
      if (isOver()) return;
      queryClient.setQueryData(status.queryKey, (former) => former && { ...former, coinNum: result.coinNum });
      onDone(result);
    } catch (error) {
      if (!isOver()) refuse(error, wanted);
    } finally {
      setBusy(undefined);
      if (!isOver()) walletChanged();
    }
  };

  return { busy, claim };
}
