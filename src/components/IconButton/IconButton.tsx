import { type ComponentProps } from 'react';
import * as styles from './IconButton.css.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'aria-label'> & {
  /** What pressing it does, as it is spoken. */
  label: string;
  /** `plain` on light, `quiet` inside a field, `disc` a white disc over pictures, `night` on dark bars. */
  tone?: keyof typeof styles.tone;
  /** The room it takes: large 44, regular 36, small 28; the target is 44 in each. */
  size?: keyof typeof styles.size;
};

/** A button whose word is an icon. */
export function IconButton({ label, tone = 'plain', size, type = 'button', children, ...rest }: IconButtonProps) {
  const room = size ?? (tone === 'disc' ? 'regular' : 'large');
  return (
    <button {...rest} type={type} aria-label={label} className={`${styles.tone[tone]} ${styles.size[room]}`}>
      {children}
    </button>
  );
}
