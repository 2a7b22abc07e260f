import { useState } from 'react';
import type { FlyingReward } from '#screens/shared/RewardFlight/RewardFlight.tsx';

/** The diamonds last added to the balance; each call is a new animation. */
export function useFlyingReward(): { reward: FlyingReward | undefined; fly: (amount: number, from: string) => void } {
  const [reward, setReward] = useState<FlyingReward>();
  return {
    reward,
    fly: (amount, from) => amount > 0 && setReward((former) => ({ turn: (former?.turn ?? 0) + 1, amount, from })),
  };
}
