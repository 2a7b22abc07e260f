import { CrownFill } from '#components/icons/CrownFill.tsx';
import { formatDate } from '#domain/format.ts';
import { membershipView, type UserStatus } from '#domain/userStatus.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import * as styles from './Standing.css.ts';

export type StandingProps = {
  status: UserStatus;
  /** Epoch ms. */
  now: number;
};

/** How the membership stands before anything is bought; nothing for who never was a member. */
export function Standing({ status, now }: StandingProps) {
  const words = wordsOf(status, now);
  if (!words) return null;
  return (
    <p className={styles.strip}>
      <span className={styles.crown}>
        <CrownFill size={18} />
      </span>
      <span className={styles.words}>{words}</span>
      {status.badge && <MemberBadge badge={status.badge} />}
    </p>
  );
}

function wordsOf(status: UserStatus, now: number): string | undefined {
  const face = membershipView(status, now);
  switch (face.kind) {
    case 'none':
      return undefined;
    case 'active':
      return face.expTime === null ? '会员长期有效' : `当前有效期至 ${formatDate(face.expTime)}，续费顺延`;
    case 'expiring':
      return `会员还有 ${face.daysLeft} 天到期，续费顺延`;
    case 'expired':
      return '会员已过期，续费恢复权益';
  }
}
