import { createElement, useId, type HTMLAttributes, type MouseEventHandler, type ReactNode, type Ref } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import { CheckLine } from '../icons/CheckLine.tsx';
import { RightLine } from '../icons/RightLine.tsx';
import { FollowLink } from '../Link/FollowLink.tsx';
import * as styles from './ListItem.css.ts';

export type ListItemProps = Omit<
  HTMLAttributes<HTMLElement>,
  'className' | 'style' | 'title' | 'onClick' | 'children'
> & {
  ref?: Ref<HTMLElement>;
  /** Before the text: an icon, a picture, an avatar. */
  leading?: ReactNode;
  /** The name of the row, and of the link, button or checkbox that it is. */
  title: ReactNode;
  /** Cut after so many lines. */
  titleLines?: 1 | 2 | 3;
  /** `regular` where the title is a label or running text rather than a name. */
  titleWeight?: keyof typeof styles.title;
  /** Right after the title: a tag or two. */
  badge?: ReactNode;
  /** At the end of the title's line, small: a time. */
  aside?: ReactNode;
  /** Under the title. */
  description?: ReactNode;
  /** Cut after so many lines. */
  descriptionLines?: 1 | 2 | 3;
  /** Under the description, smaller and paler: a date, counts. */
  meta?: ReactNode;
  /** Cut after so many lines; not cut when left out. */
  metaLines?: 1 | 2 | 3;
  /** More below the text: a progress bar, a quotation. Nothing to press. */
  children?: ReactNode;
  /** What the title stands at now, at the row's end: a setting's value. */
  value?: ReactNode;
  /** At the row's end: a button, a tag, a picture. A control in it stays a control of its own. */
  trailing?: ReactNode;
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
  /** Gets what the person wants it to be. */
  onCheckedChange?: (checked: boolean) => void;
  /** The button or checkbox cannot be used now. */
  disabled?: boolean;
  /** A chevron at the end: the row leads on. */
  arrow?: boolean;
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
  titleWeight = 'strong',
  badge,
  aside,
  description,
  descriptionLines = 1,
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
  arrow = false,
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
  const isCheckbox = href === undefined && checked !== undefined;
  const isButton = href === undefined && !isCheckbox && onClick !== undefined;
  const named = <Clamped lines={titleLines}>{title}</Clamped>;
  const described = Object.entries({ badge, aside, description, meta, value })
    .filter(([, part]) => isThere(part))
    .map(([part]) => `${id}${part}`);
  const control = {
    className: styles.control,
    'aria-describedby': described.join(' ') || undefined,
    'aria-current': current || undefined,
  };
  const content = (
    <>
      {isCheckbox && (
        <RowCheckbox
          id={id}
          checked={checked}
          disabled={disabled}
          describedBy={control['aria-describedby']}
          onCheckedChange={onCheckedChange}
        />
      )}
      {isThere(leading) && <div className={styles.leading}>{leading}</div>}
      <div className={styles.content} data-value={isThere(value) || undefined}>
        <div className={styles.texts}>
          <div className={styles.head}>
            <div className={styles.titled}>
              <div className={styles.title[titleWeight]}>
                {href !== undefined && (
                  <FollowLink {...control} href={href} onFollow={onFollow} onClick={onClick}>
                    {named}
                  </FollowLink>
                )}
                {isButton && (
                  <button {...control} type="button" disabled={disabled} onClick={onClick}>
                    {named}
                  </button>
                )}
                {isCheckbox && (
                  <label className={styles.control} htmlFor={id}>
                    {named}
                  </label>
                )}
                {href === undefined && !isButton && !isCheckbox && named}
              </div>
              {isThere(badge) && (
                <span id={`${id}badge`} className={styles.badge}>
                  {badge}
                </span>
              )}
            </div>
            {isThere(aside) && (
              <span id={`${id}aside`} className={styles.aside}>
                {aside}
              </span>
            )}
          </div>
          {isThere(description) && (
            <div id={`${id}description`} className={styles.description}>
              <Clamped lines={descriptionLines}>{description}</Clamped>
            </div>
          )}
          {children}
          {isThere(meta) && (
            <div id={`${id}meta`} className={styles.meta}>
              {metaLines === undefined ? meta : <Clamped lines={metaLines}>{meta}</Clamped>}
            </div>
          )}
        </div>
        {(isThere(value) || isThere(trailing) || arrow) && (
          <div className={styles.end}>
            {isThere(value) && (
              <div id={`${id}value`} className={styles.value}>
                {value}
              </div>
            )}
            {isThere(trailing) && <div className={styles.trailing}>{trailing}</div>}
            {arrow && (
              <span className={styles.arrow}>
                <RightLine size={20} />
              </span>
            )}
          </div>
        )}
      </div>
      {isThere(footer) && <div className={styles.footer}>{footer}</div>}
    </>
  );
  return createElement(
    as,
    {
      ...rest,
      className: styles.root[size],
      'data-pressable': href !== undefined || isButton || isCheckbox || undefined,
      'data-disabled': (disabled && (isButton || isCheckbox)) || undefined,
      'data-align': align,
      'data-tone': tone,
      'data-muted': muted || undefined,
      'data-current': current || undefined,
      'data-highlighted': highlighted || undefined,
      'data-flush': flush || undefined,
      'data-divider': divider || undefined,
    },
    content,
  );
}

const isThere = (part: ReactNode): boolean => part !== undefined && part !== null && part !== false && part !== '';

function Clamped({ lines, children }: { lines: 1 | 2 | 3; children: ReactNode }) {
  return (
    <span className={styles.clampBox}>
      <span className={styles.clamp[lines]}>{children}</span>
    </span>
  );
}

type RowCheckboxProps = {
  id: string;
  checked: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onCheckedChange: ListItemProps['onCheckedChange'];
};

/** The box of a row that is a checkbox; the title is its label. */
function RowCheckbox({ id, checked, disabled, describedBy, onCheckedChange }: RowCheckboxProps) {
  useFormReset(id, checked, (first) => onCheckedChange?.(first));
  return (
    <span className={styles.check}>
      <input
        type="checkbox"
        id={id}
        className={styles.input}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
      />
      <span className={styles.tick}>
        <CheckLine size={16} />
      </span>
    </span>
  );
}
