import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './FilePicker.css.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'defaultValue' | 'aria-label' | 'children'
>;

export type FilePickerProps = NativeProps & {
  /** What pressing it does, as it is spoken. */
  label: string;
  /** `tile` fills the next place of a tray, `icon` is a round button of 44 px. */
  variant: keyof typeof styles.variant;
  /** Gets the chosen files; not called when the choice is cancelled. */
  onPick: (files: readonly File[]) => void;
  /** What is seen in it. */
  children: ReactNode;
};

/**
 * Asks the device for files, by a native file field, which needs no permission. Several at once, except from the
 * camera (`capture`). Native props reach the input.
 */
export function FilePicker({
  label,
  variant,
  onPick,
  onChange,
  capture,
  multiple = capture === undefined,
  children,
  ...rest
}: FilePickerProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const files = [...(event.target.files ?? [])];
    // Otherwise choosing the same file again would not be a change.
    event.target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <label className={styles.variant[variant]} data-disabled={rest.disabled ? '' : undefined}>
      <input
        {...rest}
        type="file"
        className={visuallyHidden}
        aria-label={label}
        multiple={multiple}
        capture={capture}
        onChange={pick}
      />
      {children}
    </label>
  );
}
