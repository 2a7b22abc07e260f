import { useState } from 'react';
import type { ApiError } from '#api/ApiError.ts';
import { tomorrowReward, type CheckInInfo, type CheckInResult, type CheckInSuccess } from '#domain/checkIn.ts';
import { Code } from '#domain/envelope.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { checkInQueries } from './checkInQueries.ts';
import { useFlyingReward } from '../rewards/useFlyingReward.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { useShortage } from '../wallet/useShortage.tsx';

type BoardClaim = {
  id: string;
  period: string;
  send: (requestId: string) => Promise<CheckInResult>;
  onSuccess: (result: CheckInResult) => void;
  onRefused?: (error: ApiError) => boolean;
};

/** What can be claimed on the check-in board, each at most once a day, and what came of it. */
export function useCheckIn(board: CheckInInfo | undefined) {
  const { api, patches, toasts } = useCore();
  const { checkIn } = useQueryFactory(checkInQueries);
  const { reward, fly } = useFlyingReward();
  const [success, setSuccess] = useState<CheckInSuccess>();
  /** The day whose make-up is to be confirmed; too few diamonds for it lead to recharge. */
  const [makeUpDate, setMakeUpDate] = useState<string | null>(null);
  const { dialog, tell } = useShortage();

  const { pending, mutate: claim } = useClaim({
    keyOf: ({ id, period }: BoardClaim) => [id, period],
    send: ({ send }, requestId) => send(requestId),
    onSuccess(result, { onSuccess }) {
      patches.write(checkIn(), () => result.info);
      onSuccess(result);
    },
    onRefused: (error, { onRefused }) => onRefused?.(error) ?? false,
  });

  return {
    busy: pending?.id,
    success,
    reward,
    makeUpDate: makeUpDate ?? undefined,
    dialog,
    onChooseMakeUp: setMakeUpDate,
    onCheckIn: () =>
      board &&
      void claim({
        id: 'checkIn',
        period: board.today,
        send: (requestId) => api.checkIn.checkIn({ requestId }),
        onSuccess(result) {
          const tomorrow = tomorrowReward(result.info);
          setSuccess({ reward: result.reward, ...(tomorrow && { tomorrow }) });
        },
        onRefused(error) {
          if (error.code !== Code.alreadyDone) return false;
          toasts.show({ type: 'info', text: '今日已签到' });
          return true;
        },
      }),
    onMakeUp: (date: string) =>
      board &&
      void claim({
        id: 'makeUp',
        period: date,
        send: (requestId) => api.checkIn.makeUp({ date, requestId, shownCost: board.makeup.cost }),
        onSuccess() {
          setMakeUpDate(null);
          toasts.show({ type: 'success', text: '补签成功' });
        },
        onRefused(error) {
          // A changed price is in the dialog as soon as the board is refetched.
          if (error.code !== Code.priceChanged) setMakeUpDate(null);
          return tell(error, board.makeup.cost, { kind: 'checkIn' });
        },
      }),
    onClaimMilestone: (days: number) =>
      board &&
      void claim({
        id: `milestone-${days}`,
        period: board.today,
        send: (requestId) => api.checkIn.claimMilestone(days, { requestId }),
        onSuccess(result) {
          fly([result.reward], `milestone-${days}`);
          if (result.reward) toasts.show({ type: 'success', text: `已领取 ${result.reward.text}` });
        },
      }),
    onCloseSuccess() {
      fly([success?.reward ?? null], 'checkIn');
      setSuccess(undefined);
    },
  };
}
