import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { joinIds } from '../fields/ids.ts';
import { useFormReset } from '../fields/useFormReset.ts';
import { CloseCircleFill } from '../icons/CloseCircleFill.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FieldFrame, messageId } from './FieldFrame.tsx';
import * as styles from './TextField.css.ts';

type NativeProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'defaultValue'>;

export type TextFieldProps = NativeProps & {
  /** What to enter; shown above the field and spoken. */
  label: string;
  /** Keeps the label for assistive technology only, where the placeholder says the same. */
  labelHidden?: boolean;
  /** The text, when the owner holds it. */
  value?: string;
  /** The first text, when the field holds its own. */
  defaultValue?: string;
  /** Gets the whole text on every change. */
  onValueChange?: (value: string) => void;
  /** What is wrong and how to put it right; takes the hint's place. */
  error?: string;
  /** One line of help under the field. */
  hint?: ReactNode;
  /** Icon or prefix before the text. */
  leading?: ReactNode;
  /** Control after the text. */
  trailing?: ReactNode;
  /** Offers a button that empties the field once it has text. */
  clearable?: boolean;
};

/** One line of text to enter. */
export function TextField({
  label,
  labelHidden = false,
  value,
  defaultValue = '',
  onValueChange,
  error,
  hint,
  leading,
  trailing,
  clearable = false,
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  onChange,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const change = (next: string) => {
    setOwnText(next);
    onValueChange?.(next);
  };
  useFormReset(inputId, text, change);
  const clear = () => {
    change('');
    document.getElementById(inputId)?.focus();
  };

  return (
    <FieldFrame id={inputId} label={label} labelHidden={labelHidden} error={error} hint={hint}>
      <div
        className={styles.box}
        data-invalid={error === undefined ? undefined : ''}
        data-disabled={rest.disabled ? '' : undefined}
      >
        {leading !== undefined && <span className={styles.side}>{leading}</span>}
        <input
          {...rest}
          id={inputId}
          className={styles.input}
          value={text}
          aria-invalid={error === undefined ? invalid : true}
          aria-describedby={joinIds(describedBy, messageId(inputId))}
          onChange={(event) => {
            onChange?.(event);
            change(event.target.value);
          }}
        />
        {clearable && text !== '' && !rest.disabled && !rest.readOnly && (
          <span className={styles.side}>
            <IconButton label={`清除${label}`} tone="quiet" size="small" onClick={clear}>
              <CloseCircleFill size={18} />
            </IconButton>
          </span>
        )}
        {trailing !== undefined && <span className={styles.side}>{trailing}</span>}
      </div>
    </FieldFrame>
  );
}
