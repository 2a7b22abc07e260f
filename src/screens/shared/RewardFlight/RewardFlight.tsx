import { useEffect, useRef } from 'react';
import { flyTo } from '#components/motion/flyTo.ts';
import { formatDiamonds } from '#domain/format.ts';
import { Gem } from '../Gem/Gem.tsx';
import * as styles from './RewardFlight.css.ts';

/** Diamonds that move from what they were claimed on to the balance. */
export type FlyingReward = {
  /** A higher number for each claim. */
  turn: number;
  amount: number;
  /** The `data-reward-from` of what they were claimed on. */
  from: string;
};

/** The number that flies to the balance of its page after a claim, where both are on it; belongs into the page's bar, above its scroller. */
export function RewardFlight({ reward }: { reward: FlyingReward | undefined }) {
  const ref = useRef<HTMLSpanElement>(null);
  // A kept page that is shown again runs its effects again, and must not fly a second time.
  const flown = useRef(0);
  useEffect(() => {
    if (!ref.current || !reward || reward.turn === flown.current) return;
    flown.current = reward.turn;
    const page = ref.current.closest('[data-page]');
    const source = page?.querySelector(`[data-reward-from="${CSS.escape(reward.from)}"]`);
    const target = page?.querySelector('[data-reward-to]');
    if (source && target) flyTo(ref.current, source, target);
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
