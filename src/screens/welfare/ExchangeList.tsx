import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { formatDiamonds } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { welfareView, type WelfareItem } from '#domain/welfare.ts';
import { PriceTag } from '../shared/PriceTag/PriceTag.tsx';
import { SpendDialog } from '../shared/SpendDialog/SpendDialog.tsx';
import * as styles from './ExchangeList.css.ts';
import type { ClaimProps } from './GiftCards.tsx';

export type ExchangeListProps = ClaimProps & {
  items: readonly WelfareItem[];
  /** Diamonds held, once they are known. */
  balance: number | undefined;
};

/** 福利兑换: what diamonds buy here. Nothing is spent before it is confirmed. */
export function ExchangeList({ items, balance, ...claim }: ExchangeListProps) {
  const [asked, setAsked] = useState<WelfareItem>();
  const [asking, setAsking] = useState(false);
  const ask = (item: WelfareItem) => {
    if (!claim.loggedIn) return claim.onOpen(paths.login);
    setAsked(item);
    setAsking(true);
  };
  if (items.length === 0) return <Empty picture="/demo/empty/no-content.svg" title="兑换正在补货，过几天再来看看" />;
  return (
    <Card padding="none">
      <ul aria-label="福利兑换">
        {items.map((item) => (
          <ExchangeRow key={item.id} item={item} claimingId={claim.claimingId} onExchange={() => ask(item)} />
        ))}
      </ul>
      <SpendDialog
        open={asking}
        spend={asked && { cost: asked.cost ?? 0, verb: '兑换', goods: `「${asked.title}」` }}
        balance={balance}
        onConfirm={() => asked && claim.onClaim(asked)}
        onOpenChange={setAsking}
      />
    </Card>
  );
}

type RowProps = Pick<ClaimProps, 'claimingId'> & { item: WelfareItem; onExchange: () => void };

function ExchangeRow({ item, claimingId, onExchange }: RowProps) {
  const face = welfareView(item);
  const exchanging = claimingId === item.id;
  return (
    <li className={styles.row} data-reward-from={item.id}>
      <img className={styles.picture} src={item.image} alt="" width={56} height={56} loading="lazy" />
      <div className={styles.words}>
        <h3 className={styles.title}>{item.title}</h3>
        {item.brief !== '' && <p className={styles.brief}>{item.brief}</p>}
        <p className={styles.stock}>{stockOf(item)}</p>
      </div>
      <div className={styles.deal}>
        <PriceTag face={item.cost === null ? { kind: 'unknown' } : { kind: 'price', amount: item.cost }} />
        {face === 'available' ? (
          <Button
            tone="soft"
            size="small"
            pending={exchanging}
            pendingText={EXCHANGING}
            aria-label={`${exchanging ? EXCHANGING : '兑换'}${item.title}`}
            onClick={onExchange}
          >
            兑换
          </Button>
        ) : (
          <Button size="small" disabled>
            {FACE_TEXT[face]}
          </Button>
        )}
      </div>
    </li>
  );
}

const EXCHANGING = '兑换中…';

const FACE_TEXT = {
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
