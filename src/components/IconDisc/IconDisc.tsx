import { type ComponentProps } from 'react';
import * as styles from './IconDisc.css.ts';

export type IconDiscProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** Ground and icon; `gem` is for diamonds, `gold` for members, `mask` lies on pictures, `night` on dark bars. */
  tone?: keyof typeof styles.tone;
  /** Edge in px at 375. */
  size?: keyof typeof styles.size;
  /** `badge` is round but for one tightened corner, `tile` a rounded square with the same corner. */
  shape?: keyof typeof styles.shape;
  /** A white edge, where it overlaps a picture or another disc. */
  ringed?: boolean;
};

/** A tinted disc that holds an icon or a number of one or two digits; a decoration, not a control. */
export function IconDisc({ tone = 'soft', size = 40, shape = 'round', ringed = false, ...rest }: IconDiscProps) {
  const className = [styles.tone[tone], styles.size[size], styles.shape[shape], ringed && styles.ringed]
    .filter(Boolean)
    .join(' ');
  return <span {...rest} className={className} />;
}
