import { type ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './TextField.css.ts';

export type FieldFrameProps = {
  /** The control's id, and the stem of its message's. */
  id: string;
  label: string;
  labelHidden: boolean;
  /** Takes the hint's place. */
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
};

/** The id under which a field's error or hint stands, for `aria-describedby`. */
export const messageId = (id: string): string => `${id}-message`;

/** Label above, message below: its line is always there, so that an error moves nothing. */
export function FieldFrame({ id, label, labelHidden, error, hint, children }: FieldFrameProps) {
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
      </label>
      {children}
      <div id={messageId(id)} className={styles.message} data-error={error === undefined ? undefined : ''}>
        {error ?? hint}
      </div>
    </div>
  );
}
