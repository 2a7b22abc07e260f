import { useId, type ComponentProps } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import { CheckLine } from '../icons/CheckLine.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'checked' | 'defaultChecked'
> & {
  checked: boolean;
  /** Gets what the person wants it to be. */
  onCheckedChange: (checked: boolean) => void;
  /** It should have been ticked: the edge turns to danger and the row shakes once. */
  invalid?: boolean;
};

/** One yes-or-no, with its label; links in the label stay links. */
export function Checkbox({
  checked,
  onCheckedChange,
  invalid = false,
  id,
  'aria-invalid': ariaInvalid,
  onChange,
  children,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  useFormReset(inputId, checked, onCheckedChange);
  return (
    <label
      className={styles.root}
      data-invalid={invalid ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
    >
      <span className={styles.box}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles.input}
          checked={checked}
          aria-invalid={invalid || ariaInvalid}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange(event.target.checked);
          }}
        />
        <span className={styles.tick}>
          <CheckLine size={14} />
        </span>
      </span>
      <span className={styles.label}>{children}</span>
    </label>
  );
}
