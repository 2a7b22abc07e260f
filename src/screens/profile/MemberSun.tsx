import * as styles from './MemberSun.css.ts';

const RAYS = [-75, -50, -25, 0, 25, 50, 75];

const HILL = 'M0 96q22-9 46 0t52 1q26-10 56 0v13H0z';

/** The sun half risen behind the hills: the same disc as in the header, in gold. */
export function MemberSun() {
  return (
    <svg className={styles.sun} viewBox="0 0 154 110" aria-hidden="true" focusable="false">
      <g className={styles.rays}>
        {RAYS.map((angle) => (
          <path key={angle} d="M104 12v16" transform={`rotate(${angle} 104 90)`} />
        ))}
      </g>
      <circle className={styles.halo} cx="104" cy="90" r="52" />
      <circle className={styles.disc} cx="104" cy="90" r="40" />
      <circle className={styles.discGlow} cx="104" cy="90" r="40" />
      <path className={styles.hill} d={HILL} />
      <path className={styles.hillShade} d={HILL} />
    </svg>
  );
}
