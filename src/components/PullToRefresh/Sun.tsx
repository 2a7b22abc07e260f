import * as styles from './PullToRefresh.css.ts';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The sun that comes up behind the head, as far as the head's `--risen` says. */
export function Sun() {
  return (
    <span className={styles.sky} aria-hidden="true">
      <svg className={styles.sun} viewBox="0 0 32 32">
        <g className={styles.rays}>
          {RAYS.map((degrees) => (
            <path key={degrees} className={styles.ray} d="M16 3.5v2.5" transform={`rotate(${degrees} 16 16)`} />
          ))}
        </g>
        <circle className={styles.disc} cx="16" cy="16" r="7.5" />
      </svg>
    </span>
  );
}
