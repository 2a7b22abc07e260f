import { LockLine } from '#components/icons/LockLine.tsx';
import * as styles from './BoundPhone.css.ts';

export type BoundPhoneProps = {
  /** As `138****8000`. */
  phoneMasked: string;
};

/** The number codes are sent to; it can be recognised, not read. */
export function BoundPhone({ phoneMasked }: BoundPhoneProps) {
  return (
    <p className={styles.phone}>
      <LockLine size={20} />
      <span className={styles.label}>当前手机号</span>
      <span className={styles.number}>{phoneMasked}</span>
    </p>
  );
}
