import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import { CheckLine } from '../icons/CheckLine.tsx';
import * as styles from './RadioGroup.css.ts';

/** What an option may stand for; a form sends it as text. */
export type RadioValue = string | number;

export type RadioOption<Value extends RadioValue = string> = {
  value: Value;
  /** What is chosen, as text or as a small composition. */
  label: ReactNode;
  /** A second, quieter text. */
  description?: ReactNode;
  /** In a row the icon before it; in a card the tag in its top-left corner. */
  leading?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends RadioValue = string> = Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'role' | 'children' | 'aria-label' | 'defaultValue'
> & {
  /** What is being chosen, as it is spoken. */
  label: string;
  /** The chosen option's value when the owner holds it; undefined or an unknown one chooses nothing. */
  value?: Value;
  /** The value chosen at first, when the group holds it: where the prop `value` is not given at all. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** The name under which a form sends the value. */
  name?: string;
  /** `rows` bring no surface of their own, a Card gives it; `cards` stand three in a row. */
  variant?: 'rows' | 'cards';
};

/** One of several, by native radios, so that arrows, forms and screen readers work as they always do. */
export function RadioGroup<Value extends RadioValue = string>(props: RadioGroupProps<Value>) {
  const { label, value, defaultValue, onValueChange, options, name, variant = 'rows', id, ...rest } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = 'value' in props ? value : ownValue;
  const choose = (next: Value) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  useFormReset(groupId, chosen, (first) => (first === undefined ? setOwnValue(undefined) : choose(first)));
  const Option = variant === 'rows' ? RowOption : CardOption;
  return (
    <div {...rest} id={groupId} role="radiogroup" aria-label={label} className={styles.group[variant]}>
      {options.map((option) => (
        <Option key={option.value} option={option}>
          <input
            type="radio"
            className={styles.input}
            name={name ?? ownId}
            value={option.value}
            checked={option.value === chosen}
            disabled={option.disabled}
            onChange={() => choose(option.value)}
          />
        </Option>
      ))}
    </div>
  );
}

type OptionProps = { option: Omit<RadioOption, 'value'>; children: ReactNode };

function RowOption({ option, children }: OptionProps) {
  return (
    <label className={styles.row}>
      {children}
      {option.leading !== undefined && <span className={styles.leading}>{option.leading}</span>}
      <OptionText option={option} variant="rows" />
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
      <OptionText option={option} variant="cards" />
      <span className={styles.cornerTick}>
        <CheckLine size={14} />
      </span>
    </label>
  );
}

function OptionText({ option, variant }: Omit<OptionProps, 'children'> & { variant: 'rows' | 'cards' }) {
  return (
    <span className={styles.name[variant]}>
      {option.label}
      {option.description !== undefined && <span className={styles.description}>{option.description}</span>}
    </span>
  );
}
