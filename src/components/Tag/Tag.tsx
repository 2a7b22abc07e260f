import { type ComponentProps } from 'react';
import * as styles from './Tag.css.ts';

export type TagProps = Omit<ComponentProps<'span'>, 'className' | 'style'> & {
  /** `danger` for 限免, `gold` for members, `action` for what is new, `month` for the month card. */
  tone: keyof typeof styles.tone;
  /** `folded` stands after a name, `corner` sits in a cover's top-left corner. */
  shape?: keyof typeof styles.shape;
};

/** One short word, never longer than six characters, about the thing it sits on. */
export function Tag({ tone, shape = 'folded', children, ...rest }: TagProps) {
  return (
    <span {...rest} className={`${styles.tone[tone]} ${styles.shape[shape]}`}>
      {children}
    </span>
  );
}
