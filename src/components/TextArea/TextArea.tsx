import { useId, type ComponentProps, type ReactNode } from 'react';
import { rem } from '#theme/rem.ts';
import { joinIds } from '../fields/ids.ts';
import { useFormReset } from '../fields/useFormReset.ts';
import { FieldFrame, messageId } from '../TextField/FieldFrame.tsx';
import { CharacterCounter, type CharacterCounterProps } from './CharacterCounter.tsx';
import * as styles from './TextArea.css.ts';
import { useComposedText } from './useComposedText.ts';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'rows' | 'maxLength'
>;

export type TextAreaProps = NativeProps & {
  /** What to write; shown above the field and spoken. */
  label: string;
  /** Keeps the label for assistive technology only, where the placeholder says the same. */
  labelHidden?: boolean;
  /** The text, when the owner holds it. */
  value?: string;
  /** The first text, when the field holds its own. */
  defaultValue?: string;
  /** Gets the whole text on every change, too long ones included: nothing typed or pasted is ever cut. */
  onValueChange?: (value: string) => void;
  /** What is wrong and how to put it right; takes the hint's place. */
  error?: string;
  /** One line of help under the field. */
  hint?: ReactNode;
  /** The most characters it should hold, in code points; a longer text is said to be too long. */
  maxLength?: number;
  /** `near` shows the count only in the last tenth. */
  counter?: 'always' | 'near';
  /** Lines it is high when empty. */
  minRows?: number;
  /** Lines it grows to; from there on it scrolls. */
  maxRows?: number;
  /** Controls in the field's own foot, left of the count. */
  footer?: ReactNode;
  /** `plain` has no frame, for a page that is one sheet of paper. */
  variant?: 'framed' | 'plain';
};

/** Several lines of text to enter; grows with what is written. */
export function TextArea({
  label,
  labelHidden = false,
  value,
  defaultValue = '',
  onValueChange,
  error,
  hint,
  maxLength,
  counter = 'always',
  minRows = 3,
  maxRows = 8,
  footer,
  variant = 'framed',
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
  onChange,
  onCompositionStart,
  onCompositionEnd,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const counterId = `${fieldId}-counter`;
  const { text, settled, change, beginComposing, endComposing } = useComposedText({
    value,
    defaultValue,
    onValueChange,
  });
  useFormReset(fieldId, text, change);
  const excess = maxLength === undefined ? 0 : Math.max(0, countOf(settled) - maxLength);
  const problem = error ?? (excess > 0 ? `最多 ${maxLength} 字，已超出 ${excess} 字` : undefined);

  return (
    <FieldFrame id={fieldId} label={label} labelHidden={labelHidden} error={problem} hint={hint}>
      <div
        className={styles.box}
        data-variant={variant}
        data-invalid={problem === undefined ? undefined : ''}
        data-disabled={rest.disabled ? '' : undefined}
      >
        <div
          className={styles.grow}
          style={{ minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }}
          data-text={text}
        >
          <textarea
            {...rest}
            id={fieldId}
            className={styles.input}
            rows={minRows}
            value={text}
            aria-invalid={problem === undefined ? invalid : true}
            aria-describedby={joinIds(describedBy, messageId(fieldId), maxLength === undefined ? undefined : counterId)}
            onChange={(event) => {
              onChange?.(event);
              change(event.target.value);
            }}
            onCompositionStart={(event) => {
              onCompositionStart?.(event);
              beginComposing();
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              endComposing();
            }}
          />
        </div>
        <Foot
          counterId={counterId}
          count={countOf(text)}
          limit={maxLength}
          over={excess > 0}
          quiet={counter === 'near'}
        >
          {footer}
        </Foot>
      </div>
    </FieldFrame>
  );
}

type FootProps = Omit<CharacterCounterProps, 'id' | 'limit'> & {
  counterId: string;
  limit: number | undefined;
  children: ReactNode;
};

function Foot({ counterId, limit, children, ...count }: FootProps) {
  if (children === undefined && limit === undefined) return null;
  return (
    <div className={styles.foot}>
      <div className={styles.footer}>{children}</div>
      {limit !== undefined && <CharacterCounter {...count} id={counterId} limit={limit} />}
    </div>
  );
}

const countOf = (text: string): number => [...text].length;

const heightOf = (rows: number): string => rem(rows * styles.LINE + 2 * styles.PADDING);
