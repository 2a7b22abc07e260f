import { createElement, useId, type HTMLAttributes, type MouseEventHandler, type ReactNode, type Ref } from 'react';
import { FollowLink } from '../Link/FollowLink.tsx';
import * as styles from './ListItem.css.ts';
import {
  Clamped,
  isThere,
  RowCheckbox,
  type RowCheckboxState,
  RowEnd,
  type RowEndContent,
  RowTexts,
  type RowTextsContent,
} from './ListItemParts.tsx';

export type ListItemProps = Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'style' | 'title' | 'onClick' | 'children'
> &
  RowTextsContent &
  RowEndContent &
  RowCheckboxState & {
    ref?: Ref<HTMLElement>;
    /** Before the text: an icon, a picture, an avatar. */
    leading?: ReactNode;
    /** The name of the row, and of the link, button or checkbox that it is. */
    title: ReactNode;
    /** Cut after so many lines. */
    titleLines?: 1 | 2 | 3;
    /** Below all, as wide as the row; controls in it stay controls of their own. */
    footer?: ReactNode;
    /** Makes the row a link. */
    href?: string;
    /** Called with `href` on a plain click, in place of the `navigate` of the `LinkProvider` above. */
    onFollow?: (href: string) => void;
    /** Makes the row a button, unless it is a link. */
    onClick?: MouseEventHandler<HTMLElement>;
    /** Makes the row a checkbox, unless it is a link. */
    checked?: boolean;
    /** Where the leading and the end stand beside several lines of text. */
    align?: 'center' | 'start';
    /** Height and vertical padding: `large` beside pictures and icons of 40 px and more. */
    size?: keyof typeof styles.root;
    /** `danger` for what deletes. */
    tone?: 'neutral' | 'danger';
    /** Done with, read: the text steps back. */
    muted?: boolean;
    /** The one of the list where the person is now. */
    current?: boolean;
    /** Just changed or arrived: tinted, and fading where motion is welcome. */
    highlighted?: boolean;
    /** No padding at the sides, in a box that has its own. */
    flush?: boolean;
    /** A line above the row, where it stands in no `List`: in a `VirtualList`. */
    divider?: boolean;
    as?: 'li' | 'div';
  };

/** A row of a list: a link, a button or a checkbox as a whole, or plain. */
export function ListItem({
  leading,
  title,
  titleLines = 1,
  titleWeight,
  badge,
  aside,
  description,
  descriptionLines,
  meta,
  metaLines,
  children,
  value,
  trailing,
  footer,
  href,
  onFollow,
  onClick,
  checked,
  onCheckedChange,
  disabled = false,
  arrow,
  align = 'center',
  size = 'regular',
  tone = 'neutral',
  muted = false,
  current = false,
  highlighted = false,
  flush = false,
  divider = false,
  as = 'li',
  ...rest
}: ListItemProps) {
  const id = useId();
  const kind = href !== undefined ? 'link' : checked !== undefined ? 'checkbox' : onClick ? 'button' : 'plain';
  const parts = Object.entries({ badge, aside, description, meta, value });
  const describedBy =
    parts.flatMap(([part, content]) => (isThere(content) ? `${id}${part}` : [])).join(' ') || undefined;
  return createElement(
    as,
    {
      ...rest,
      className: styles.root[size],
      'data-pressable': kind !== 'plain' || undefined,
      'data-disabled': (disabled && (kind === 'button' || kind === 'checkbox')) || undefined,
      'data-align': align,
      'data-tone': tone,
      'data-muted': muted || undefined,
      'data-current': current || undefined,
      'data-highlighted': highlighted || undefined,
      'data-flush': flush || undefined,
      'data-divider': divider || undefined,
    },
    kind === 'checkbox' && (
      <RowCheckbox {...{ id, disabled, describedBy, onCheckedChange }} checked={checked === true} />
    ),
    isThere(leading) && <div className={styles.leading}>{leading}</div>,
    <div className={styles.content} data-value={isThere(value) || undefined}>
      <RowTexts
        {...{ id, titleWeight, badge, aside, description, descriptionLines, meta, metaLines }}
        control={
          <Control {...{ kind, id, href, onFollow, onClick, disabled, current, describedBy }}>
            <Clamped lines={titleLines}>{title}</Clamped>
          </Control>
        }
      >
        {children}
      </RowTexts>
      <RowEnd {...{ id, value, trailing, arrow }} />
    </div>,
    isThere(footer) && <div className={styles.footer}>{footer}</div>,
  );
}

type ControlProps = Pick<ListItemProps, 'href' | 'onFollow' | 'onClick' | 'disabled' | 'current' | 'children'> & {
  kind: 'link' | 'checkbox' | 'button' | 'plain';
  /** Of the checkbox. */
  id: string;
  describedBy: string | undefined;
};

/** What the title is; its pressable area is the whole row. */
function Control({ kind, id, href, onFollow, onClick, disabled, current, describedBy, children }: ControlProps) {
  const common = {
    className: styles.control,
    'aria-describedby': describedBy,
    'aria-current': current || undefined,
    onClick,
    children,
  };
  if (href !== undefined) return <FollowLink {...common} href={href} onFollow={onFollow} />;
  if (kind === 'button') return <button {...common} type="button" disabled={disabled} />;
  if (kind === 'plain') return children;
  return (
    <label className={styles.control} htmlFor={id}>
      {children}
    </label>
  );
}
