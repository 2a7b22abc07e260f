import { useState } from 'react';
import type { FlyingReward } from '#screens/shared/RewardFlight/RewardFlight.tsx';

/** The last diamonds that went to the balance, each time as a new flight. */
export function useFlyingReward(): { reward: FlyingReward | undefined; fly: (amount: number, from: string) => void } {
  const [reward, setReward] = useState<FlyingReward>();
  return {
    reward,
    fly: (amount, from) => amount > 0 && setReward((former) => ({ turn: (former?.turn ?? 0) + 1, amount, from })),
  };
}
