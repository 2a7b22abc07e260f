import { RightLine } from '#components/icons/RightLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './NewcomerLine.css.ts';

/** Invites a visitor to log in for the newcomer's gift. */
export function NewcomerLine({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <Link href={paths.login} onFollow={onOpen}>
      <span className={styles.line}>
        <img className={styles.gift} src="/demo/rewards/gift-red.webp" alt="" loading="lazy" />
        <span className={styles.words}>登录领新人礼</span>
        <RightLine size={16} />
      </span>
    </Link>
  );
}
