import type { ReactNode } from 'react';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import * as styles from './Row.css.ts';

export type RowFace = {
  label: string;
  /** What is so now. */
  value: ReactNode;
  /** What a tap does, where the value alone does not say. */
  action?: string;
  /** Shows what a tap does; a chevron unless told. */
  icon?: ReactNode;
};

/** One fact, and the page that changes it. */
export const LinkRow = ({ href, onOpen, ...face }: RowFace & { href: string; onOpen: (path: string) => void }) => (
  <li className={styles.item}>
    <Link href={href} onFollow={onOpen}>
      <Face {...face} />
    </Link>
  </li>
);

/** One fact, and something to do about it here. */
export const ButtonRow = ({ onPress, ...face }: RowFace & { onPress: () => void }) => (
  <li className={styles.item}>
    <button type="button" className={styles.press} onClick={onPress}>
      <Face {...face} />
    </button>
  </li>
);

/** Rows that belong together. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

function Face({ label, value, action, icon = <RightLine size={20} /> }: RowFace) {
  return (
    <span className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        <span className={styles.words}>{value}</span>
        {action !== undefined && <span className={styles.action}>{action}</span>}
        <span className={styles.icon}>{icon}</span>
      </span>
    </span>
  );
}
