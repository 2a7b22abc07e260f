import * as styles from './SidePanels.css.ts';

/** The decorative panels at both sides of the shell on a desktop (spec §2, /download). */
export function SidePanels() {
  return (
    <>
      <img className={styles.panel} data-side="left" src="/demo/download/left.svg" alt="" width={320} height={720} />
      <img className={styles.panel} data-side="right" src="/demo/download/right.svg" alt="" width={320} height={720} />
    </>
  );
}
