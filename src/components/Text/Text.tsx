import { createElement, type HTMLAttributes, type Ref } from 'react';
import '../Stack/space.css.ts';
import * as theme from '#theme/text.css.ts';
import * as styles from './Text.css.ts';

export type TextElement =
  | 'p'
  | 'span'
  | 'div'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'b'
  | 'strong'
  | 'em'
  | 'small'
  | 'del'
  | 'time'
  | 'dt'
  | 'dd'
  | 'li'
  | 'label'
  | 'legend'
  | 'figcaption'
  | 'blockquote';

export type TextProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLElement>;
  as?: TextElement;
  /** A step of the type scale; without it the surroundings decide. */
  variant?: keyof typeof theme.text;
  /** A colour role; without it the surroundings decide. */
  tone?: styles.TextTone;
  /** At most so many lines, the last one cut by an ellipsis. */
  lines?: 1 | 2 | 3 | 4;
  align?: 'start' | 'center' | 'end';
  weight?: 'regular' | 'medium' | 'bold';
  /** Numbers that change keep their width. */
  tabular?: boolean;
  /** Breaks within a word that is too long for the line. */
  breakAnywhere?: boolean;
  /** Keeps the breaks and spaces that the person typed. */
  preserveBreaks?: boolean;
  /** Never broken: for amounts and their units. */
  noWrap?: boolean;
  /** One long press or double click selects all of it: for addresses and codes. */
  selectAll?: boolean;
  /** Takes the room its siblings in an `Inline` leave. */
  grow?: boolean;
  /** `false` keeps its width where there is too little room. */
  shrink?: boolean;
  /** Of a `label`. */
  htmlFor?: string;
  /** Of a `time`, as HTML wants it. */
  dateTime?: string;
};

const LINES = { 1: theme.oneLine, 2: theme.lines.two, 3: theme.lines.three, 4: theme.lines.four };

/** Words in a step of the type scale. */
export function Text({
  as = 'p',
  variant,
  tone,
  lines,
  align,
  weight,
  tabular = false,
  breakAnywhere = false,
  preserveBreaks = false,
  noWrap = false,
  selectAll = false,
  grow = false,
  shrink,
  ...rest
}: TextProps) {
  const classes = [
    styles.root,
    variant && theme.text[variant],
    tone && `tone-${tone}`,
    lines && LINES[lines],
    align && `text-${align}`,
    weight && `weight-${weight}`,
    tabular && theme.tabular,
    breakAnywhere && 'break-anywhere',
    preserveBreaks && 'preserve-breaks',
    noWrap && 'no-wrap',
    selectAll && 'select-all',
    grow && 'grow',
    shrink === false && 'rigid',
  ];
  return createElement(as, { ...rest, className: classes.filter(Boolean).join(' ') });
}
