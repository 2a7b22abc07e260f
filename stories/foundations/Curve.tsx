import * as styles from './Foundations.css.ts';

/** A `cubic-bezier()` as the line it is: time to the right, way upwards. */
export function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = [...value.matchAll(/[\d.]+/g)].map(([number]) => Number(number));
  return (
    <svg className={styles.curve} viewBox="-12 -12 124 124" aria-hidden>
      <path
        d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
