import type { ReactNode } from 'react';
import * as styles from './BarAction.css.ts';

/** The one text action of a bar. */
export function BarAction({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {children}
    </button>
  );
}
