import { useState } from 'react';
import { ApiError, isSilent } from '#api/ApiError.ts';
import type { Activity } from '#domain/activity.ts';
import { usePortal, useSession } from '../portal.ts';
import { useClaimIntent } from '../rewards/useClaimIntent.ts';
import { useQueries } from '../useQueries.ts';

const UNCLEAR = '网络异常，请重试（不会重复参加）';

/** Joins an activity on a tap; a lost answer, a reload or a second tap never joins twice (reliability M1). */
export function useJoinActivity(): { joining: boolean; join: (activity: Activity) => void } {
  const { api, queryClient, session, toasts, walletChanged } = usePortal();
  const uid = useSession((state) => state.account.uid);
  const epoch = useSession((state) => state.epoch);
  const queries = useQueries();
  const { idOf, settle } = useClaimIntent();
  const [joining, setJoining] = useState(false);

  const refuse = (error: unknown, id: string) => {
    if (isSilent(error)) return;
    const refused = error instanceof ApiError && error.kind === 'business';
    if (refused) settle(`activity:${id}`);
    toasts.show({ type: 'error', text: refused ? error.message : UNCLEAR });
    if (refused) void queryClient.invalidateQueries({ queryKey: queries.activity(id).queryKey });
  };

  const join = async ({ id }: Activity) => {
    setJoining(true);
    try {
      const joined = await api.activities.join(id, { requestId: idOf(`activity:${id}`, id) });
      settle(`activity:${id}`);
      if (session.getState().epoch !== epoch) return;
      queryClient.setQueryData(queries.activity(id).queryKey, joined);
      toasts.show({ type: 'success', text: joined.reward ? `参加成功，获得 ${joined.reward.text}` : '参加成功' });
      void queryClient.invalidateQueries({ queryKey: [uid, 'activities'] });
      walletChanged();
    } catch (error) {
      if (session.getState().epoch === epoch) refuse(error, id);
    } finally {
      setJoining(false);
    }
  };

  return { joining, join: (activity) => !joining && void join(activity) };
}
