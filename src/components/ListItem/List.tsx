import { createElement, type HTMLAttributes, type Ref } from 'react';
import { Surface } from '../Surface/Surface.tsx';
import './ListItem.css.ts';

export type ListProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLElement>;
  /** On a white card of its own; without it the rows stand on what is there. */
  surface?: boolean;
  /** `div` for rows that are no list, such as a single one. */
  as?: 'ul' | 'ol' | 'div';
};

/** Rows of the same thing, with a line between them that begins where their text begins. */
export function List({ surface = false, as = 'ul', ...rest }: ListProps) {
  if (surface) return <Surface {...rest} as={as} padding="none" data-divided="" />;
  // Safari drops the list role with the bullets; this brings it back.
  return createElement(as, { role: as === 'div' ? undefined : 'list', ...rest, 'data-divided': '' });
}
