import { useEffect, useRef } from 'react';
import { formatDiamonds } from '#domain/format.ts';
import { Gem } from '../Gem/Gem.tsx';
import { flyToBalance } from './flyToBalance.ts';
import * as styles from './RewardFlight.css.ts';

/** Diamonds that move from what they were claimed on to the balance. */
export type FlyingReward = {
  /** A higher number for each claim. */
  turn: number;
  amount: number;
  /** The `data-reward-from` of what they were claimed on. */
  from: string;
};

/** The number that flies to the balance after a claim; belongs into the bar of a page, above its scroller. */
export function RewardFlight({ reward }: { reward: FlyingReward | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  // A kept page that is shown again runs its effects again, and must not fly a second time.
  const flown = useRef(0);
  useEffect(() => {
    if (!ref.current || !reward || reward.turn === flown.current) return;
    flown.current = reward.turn;
    flyToBalance(ref.current, reward.from);
  }, [reward]);
  return (
    <span ref={ref} className={styles.flying} aria-hidden="true">
      {reward && (
        <>
          <Gem size={20} />+{formatDiamonds(reward.amount)}
        </>
      )}
    </span>
  );
}
