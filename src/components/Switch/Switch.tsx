import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { joinIds } from '../fields/ids.ts';
import { useFormReset } from '../fields/useFormReset.ts';
import { LoadingLine } from '../icons/LoadingLine.tsx';
import * as styles from './Switch.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'role' | 'children' | 'checked' | 'defaultChecked' | 'aria-labelledby'
>;

export type SwitchProps = NativeProps & {
  /** What it turns on, as it reads when on; spoken, and shown before the switch. */
  label: string;
  /** Keeps the label for assistive technology only, where the text beside it already says so. */
  labelHidden?: boolean;
  /** A second, quieter line. */
  description?: ReactNode;
  /** What went wrong; takes the description's place. */
  error?: string;
  /** On or off, when the owner holds it. */
  checked?: boolean;
  /** On or off at first, when the switch holds it. */
  defaultChecked?: boolean;
  /** Gets what the person wants it to be. */
  onCheckedChange?: (checked: boolean) => void;
  /** The request is pending: keeps focus and position, and swallows taps. */
  pending?: boolean;
};

/** One thing that is on or off, and takes effect at once. */
export function Switch({
  label,
  labelHidden = false,
  description,
  error,
  checked,
  defaultChecked = false,
  onCheckedChange,
  pending = false,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  onChange,
  onClick,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const [ownChecked, setOwnChecked] = useState(defaultChecked);
  const note = error ?? description;
  const change = (next: boolean) => {
    setOwnChecked(next);
    onCheckedChange?.(next);
  };
  useFormReset(inputId, checked ?? ownChecked, change);

  return (
    <label
      className={styles.root}
      data-bare={labelHidden ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <span className={labelHidden ? visuallyHidden : styles.label}>
        <span id={`${inputId}-label`}>{label}</span>
        {note !== undefined && (
          <span id={noteId} className={styles.note} data-error={error === undefined ? undefined : ''}>
            {note}
          </span>
        )}
      </span>
      <span className={styles.track}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          role="switch"
          className={styles.input}
          checked={checked ?? ownChecked}
          aria-labelledby={`${inputId}-label`}
          aria-describedby={joinIds(describedBy, note === undefined ? undefined : noteId)}
          aria-invalid={error === undefined ? invalid : true}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          onClick={(event) => {
            // Not `disabled`, which would drop the focus in the middle of the work.
            if (pending) event.preventDefault();
            else onClick?.(event);
          }}
          onChange={(event) => {
            // React tells of the change before it hears that the click was prevented.
            if (pending) return;
            onChange?.(event);
            change(event.target.checked);
          }}
        />
        <span className={styles.knob}>
          {pending && (
            <span className={styles.spinner}>
              <LoadingLine size={16} />
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
