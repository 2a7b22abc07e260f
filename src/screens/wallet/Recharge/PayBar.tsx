import { Button } from '#components/Button/Button.tsx';
import { formatDiamonds, formatYuan } from '#domain/format.ts';
import { diamondsOf, type RechargePackage } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './PayBar.css.ts';

export type PayBarProps = {
  selected: RechargePackage;
  firstRecharge: boolean;
  paying: boolean;
  /** A way to pay has been chosen. */
  canPay: boolean;
  onPay: () => void;
};

/** What will arrive, and the one action of the page. */
export function PayBar({ selected, firstRecharge, paying, canPay, onPay }: PayBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.words}>
        <p className={styles.label}>{firstRecharge ? '首充到账' : '到账'}</p>
        <p className={styles.amount}>
          <Gem size={18} />
          {formatDiamonds(diamondsOf(selected, firstRecharge))}
          <span className={visuallyHidden}>钻石</span>
        </p>
      </div>
      <div className={styles.action}>
        <Button
          tone="action"
          size="large"
          block
          disabled={!canPay}
          pending={paying}
          pendingText="提交中…"
          onClick={onPay}
        >
          立即支付 ¥{formatYuan(selected.priceFen)}
        </Button>
      </div>
    </div>
  );
}
