import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { AlertFill } from '../icons/AlertFill.tsx';
import { CheckCircleFill } from '../icons/CheckCircleFill.tsx';
import { CloseLine } from '../icons/CloseLine.tsx';
import { InformationFill } from '../icons/InformationFill.tsx';
import { RightLine } from '../icons/RightLine.tsx';
import { WarningFill } from '../icons/WarningFill.tsx';
import { FollowLink } from '../Link/FollowLink.tsx';
import * as styles from './Notice.css.ts';

export type NoticeTone = keyof typeof styles.tone;

export type NoticeProps = Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'role' | 'title' | 'children' | 'onClick'
> & {
  /** What kind of message it is; `plain` is a white card, `sky`, `gem` and `gold` advertise, `night` lies on pictures. */
  tone?: NoticeTone;
  /** `strip` stands among the page's content, `bar` reaches from edge to edge, `pill` floats over pictures. */
  shape?: keyof typeof styles.shape;
  /** Before the text, 16 to 28 px; the tones info, success, warning and danger bring one of their own, `null` leaves it out. */
  icon?: ReactNode;
  /** A stronger first line. */
  title?: ReactNode;
  /** The message; phrases only where the strip is a link or a button. */
  children?: ReactNode;
  /** Cuts the message after so many lines; uncut by default. */
  lines?: keyof typeof styles.cut;
  /** Makes the whole strip a link to this address. */
  href?: string;
  /** Called with `href` on a plain click, in place of the app's own navigation. */
  onFollow?: (href: string) => void;
  /** Makes the whole strip a button; without effect beside `href`. */
  onClick?: () => void;
  /** What the link or button leads to, before its arrow, such as 去续费. */
  more?: ReactNode;
  /** At the end, in place of the arrow: a button of its own, or a picture with `aria-hidden`. */
  action?: ReactNode;
  /** Shows a button that closes the strip. */
  onClose?: () => void;
  /** Spoken name of that button; 关闭. */
  closeLabel?: string;
  /** Announces the message when it appears or changes: `status` waits for a pause, `alert` interrupts. */
  live?: 'status' | 'alert';
};

const ICONS: Partial<Record<NoticeTone, ReactNode>> = {
  info: <InformationFill size={18} />,
  success: <CheckCircleFill size={18} />,
  warning: <AlertFill size={18} />,
  danger: <WarningFill size={18} />,
};

/** A strip that says something about the page, and may lead on or be closed. */
export function Notice({
  tone = 'info',
  shape = 'strip',
  icon = ICONS[tone],
  title,
  children,
  lines,
  href,
  onFollow,
  onClick,
  more,
  action,
  onClose,
  closeLabel = '关闭',
  live,
  ...rest
}: NoticeProps) {
  const isTarget = href !== undefined || onClick !== undefined;
  const hasAction = action !== undefined && action !== null && action !== false;
  const body = (
    <>
      {icon !== undefined && icon !== null && <span className={styles.icon}>{icon}</span>}
      <Content live={isTarget ? undefined : live} phrases={isTarget} {...{ title, children, lines }} />
      {isTarget && !hasAction && (
        <span className={more === undefined ? styles.arrow : styles.more}>
          {more}
          <RightLine size={more === undefined ? 16 : 14} />
        </span>
      )}
    </>
  );
  const titled = title !== undefined && children !== undefined ? '' : undefined;
  return (
    // Inside a button a live region would not be one.
    <div {...rest} role={isTarget ? live : undefined} className={`${styles.tone[tone]} ${styles.shape[shape]}`}>
      {href !== undefined ? (
        <FollowLink href={href} onFollow={onFollow} className={styles.target} data-titled={titled}>
          {body}
        </FollowLink>
      ) : onClick ? (
        <button type="button" className={styles.target} data-titled={titled} onClick={onClick}>
          {body}
        </button>
      ) : (
        <div className={styles.body} data-titled={titled}>
          {body}
        </div>
      )}
      {(hasAction || onClose) && (
        <div className={styles.end}>
          {hasAction && <div className={styles.action}>{action}</div>}
          {onClose && (
            <IconButton label={closeLabel} size="small" tone={tone === 'night' ? 'night' : 'quiet'} onClick={onClose}>
              <CloseLine size={16} />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

type ContentProps = Pick<NoticeProps, 'title' | 'children' | 'lines' | 'live'> & { phrases: boolean };

function Content({ title, children, lines, live, phrases }: ContentProps) {
  const Box = phrases ? 'span' : 'div';
  return (
    <Box role={live} className={styles.content}>
      {title !== undefined && <span className={styles.title}>{title}</span>}
      {children !== undefined && (
        <Box className={lines === undefined ? styles.message : `${styles.message} ${styles.cut[lines]}`}>
          {children}
        </Box>
      )}
    </Box>
  );
}
