import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { useLinkNavigate } from '#components/Link/LinkProvider.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { welfareView, type WelfareItem } from '#domain/welfare.ts';
import { PriceTag } from '../shared/PriceTag/PriceTag.tsx';
import { SpendDialog } from '../shared/SpendDialog/SpendDialog.tsx';
import type { ClaimProps } from './GiftCards.tsx';
import * as styles from './WelfareScreen.css.ts';

export type ExchangeListProps = ClaimProps & {
  items: readonly WelfareItem[];
  /** Diamonds held, once they are known. */
  balance: number | undefined;
};

/** 福利兑换: what diamonds buy here; nothing is spent before it is confirmed. */
export function ExchangeList({ items, balance, loggedIn, claimingId, onClaim }: ExchangeListProps) {
  const navigate = useLinkNavigate();
  const [asked, setAsked] = useState<WelfareItem>();
  if (items.length === 0) return <Empty title="兑换正在补货，过几天再来看看" />;
  return (
    <>
      <List surface aria-label="福利兑换">
        {items.map((item) => (
          <ExchangeRow
            key={item.id}
            item={item}
            pending={claimingId === item.id}
            onExchange={() => (loggedIn ? setAsked(item) : navigate(paths.login))}
          />
        ))}
      </List>
      <SpendDialog
        open={asked !== undefined}
        spend={asked && { cost: asked.cost ?? 0, verb: '兑换', goods: `「${asked.title}」` }}
        balance={balance}
        onConfirm={() => asked && onClaim(asked)}
        onOpenChange={(open) => !open && setAsked(undefined)}
      />
    </>
  );
}

type RowProps = { item: WelfareItem; pending: boolean; onExchange: () => void };

function ExchangeRow({ item, pending, onExchange }: RowProps) {
  const { id, image, title, brief, cost } = item;
  const view = welfareView(item);
  return (
    <ListItem
      size="large"
      leading={<img className={styles.goodsPicture} src={image} alt="" loading="lazy" />}
      title={title}
      titleLines={2}
      description={brief}
      descriptionLines={2}
      meta={stockOf(item)}
      trailing={
        <Stack gap="x8" align="end">
          <PriceTag view={cost === null ? { kind: 'unknown' } : { kind: 'price', amount: cost }} />
          {view === 'available' ? (
            <Button
              tone="soft"
              size="small"
              pending={pending}
              pendingText={EXCHANGING}
              aria-label={`${pending ? EXCHANGING : '兑换'}${title}`}
              onClick={onExchange}
            >
              兑换
            </Button>
          ) : (
            <Button size="small" disabled>
              {REASON[view]}
            </Button>
          )}
        </Stack>
      }
      data-reward-from={id}
    />
  );
}

const EXCHANGING = '兑换中…';

const REASON = {
  soldOut: '库存不足',
  limit: '已达兑换上限',
  claimed: '已兑换',
  needsMember: '会员专享',
  unavailable: '暂不可兑',
} as const;

function stockOf({ left, limit, usedByMe }: WelfareItem): string {
  const mine = usedByMe > 0 ? `已兑 ${usedByMe}/${limit}` : `每人限 ${limit} 次`;
  return left === null ? mine : `库存 ${formatDiamonds(left)} · ${mine}`;
}
