import type { ReactNode } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatDate, formatDiamonds } from '#domain/format.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import type { PurchaseFace } from './purchaseFace.ts';
import * as styles from './PricePanel.css.ts';

export type PricePanelProps = {
  face: PurchaseFace;
  onRetryStatus: () => void;
};

/** The middle of the dialog: price over balance, or why there is nothing to pay. */
export function PricePanel({ face, onRetryStatus }: PricePanelProps) {
  switch (face.kind) {
    case 'owned':
      return <p className={styles.owned}>您已购买该游戏，可免费重新下载</p>;
    case 'unavailable':
      return <p className={styles.unavailable}>暂时无法购买该游戏，请稍后再试</p>;
    case 'member':
      return <MemberPanel price={face.price} expTime={face.expTime} />;
    default:
      return (
        <div className={styles.panel}>
          <PriceLine price={face.price} />
          <div className={styles.balance}>
            <Balance face={face} onRetryStatus={onRetryStatus} />
          </div>
        </div>
      );
  }
}

function PriceLine({ price }: { price: number | null }) {
  return (
    <p className={styles.line}>
      <span className={styles.need}>下载该游戏需要</span>
      <span className={styles.price}>
        <Gem size={24} />
        <b className={styles.amount}>{price === null ? '--' : formatDiamonds(price)}</b>
        <span className={styles.unit}>钻石</span>
      </span>
    </p>
  );
}

type BalanceFace = Extract<PurchaseFace, { kind: 'loading' | 'failed' | 'price' }>;

function Balance({ face, onRetryStatus }: { face: BalanceFace; onRetryStatus: () => void }) {
  if (face.kind === 'loading') return <Skeleton width="full" height={20} />;
  if (face.kind === 'failed') {
    return (
      <>
        <span>
          当前余额 <Figure>--</Figure> 钻石
        </span>
        <button type="button" className={styles.retry} onClick={onRetryStatus}>
          点击刷新
        </button>
      </>
    );
  }
  return (
    <>
      <span>
        当前余额 <Figure>{formatDiamonds(face.balance)}</Figure> 钻石
      </span>
      {face.shortfall > 0 ? (
        <span>
          还差 <Figure>{formatDiamonds(face.shortfall)}</Figure> 钻石
        </span>
      ) : (
        <span>
          支付后剩余 <Figure>{formatDiamonds(face.remaining)}</Figure>
        </span>
      )}
    </>
  );
}

const Figure = ({ children }: { children: ReactNode }) => <b className={styles.number}>{children}</b>;

function MemberPanel({ price, expTime }: { price: number | null; expTime: number | null }) {
  return (
    <div className={styles.member}>
      <p className={styles.line}>
        <span className={styles.need}>下载该游戏需要</span>
        <span className={styles.price}>
          {price !== null && <s className={styles.struck}>{formatDiamonds(price)} 钻石</s>}
          <b className={styles.memberFree}>会员免费</b>
        </span>
      </p>
      {expTime !== null && <p className={styles.expiry}>会员到期时间：{formatDate(expTime)}</p>}
    </div>
  );
}
