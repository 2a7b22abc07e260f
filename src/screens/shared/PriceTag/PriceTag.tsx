import { formatDiamonds } from '#domain/format.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { PriceView } from '#domain/game.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../Gem/Gem.tsx';
import * as styles from './PriceTag.css.ts';

export type PriceTagProps = {
  /** What the price says to this person; see `priceFace` in the domain. */
  face: PriceView;
  size?: 'small' | 'large';
  /** Leaves the struck price out where there is no room for it. */
  short?: boolean;
};

function Amount({ amount, size }: { amount: number; size: 'small' | 'large' }) {
  return (
    <span className={styles.amount} data-size={size}>
      <Gem size={size === 'large' ? 24 : 16} />
      {formatDiamonds(amount)}
      <span className={visuallyHidden}>钻石</span>
    </span>
  );
}

/** The price line of a game: 免费, 已购买, the place of what is not known yet, the struck price with 会员免费, or gem and number. */
export function PriceTag({ face, size = 'small', short = false }: PriceTagProps) {
  switch (face.kind) {
    case 'free':
      return (
        <span className={styles.free} data-size={size}>
          免费
        </span>
      );
    case 'owned':
      return (
        <span className={styles.plain} data-size={size}>
          已购买
        </span>
      );
    case 'unknown':
      return (
        <span className={styles.plain} data-size={size}>
          暂不可购买
        </span>
      );
    case 'waiting':
      return <Skeleton width={64} height={size === 'large' ? 24 : 16} />;
    case 'price':
      return <Amount amount={face.amount} size={size} />;
    case 'memberFree':
      return (
        <span className={styles.member}>
          {face.amount !== null && !short && (
            <s className={styles.struck} data-size={size}>
              <span className={visuallyHidden}>原价</span>
              {formatDiamonds(face.amount)}
              <span className={visuallyHidden}>钻石</span>
            </s>
          )}
          <MemberFree />
        </span>
      );
  }
}

/** The golden chip beside a price: members pay nothing. */
export function MemberFree() {
  return <span className={styles.chip}>会员免费</span>;
}
