import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { FLIGHT_MS } from '#components/motion/flyTo.ts';
import { useCountedNumber } from '#components/motion/useCountedNumber.ts';
import { formatDiamonds } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { Gem } from '../Gem/Gem.tsx';
import * as styles from './BalancePill.css.ts';

export type BalancePillProps = {
  /** Diamonds held; `--` while they are not known, never 0. */
  balance: Loadable<number>;
};

/** The balance where rewards arrive; leads to what came and went. */
export function BalancePill({ balance }: BalancePillProps) {
  const amount = valueOf(balance);
  return (
    <Link
      href={paths.ledger}
      aria-label={amount === undefined ? '钻石余额未知' : `余额 ${formatDiamonds(amount)} 钻石`}
    >
      <Inline as="span" gap="none" inline minTouch>
        <span className={styles.pill} data-reward-to="">
          <Gem size={18} />
          {amount === undefined ? <span>--</span> : <Counted amount={amount} />}
        </span>
      </Inline>
    </Link>
  );
}

/** Mounted with the first balance that is known, so that nothing counts up from zero. */
function Counted({ amount }: { amount: number }) {
  return <span>{formatDiamonds(useCountedNumber(amount, FLIGHT_MS))}</span>;
}
