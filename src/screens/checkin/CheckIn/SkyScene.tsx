import * as styles from './CheckInScreen.css.ts';

/** The morning sky behind the page, with the sun and hills of the site's header and the member card. */
export function SkyScene() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 375 250" preserveAspectRatio="xMaxYMin slice" focusable="false">
        <circle className={styles.glow} cx="297" cy="98" r="76" />
        <circle className={styles.halo} cx="297" cy="98" r="54" />
        <circle className={styles.disc} cx="297" cy="98" r="40" />
        <path className={styles.farHill} d="M0 196q34-28 74-12t70 6q52-30 104-8t127-18v86H0z" />
        <path className={styles.nearHill} d="M0 214q46-22 96-6t96-4q60-26 118-2t65-6v54H0z" />
        <path
          className={styles.cloud}
          d="M222 138a11 11 0 0 1 2-22 19 19 0 0 1 35-9 15 15 0 0 1 27 3 12 12 0 0 1 19 6 11 11 0 0 1 8 22z"
        />
        <path
          className={styles.cloud}
          data-far=""
          d="M82 34a6 6 0 0 1 1-12 11 11 0 0 1 20-4 8 8 0 0 1 14 5 6 6 0 0 1 2 11z"
        />
      </svg>
    </div>
  );
}
