import * as styles from './HeaderSun.css.ts';

/** The sun over a cloud that stands in the header: the portal's signature by day. */
export function HeaderSun() {
  return (
    <svg className={styles.sun} viewBox="0 0 92 50" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="64" cy="34" r="26" />
      <circle className={styles.disc} cx="64" cy="34" r="17" />
      <path
        className={styles.cloud}
        d="M2 52a7.5 7.5 0 0 1 8.6-6.2 15 15 0 0 1 22.6-5.9 11.5 11.5 0 0 1 15.6 4.6A9.5 9.5 0 0 1 62 52z"
      />
    </svg>
  );
}
