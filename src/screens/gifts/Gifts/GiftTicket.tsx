import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { formatDate } from '#domain/format.ts';
import { giftView } from '#domain/gift.ts';
import { paths } from '#domain/paths.ts';
import { GiftAction, type GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';
import { daysLeftText } from './daysLeft.ts';
import * as styles from './GiftTicket.css.ts';

/** One gift pack as a ticket: what is in it above, its code or the way to it below. */
export function GiftTicket(props: GiftActionProps) {
  const { gift, member, now, onOpen } = props;
  const { appID, gameName, gameIcon, icon, title, content, usage, memberOnly } = gift;
  return (
    <article
      className={styles.ticket}
      aria-label={`${gameName} ${title}`}
      data-over={giftView(gift, member, now) === 'expired' || undefined}
    >
      <Link href={paths.gameDetail(appID)} onFollow={onOpen}>
        <span className={styles.top}>
          <Picture src={gameIcon ?? icon} alt="" width={52} height={52} radius="image" />
          <span className={styles.texts}>
            <span className={styles.head}>
              <span className={styles.title}>{title}</span>
              {memberOnly && <Tag tone="goldTint">会员专享</Tag>}
            </span>
            <span className={styles.game}>{gameName}</span>
            <span className={styles.content}>{content}</span>
            {gift.claimed && usage !== '' && <span className={styles.usage}>使用方法：{usage}</span>}
          </span>
        </span>
      </Link>
      <div className={styles.stub}>
        <Facts {...props} />
        <div className={styles.action}>
          <GiftAction {...props} />
        </div>
      </div>
    </article>
  );
}

function Facts({ gift, now }: Pick<GiftActionProps, 'gift' | 'now'>) {
  const { code, left, endTime } = gift;
  const soon = daysLeftText(endTime, now);
  return (
    <div className={styles.facts}>
      {code === undefined ? <p className={styles.left}>剩余 {left}</p> : <p className={styles.code}>{code}</p>}
      <p className={styles.until}>
        有效期至 {formatDate(endTime)}
        {soon !== undefined && <span className={styles.soon}>{soon}</span>}
      </p>
    </div>
  );
}
