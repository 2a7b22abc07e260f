import { createElement, type HTMLAttributes, type Ref } from 'react';
import * as styles from './Card.css.ts';

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLElement>;
  /** `none` lets pictures bleed to the rounded edge. */
  padding?: keyof typeof styles.padding;
  /** `gold` is for members, `gem` for diamonds. */
  tone?: keyof typeof styles.tone;
  as?: 'div' | 'section' | 'article' | 'li';
};

/** The surface of a thing that is one thing; lists of the same thing are rows, never cards in cards. */
export function Card({ padding = 'regular', tone = 'card', as = 'div', ...rest }: CardProps) {
  return createElement(as, { ...rest, className: `${styles.tone[tone]} ${styles.padding[padding]}` });
}
