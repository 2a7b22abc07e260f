import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import { CheckLine } from '../icons/CheckLine.tsx';
import * as styles from './RadioGroup.css.ts';

export type RadioOption = {
  value: string;
  /** What is chosen, in words or as a small composition. */
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** In a row the icon before it; in a card the tag in its top-left corner. */
  leading?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps = Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'role' | 'children' | 'aria-label'
> & {
  /** What is being chosen, as it is spoken. */
  label: string;
  /** The chosen option's value; an unknown one chooses nothing. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  options: readonly RadioOption[];
  /** `rows` bring no surface of their own, a Card gives it; `cards` stand three in a row. */
  variant?: 'rows' | 'cards';
};

/** One of several, by native radios, so that arrows, forms and screen readers work as they always do. */
export function RadioGroup({ label, value, onValueChange, options, variant = 'rows', id, ...rest }: RadioGroupProps) {
  const name = useId();
  const groupId = id ?? name;
  useFormReset(groupId, value, (first) => first !== undefined && onValueChange(first));
  const Option = variant === 'rows' ? RowOption : CardOption;
  return (
    <div {...rest} id={groupId} role="radiogroup" aria-label={label} className={styles.group[variant]}>
      {options.map((option) => (
        <Option key={option.value} option={option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
        </Option>
      ))}
    </div>
  );
}

type OptionProps = { option: RadioOption; children: ReactNode };

function RowOption({ option, children }: OptionProps) {
  return (
    <label className={styles.row}>
      {children}
      {option.leading !== undefined && <span className={styles.leading}>{option.leading}</span>}
      <OptionWords option={option} variant="rows" />
      <span className={styles.disc}>
        <span className={styles.tick}>
          <CheckLine size={14} />
        </span>
      </span>
    </label>
  );
}

function CardOption({ option, children }: OptionProps) {
  return (
    <label className={styles.card}>
      {children}
      {option.leading !== undefined && <span className={styles.corner}>{option.leading}</span>}
      <OptionWords option={option} variant="cards" />
      <span className={styles.cornerTick}>
        <CheckLine size={14} />
      </span>
    </label>
  );
}

function OptionWords({ option, variant }: { option: RadioOption; variant: 'rows' | 'cards' }) {
  return (
    <span className={styles.name[variant]}>
      {option.label}
      {option.description !== undefined && <span className={styles.description}>{option.description}</span>}
    </span>
  );
}
