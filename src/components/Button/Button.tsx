import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import * as styles from './Button.css.ts';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    /** An action is pending: looks disabled, keeps focus and width, and swallows clicks. */
    pending?: boolean;
    /** Words while pending, such as 提交中…; the width is reserved from the start. */
    pendingText?: string;
    /** Icon before the label. */
    leading?: ReactNode;
  };

/** The one way to say "do it". */
export function Button({
  tone,
  size,
  block,
  pending = false,
  pendingText,
  leading,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button is stopped here too, so that Enter in a field cannot send a form twice.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const waiting = pending && pendingText !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, block })}
      aria-disabled={pending || rest['aria-disabled']}
      data-pending={pending || undefined}
      onClick={click}
    >
      {leading}
      <span className={styles.label} data-reserve={waiting ? undefined : pendingText}>
        <span className={styles.content} data-hidden={waiting || undefined}>
          {children}
        </span>
        {waiting && <span className={styles.content}>{pendingText}</span>}
      </span>
    </button>
  );
}
