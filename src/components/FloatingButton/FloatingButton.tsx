import type { ComponentProps, ReactNode } from 'react';
import { FollowLink } from '../Link/FollowLink.tsx';
import * as styles from './FloatingButton.css.ts';

type Labelled =
  | {
      /** The text of the button. */
      children: ReactNode;
      /** Spoken name, where the text alone does not say enough. */
      label?: string;
    }
  | { children?: undefined; label: string };

export type FloatingButtonProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'onClick'> &
  Labelled & {
    /** Before the text, or the whole button. */
    icon?: ReactNode;
    /** Makes it a link to this address. */
    href?: string;
    /** Called with `href` on a plain click, in place of the app's own navigation. */
    onFollow?: (href: string) => void;
    /** Makes it a button; without effect beside `href`. */
    onClick?: () => void;
    /** Where over the page it lies: below in the corner, below or above in the middle. */
    position?: keyof typeof styles.position;
    /** `action` is the one thing to do here; `plain` is white and says less. */
    tone?: keyof typeof styles.tone;
    /** `regular` is 48 px high, 56 with an icon alone; `small` 32, its target 44. */
    size?: keyof typeof styles.size;
    /** At the top: hangs under the tabs that stick there. */
    belowTabs?: boolean;
    /** `false` leaves its place empty, so that a `role="status"` is there before what it announces. */
    shown?: boolean;
  };

/** A button over a page's content, to be placed last in the page's scroller, or first for the top. */
export function FloatingButton({
  icon,
  children,
  label,
  href,
  onFollow,
  onClick,
  position = 'bottom-end',
  tone = 'action',
  size = 'regular',
  belowTabs = false,
  shown = true,
  ...rest
}: FloatingButtonProps) {
  const isIcon = children === undefined;
  const look = [
    styles.tone[tone],
    styles.size[size],
    position === 'bottom-end' && styles.folded,
    isIcon && styles.iconOnly,
  ];
  const common = { className: look.filter(Boolean).join(' '), 'aria-label': label };
  const content = (
    <>
      {icon}
      {!isIcon && <span className={styles.label}>{children}</span>}
    </>
  );
  return (
    <div
      data-screen=""
      {...rest}
      className={belowTabs ? `${styles.position[position]} ${styles.belowTabs}` : styles.position[position]}
    >
      {shown &&
        (href !== undefined ? (
          <FollowLink {...common} href={href} onFollow={onFollow}>
            {content}
          </FollowLink>
        ) : (
          <button {...common} type="button" onClick={onClick}>
            {content}
          </button>
        ))}
    </div>
  );
}
