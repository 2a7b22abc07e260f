import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds, formatYuan } from '#domain/format.ts';
import { diamondsOf, type RechargePackage } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './RechargeScreen.css.ts';

export type PayBarProps = {
  selected: RechargePackage;
  firstRecharge: boolean;
  /** The order is being made; further taps do nothing. */
  paying: boolean;
  /** A method of payment has been chosen. */
  canPay: boolean;
  onPay: () => void;
};

/** What will arrive, and the one action of the page. */
export function PayBar({ selected, firstRecharge, paying, canPay, onPay }: PayBarProps) {
  return (
    <Inline gap="x16" wrap justify="between" rowGap="x8">
      <Stack gap="none" shrink={false}>
        <Text variant="meta" tone="ink2">
          {firstRecharge ? '首充到账' : '到账'}
        </Text>
        <Inline gap="x4">
          <Gem size={18} />
          <Text as="span" variant="title" tabular tone="gem">
            {formatDiamonds(diamondsOf(selected, firstRecharge))}
          </Text>
          <span className={visuallyHidden}>钻石</span>
        </Inline>
      </Stack>
      <div className={styles.pay}>
        <Button size="large" block disabled={!canPay} pending={paying} pendingText="提交中…" onClick={onPay}>
          立即支付 ¥{formatYuan(selected.priceFen)}
        </Button>
      </div>
    </Inline>
  );
}
