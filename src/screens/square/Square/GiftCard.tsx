import { buttonClass } from '#components/Button/buttonClass.ts';
import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './GiftCard.css.ts';

/** The way to the gift centre, from which this page has its title (product D3). */
export function GiftCard({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <div className={styles.place}>
      <Link href={paths.gifts} onFollow={onOpen}>
        <span className={styles.card}>
          <img className={styles.picture} src="/demo/rewards/gift-red.svg" alt="" width={40} height={40} />
          <span className={styles.words}>
            <span className={styles.title}>礼包中心</span>
            <span className={styles.line}>游戏礼包、兑换码，都在这里领</span>
          </span>
          <span className={buttonClass({ tone: 'soft', size: 'small' })}>去看看</span>
        </span>
      </Link>
    </div>
  );
}
