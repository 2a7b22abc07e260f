import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { giftView, type Gift } from '#domain/gift.ts';
import type { Loadable } from '#domain/loadable.ts';
import { GiftAction, type GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import * as styles from './Gifts.css.ts';

export type GiftsProps = Omit<GiftActionProps, 'gift'> & {
  gifts: Loadable<readonly Gift[]>;
  onRetryGifts: () => void;
};

/** The gift packs of a game; a game without any shows nothing. */
export function Gifts({ gifts, onRetryGifts, ...rest }: GiftsProps) {
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
        onRetry={onRetryGifts}
      >
        {(packs) => (
          <ul className={styles.list}>
            {packs.map((gift) => (
              <li key={gift.id}>
                <GiftRow {...rest} gift={gift} />
              </li>
            ))}
          </ul>
        )}
      </LoadableView>
    </section>
  );
}

function GiftRow(props: GiftActionProps) {
  const { gift, member, now } = props;
  const { icon, title, content, left, claimed, code, memberOnly } = gift;
  const face = giftView(gift, member, now);
  return (
    <div className={styles.row}>
      <img className={styles.icon} src={icon} alt="" loading="lazy" />
      <div className={styles.texts}>
        <p className={styles.name}>
          <span className={styles.title}>{title}</span>
          {memberOnly && <Tag tone="goldTint">会员专享</Tag>}
        </p>
        <p className={styles.content}>
          {content}
          {(face === 'available' || face === 'memberOnly') && ` · 剩余 ${left}`}
          {claimed && ' · 已领取'}
        </p>
        {claimed && code !== undefined && <p className={styles.code}>{code}</p>}
      </div>
      <div className={styles.action}>
        <GiftAction {...props} size="small" />
      </div>
    </div>
  );
}
