import { AlertFill } from '#components/icons/AlertFill.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { formatDate } from '#domain/format.ts';
import { membershipView, type UserStatus } from '#domain/userStatus.ts';
import * as styles from './ReminderStrip.css.ts';

export type ReminderStripProps = {
  status: UserStatus;
  /** Epoch ms. */
  now: number;
  onOpenMembership: () => void;
};

/** Says when membership ends soon, or that it has ended (product.md §1.6); else nothing. */
export function ReminderStrip({ status, now, onOpenMembership }: ReminderStripProps) {
  const words = reminderOf(status, now);
  if (words === undefined) return null;
  return (
    <button type="button" className={styles.strip} onClick={onOpenMembership}>
      <span className={styles.icon}>
        <AlertFill size={18} />
      </span>
      <span className={styles.words}>{words}</span>
      <span className={styles.way}>
        去续费
        <RightLine size={14} />
      </span>
    </button>
  );
}

function reminderOf(status: UserStatus, now: number): string | undefined {
  const { kind } = membershipView(status, now);
  if (status.expTime === null) return undefined;
  if (kind === 'expiring') return `会员 ${formatDate(status.expTime)} 到期，续费可顺延`;
  return kind === 'expired' ? `会员已于 ${formatDate(status.expTime)} 到期，权益已暂停` : undefined;
}
