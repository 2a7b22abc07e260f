import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { keepsWords } from '#theme/largeText.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';

export type LedgerHeadProps = {
  /** Diamonds held. */
  balance: Loadable<number>;
  /** Asks for the balance again after a failure. */
  onRefreshBalance: () => void;
};

/** The balance and 充值. A balance that is not known is `--`, never 0. */
export function LedgerHead({ balance, onRefreshBalance }: LedgerHeadProps) {
  return (
    <Inline as="section" gap="x12" wrap paddingX="x20" paddingY="x24" aria-label="钻石余额">
      <Gem size={46} />
      <Stack gap="none" grow className={keepsWords}>
        <Inline>
          <Text variant="meta" tone="ink2">
            当前余额
          </Text>
          {balance.state === 'failed' && (
            <TextButton size="mini" onClick={onRefreshBalance}>
              点击刷新
            </TextButton>
          )}
        </Inline>
        {balance.state === 'loading' ? (
          <Skeleton width={88} height={28} />
        ) : (
          <Text variant="number" tabular tone="gem" breakAnywhere>
            {balance.state === 'ready' ? formatDiamonds(balance.value) : '--'}
          </Text>
        )}
      </Stack>
      <LinkButton href={paths.recharge} size="medium">
        充值
      </LinkButton>
    </Inline>
  );
}
