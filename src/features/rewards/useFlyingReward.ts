import { useState } from 'react';
import type { FlyingReward } from '#screens/shared/RewardFlight/RewardFlight.tsx';
import type { Reward } from '#domain/reward.ts';

export const diamondsIn = (rewards: readonly (Reward | null)[]): number =>
  rewards.reduce((sum, reward) => sum + (reward?.kind === 'coin' ? reward.amount : 0), 0);

/** The diamonds last added to the balance; each call is a new animation. */
export function useFlyingReward() {
  const [reward, setReward] = useState<FlyingReward>();
  return {
    reward,
    fly(rewards: readonly (Reward | null)[], from: string) {
      const amount = diamondsIn(rewards);
      if (amount > 0) setReward((former) => ({ turn: (former?.turn ?? 0) + 1, amount, from }));
    },
  };
}
