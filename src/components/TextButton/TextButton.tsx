import { type ReactNode } from 'react';
import { label as reserved, content } from '../Button/Button.css.ts';
import { ButtonOrLink, type ButtonOrLinkProps } from '../Pressable/ButtonOrLink.tsx';
import * as styles from './TextButton.css.ts';

export type TextButtonProps = ButtonOrLinkProps & {
  /** `action` is what one may do here, `quiet` and `subtle` step back; `night` and `onPicture` stand on dark grounds. */
  tone?: keyof typeof styles.tone;
  /** Type size in px at 375: regular 15, small 13, mini 12; `inherit` is that of the sentence it stands in. */
  size?: keyof typeof styles.size;
  /** Height in the layout: that of the text, or the whole 44 px of the target; the target is 44 px in both. */
  height?: keyof typeof styles.height;
  /** Icon before the text. */
  leading?: ReactNode;
  /** Icon after the text. */
  trailing?: ReactNode;
  /** Text while pending, such as 加载中…; the width is reserved from the start. */
  pendingText?: string;
};

/** An action that is text alone; with `href` a link of the same look. */
export function TextButton({
  tone = 'action',
  size = 'regular',
  height = 'text',
  leading,
  trailing,
  pendingText,
  children,
  ...rest
}: TextButtonProps) {
  const className = [styles.tone[tone], styles.size[size], styles.height[height]].filter(Boolean).join(' ');
  return (
    <ButtonOrLink {...rest} className={className}>
      {leading}
      {pendingText === undefined ? (
        <span className={styles.label}>{children}</span>
      ) : (
        <PendingLabel pendingText={rest.pending ? pendingText : undefined} reserve={pendingText}>
          {children}
        </PendingLabel>
      )}
      {trailing}
    </ButtonOrLink>
  );
}

type PendingLabelProps = { pendingText?: string; reserve: string; children: ReactNode };

function PendingLabel({ pendingText, reserve, children }: PendingLabelProps) {
  const waiting = pendingText !== undefined;
  return (
    <span className={reserved} data-reserve={waiting ? undefined : reserve}>
      <span className={content} data-hidden={waiting || undefined}>
        {children}
      </span>
      {waiting && <span className={content}>{pendingText}</span>}
    </span>
  );
}
