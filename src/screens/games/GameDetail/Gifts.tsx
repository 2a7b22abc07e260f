import { Button } from '#components/Button/Button.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Gift } from '#domain/game.ts';
import type { Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import * as styles from './Gifts.css.ts';

export type GiftsProps = {
  gifts: Loadable<readonly Gift[]>;
  /** Epoch ms; decides which packs have ended. */
  now: number;
  onRetry: () => void;
  onClaimGift?: (gift: Gift) => void;
};

/** The gift packs of a game; a game without any shows nothing. */
export function Gifts({ gifts, now, onRetry, onClaimGift }: GiftsProps) {
  if (gifts.state === 'ready' && gifts.value.length === 0) return null;
  return (
    <section aria-label="游戏礼包">
      <div className={styles.head}>
        <h2 className={styles.heading}>游戏礼包</h2>
        {gifts.state === 'ready' && <span className={styles.count}>共 {gifts.value.length} 份</span>}
      </div>
      <LoadableView
        of={gifts}
        skeleton={<Skeleton width="full" height={72} radius="card" />}
        compact
        failedText="这里加载失败，点击重试"
        onRetry={onRetry}
      >
        {(packs) => (
          <ul className={styles.list}>
            {packs.map((gift) => (
              <li key={gift.id}><GiftRow gift={gift} now={now} onClaimGift={onClaimGift} /></li>
            ))}
          </ul>
        )}
      </LoadableView>
    </section>
  );
}

type GiftRowProps = Pick<GiftsProps, 'now' | 'onClaimGift'> & { gift: Gift };

function GiftRow({ gift, now, onClaimGift }: GiftRowProps) {
  const open = giftState(gift, now) === 'open';
  return (
    <div className={styles.row}>
      <img className={styles.icon} src={gift.icon} alt="" loading="lazy" />
      <div className={styles.texts}>
        <p className={styles.title}>{gift.title}</p>
        <p className={styles.content}>{gift.content}{open && ` · 剩余 ${gift.left}`}</p>
        {gift.claimed && gift.code !== undefined && <p className={styles.code}>礼包码 {gift.code}</p>}
      </div>
      <GiftAction gift={gift} now={now} onClaimGift={onClaimGift} />
    </div>
  );
}

const STATE_TEXT = { claimed: '已领取', ended: '已过期', empty: '已领完' } as const;

function giftState({ claimed, endTime, left }: Gift, now: number): keyof typeof STATE_TEXT | 'open' {
  if (claimed) return 'claimed';
  if (endTime <= now) return 'ended';
  return left === 0 ? 'empty' : 'open';
}

function GiftAction({ gift, now, onClaimGift }: GiftRowProps) {
  const state = giftState(gift, now);
  if (state !== 'open') return <span className={styles.state}>{STATE_TEXT[state]}</span>;
  if (onClaimGift === undefined) return null;
  return (
    <Button tone="soft" size="small" aria-label={`领取${gift.title}`} onClick={() => onClaimGift(gift)}>领取</Button>
  );
}
