import * as styles from './Shell.css.ts';

/** What stands for the moment before the first page's code is there: the ground, and no spinner. */
export function ShellFallback() {
  return <div className={`${styles.shell} ${styles.wash}`} aria-busy="true" />;
}
