import { type ComponentProps } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './CountBadge.css.ts';

const MOST = 99;

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'className' | 'style' | 'children'> & {
  /** How many; nothing is rendered from 0 down, `99+` from 100 up. */
  count: number;
  /** The whole sentence as it is spoken, such as 3条未读. */
  label?: string;
};

/** How many things wait. */
export function CountBadge({ count, label, ...rest }: CountBadgeProps) {
  if (!(count > 0)) return null;
  return (
    <span {...rest} className={styles.root}>
      <span aria-hidden={label === undefined ? undefined : true}>{count > MOST ? `${MOST}+` : count}</span>
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </span>
  );
}
