import { AddLine } from '#components/icons/AddLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './InviteStrip.css.ts';

export type InviteStripProps = { onOpen: (path: string) => void };

/** 邀请好友 双方得钻石: leads to its card on the welfare page, where the code is. */
export function InviteStrip({ onOpen }: InviteStripProps) {
  return (
    <Link href={paths.welfareInvite} onFollow={onOpen}>
      <span className={styles.strip}>
        <span className={styles.words}>
          <span className={styles.title}>邀请好友 双方得钻石</span>
          <span className={styles.line}>把邀请码发给好友，一起领奖励</span>
        </span>
        <span className={styles.faces} aria-hidden="true">
          <img className={styles.face} src="/demo/avatars/30.webp" alt="" width={40} height={40} loading="lazy" />
          <img className={styles.face} src="/demo/avatars/15.webp" alt="" width={40} height={40} loading="lazy" />
          <span className={styles.add}>
            <AddLine size={18} />
          </span>
        </span>
      </span>
    </Link>
  );
}
