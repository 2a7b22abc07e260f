import { type HTMLAttributes, type Ref } from 'react';
import { type Gap } from './gap.css.ts';

export type LayoutElement =
  | 'div'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'fieldset';

/** What every layout takes; unlike the other components they may carry a class, because placing is their work. */
export type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'style'> & {
  ref?: Ref<HTMLElement>;
  /** Distance between children, by its px at 375. */
  gap?: Gap;
  as?: LayoutElement;
};

/** Safari drops the list role with the bullets; this brings it back. */
export const listRole = (as: LayoutElement): 'list' | undefined => (as === 'ul' || as === 'ol' ? 'list' : undefined);
