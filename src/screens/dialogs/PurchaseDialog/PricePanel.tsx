import type { ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatDate, formatDiamonds } from '#domain/format.ts';
import type { PurchaseView } from '#domain/purchase.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './PurchaseDialog.css.ts';

export type PricePanelProps = { view: PurchaseView; onRetryStatus: () => void };

/** The middle of the dialog: price over balance, or why there is nothing to pay. */
export function PricePanel({ view, onRetryStatus }: PricePanelProps) {
  switch (view.kind) {
    case 'owned':
      return <Notice tone="success">您已购买该游戏，可免费重新下载</Notice>;
    case 'unavailable':
      return <Notice tone="warning">暂时无法购买该游戏，请稍后再试</Notice>;
    case 'member':
      return <MemberPrice {...view} />;
    default:
      return (
        <Surface tone="gem" gap="x12">
          <DiamondPrice price={view.price} />
          <Inline className={styles.balance} wrap justify="between" rowGap="x4" paddingTop="x12">
            <Balance view={view} onRetryStatus={onRetryStatus} />
          </Inline>
        </Surface>
      );
  }
}

const PriceRow = ({ children }: { children: ReactNode }) => (
  <Inline as="p" wrap justify="between" rowGap="x4">
    <Text as="span" variant="body" tone="ink2">
      下载该游戏需要
    </Text>
    <Inline as="span" gap="x6">
      {children}
    </Inline>
  </Inline>
);

function DiamondPrice({ price }: { price: number | null }) {
  return (
    <PriceRow>
      <Gem size={24} />
      <Inline as="span" gap="x6" align="baseline">
        <Text as="b" variant="number" tabular tone="gem">
          {price === null ? '--' : formatDiamonds(price)}
        </Text>
        <Text as="span" variant="smallStrong" tone="gem">
          钻石
        </Text>
      </Inline>
    </PriceRow>
  );
}

function MemberPrice({ price, expTime }: Extract<PurchaseView, { kind: 'member' }>) {
  return (
    <Surface tone="goldTint" gap="x8">
      <PriceRow>
        {price !== null && (
          <Text as="del" variant="body" tabular tone="ink3">
            {formatDiamonds(price)} 钻石
          </Text>
        )}
        <Text as="b" variant="nav" tone="goldDeep">
          会员免费
        </Text>
      </PriceRow>
      {expTime !== null && (
        <Text variant="small" tone="goldText">
          会员到期时间：{formatDate(expTime)}
        </Text>
      )}
    </Surface>
  );
}

type BalanceProps = PricePanelProps & { view: Extract<PurchaseView, { kind: 'loading' | 'failed' | 'price' }> };

function Balance({ view, onRetryStatus }: BalanceProps) {
  if (view.kind === 'loading') return <Skeleton width="full" height={20} />;
  if (view.kind === 'failed')
    return (
      <>
        <Amount label="当前余额" value="--" unit=" 钻石" />
        <TextButton size="small" onClick={onRetryStatus}>
          点击刷新
        </TextButton>
      </>
    );
  return (
    <>
      <Amount label="当前余额" value={formatDiamonds(view.balance)} unit=" 钻石" />
      {view.shortfall > 0 ? (
        <Amount label="还差" value={formatDiamonds(view.shortfall)} unit=" 钻石" />
      ) : (
        <Amount label="支付后剩余" value={formatDiamonds(view.remaining)} />
      )}
    </>
  );
}

function Amount({ label, value, unit }: { label: string; value: string; unit?: string }) {
  return (
    <Text as="span" variant="small" tone="ink2">
      {label}{' '}
      <Text as="b" tabular weight="medium" tone="ink">
        {value}
      </Text>
      {unit}
    </Text>
  );
}
