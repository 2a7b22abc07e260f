import { type HTMLAttributes, type Ref } from 'react';
import './space.css.ts';
import type { Align, Justify, Space } from './space.css.ts';

export type LayoutElement =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'label'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'fieldset';

/** The room a layout or a surface leaves around its children, and takes among its siblings. */
export type BoxProps = {
  /** Distance to all four edges, by its px at 375. */
  padding?: Space;
  /** Distance to the sides. */
  paddingX?: Space;
  /** Distance to top and bottom. */
  paddingY?: Space;
  paddingTop?: Space;
  paddingBottom?: Space;
  /** Keeps clear of the notch, at the top of a page without a bar; in place of `paddingTop`. */
  belowNotch?: boolean;
  /** Takes the room that its siblings in an `Inline` or a `Stack` leave. */
  grow?: boolean;
  /** `false` keeps its size where there is too little room. */
  shrink?: boolean;
  /** At least 44 px high. */
  minTouch?: boolean;
};

/** What every layout takes; unlike the other components they may carry a class, because placing is their work. */
export type LayoutProps = Omit<HTMLAttributes<HTMLElement>, 'style'> &
  BoxProps & {
    ref?: Ref<HTMLElement>;
    /** Distance between children, by its px at 375. */
    gap?: Space;
    /** Distance between rows, where it differs from the one between columns. */
    rowGap?: Space;
    /** Where children stand across. */
    align?: Align;
    /** Where children stand along. */
    justify?: Justify;
    as?: LayoutElement;
  };

/** Safari drops the list role with the bullets; this brings it back. */
const listRole = (as: LayoutElement | undefined): 'list' | undefined =>
  as === 'ul' || as === 'ol' ? 'list' : undefined;

/** The props of a layout as those of its element: distances become classes. */
export function layoutElementProps(root: string, props: LayoutProps) {
  const {
    padding,
    paddingX,
    paddingY,
    paddingTop,
    paddingBottom,
    belowNotch,
    grow,
    shrink,
    minTouch,
    gap,
    rowGap,
    align,
    justify,
    as,
    className,
    ...rest
  } = props;
  const classes = [
    root,
    padding && `p-${padding}`,
    paddingX && `px-${paddingX}`,
    paddingY && `py-${paddingY}`,
    paddingTop && `pt-${paddingTop}`,
    paddingBottom && `pb-${paddingBottom}`,
    belowNotch && 'below-notch',
    gap && `gap-${gap}`,
    rowGap && `rowgap-${rowGap}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    grow && 'grow',
    shrink === false && 'rigid',
    minTouch && 'touch',
    className,
  ];
  return { role: listRole(as), ...rest, className: classes.filter(Boolean).join(' ') };
}
