import type { ReactNode } from 'react';
import * as styles from './Icon.css.ts';

export type IconSize = keyof typeof styles.size;

export type IconProps = {
  /** Edge in px at 375: 16 inline, 20 action, 24 bar, 26 profile grid. */
  size?: IconSize;
  /** Spoken name; without one the icon is decoration and hidden from assistive technology. */
  label?: string;
};

/** The 24-grid frame every icon is designed in; it takes the colour of the text around it. */
export function Icon({ size = 20, label, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={styles.size[size]}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      {children}
    </svg>
  );
}
