import { type ComponentProps, type ReactNode } from 'react';
import * as styles from './Progress.css.ts';

type NativeProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'role' | 'children'>;

export type ProgressProps = NativeProps & {
  /** What is in progress, as it is spoken. */
  label: string;
  /** How much is done, out of `max`; left out while nobody knows. */
  value?: number;
  max?: number;
  /** The value in words, such as 第 3 话，共 12 话; the percentage by default. */
  valueText?: string;
  shape?: 'bar' | 'ring';
  tone?: styles.ProgressTone;
  size?: 'small' | 'regular' | 'large';
  /** Shown in the middle of a ring. */
  children?: ReactNode;
};

/** How far something is, as a bar or a ring. */
export function Progress({
  label,
  value,
  max = 1,
  valueText,
  shape = 'bar',
  tone = 'action',
  size = 'regular',
  children,
  ...rest
}: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1);
  const percent = share === undefined ? undefined : Math.floor(share * 100);
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText ?? (percent === undefined ? undefined : `${percent}%`)}
      className={`${styles.tone[tone]} ${styles[shape][size]}`}
      data-indeterminate={share === undefined ? '' : undefined}
    >
      {shape === 'bar' ? <div className={styles.fill} style={{ transform: placeOf(share) }} /> : <Ring share={share} />}
      {shape === 'ring' && children !== undefined && <span className={styles.middle}>{children}</span>}
    </div>
  );
}

/** Moved rather than widened, so that its round end keeps its shape. */
const placeOf = (share: number | undefined): string | undefined =>
  share === undefined ? undefined : `translateX(${(share - 1) * 100}%)`;

/** Whole turns of a path are 1 long; a quarter stands in for what is not known. */
function Ring({ share = 0.25 }: { share: number | undefined }) {
  return (
    <svg className={styles.turning} viewBox="0 0 36 36" aria-hidden focusable="false">
      <circle className={styles.groove} cx="18" cy="18" r="16" pathLength="1" />
      <circle
        className={styles.arc}
        cx="18"
        cy="18"
        r="16"
        pathLength="1"
        style={{ strokeDashoffset: 1 - share }}
        data-none={share === 0 ? '' : undefined}
      />
    </svg>
  );
}
