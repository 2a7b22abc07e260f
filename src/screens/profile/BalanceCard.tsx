import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { Gem } from '../shared/Gem/Gem.tsx';

export type BalanceCardProps = {
  /** Absent for a visitor, who has no balance to show. */
  status?: Loadable<UserStatus>;
  onRefresh: () => void;
};

/** Diamonds held, with 充值 and 明细. A balance that is not known is `--`, never 0. */
export const BalanceCard = ({ status, onRefresh }: BalanceCardProps) => (
  <Surface as="section" radius="panel" paddingY="x12" aria-label="钻石余额">
    <Inline gap="x12" className={wraps}>
      <Gem size={46} />
      <Stack gap="none" grow className={keepsWords}>
        {status?.state === 'loading' ? (
          <Skeleton width={88} height={28} />
        ) : (
          <Text variant="number" tabular tone="gem" breakAnywhere>
            {status?.state === 'ready' ? formatDiamonds(status.value.coinNum) : '--'}
          </Text>
        )}
        <Inline gap="x6" wrap>
          <Text as="span" variant="meta" tone="ink3">
            钻石余额 <span aria-hidden="true">·</span>
          </Text>
          {status?.state === 'failed' ? (
            <TextButton size="mini" onClick={onRefresh}>
              点击刷新
            </TextButton>
          ) : (
            <TextButton size="mini" href={paths.ledger} trailing={<RightLine size={14} />}>
              明细
            </TextButton>
          )}
        </Inline>
      </Stack>
      <LinkButton href={paths.recharge} tone="action" size="medium">
        充值
      </LinkButton>
    </Inline>
  </Surface>
);
