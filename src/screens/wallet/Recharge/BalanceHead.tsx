import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import { keepsWords } from '#theme/largeText.css.ts';
import * as styles from './RechargeScreen.css.ts';

export type BalanceHeadProps = {
  /** Diamonds held. */
  balance: Loadable<number>;
  /** Asks for the balance again after a failure. */
  onRetry: () => void;
};

/** 当前余额 beside the three diamonds. A balance that is not known is `--`, never 0. */
export function BalanceHead({ balance, onRetry }: BalanceHeadProps) {
  return (
    <Inline gap="x12" wrap>
      <Stack gap="none" grow className={keepsWords}>
        <Text variant="small" tone="ink2">
          当前余额
        </Text>
        {balance.state === 'loading' ? (
          <Skeleton width={96} height={36} />
        ) : (
          <Inline align="baseline" wrap rowGap="none">
            <Text as="span" variant="display" tabular tone="gem" breakAnywhere>
              {balance.state === 'ready' ? formatDiamonds(balance.value) : '--'}
            </Text>
            {balance.state === 'ready' ? (
              <Text as="span" variant="small" tone="ink2">
                钻石
              </Text>
            ) : (
              <TextButton size="small" height="touch" onClick={onRetry}>
                点击刷新
              </TextButton>
            )}
          </Inline>
        )}
      </Stack>
      <Diamonds />
    </Inline>
  );
}

const DIAMONDS = [
  { position: 'left', size: 26 },
  { position: 'middle', size: 92 },
  { position: 'right', size: 34 },
] as const;

function Diamonds() {
  return (
    <div className={styles.diamonds} aria-hidden="true">
      {DIAMONDS.map(({ position, size }) => (
        <img
          key={position}
          className={styles.diamond[position]}
          src={art('rewards/diamond.svg')}
          alt=""
          width={size}
          height={size}
        />
      ))}
    </div>
  );
}
