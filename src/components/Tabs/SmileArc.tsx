import * as styles from './Tabs.css.ts';

/** 22 × 7, a stroke of 3 with round ends. */
export function SmileArc() {
  return (
    <svg className={styles.arc} viewBox="0 0 22 7" aria-hidden="true">
      <path d="M2 2c5 4.4 13 4.4 18 0" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
