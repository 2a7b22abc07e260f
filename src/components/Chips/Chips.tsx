import { useId, type ComponentProps } from 'react';
import { FollowLink } from '../Link/FollowLink.tsx';
import type { ChipOption, ChipValue, OneChoice, SeveralChoice } from './choice.ts';
import * as styles from './Chips.css.ts';
import { useChoice } from './useChoice.ts';
import { useChosenInView } from './useChosenInView.ts';

type CommonProps<Value extends ChipValue> = Omit<
  ComponentProps<'div'>,
  'className' | 'style' | 'role' | 'children' | 'aria-label' | 'defaultValue'
> & {
  /** What is being chosen, as it is spoken. */
  label: string;
  options: readonly ChipOption<Value>[];
  /** `wrap` goes on in a next line, `scroll` sideways with the chosen one in sight, `grid` stands in equal columns. */
  layout?: keyof typeof styles.layout;
  /** `pills` each have a ground of their own; `text` is plain until it is chosen, for sorting and filters. */
  variant?: keyof typeof styles.variant;
  /** What the chips lie on: a white card or the page's own ground. */
  surface?: 'card' | 'ground';
  /** Keeps the page's side distance inside, so that a scrolling line reaches the edges of the page. */
  inset?: boolean;
  /** Part of a form: native radios, or checkboxes where several can be chosen; otherwise buttons that act at once. */
  field?: boolean;
  /** The name under which a form sends the choice, with `field`. */
  name?: string;
  /** Called with the address of a link that was clicked plainly, in place of the app's own navigation. */
  onFollow?: (href: string) => void;
};

export type ChipsProps<Value extends ChipValue = string> = CommonProps<Value> &
  (OneChoice<Value> | SeveralChoice<Value>);

/** Pills to choose from, one or several. */
export function Chips<Value extends ChipValue = string>(props: ChipsProps<Value>) {
  const {
    label,
    options,
    layout = 'wrap',
    variant = 'pills',
    surface = 'card',
    inset = false,
    field = false,
    name,
    id,
    onFollow,
    multiple,
    max,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    ...rest
  } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const { chosen, choose } = useChoice(props, groupId);
  useChosenInView(groupId, layout === 'scroll', multiple ? 'several' : String(chosen[0]));
  const isFull = max !== undefined && chosen.length >= max;
  const type = multiple ? 'checkbox' : 'radio';
  return (
    <div
      {...rest}
      id={groupId}
      role={field && !multiple ? 'radiogroup' : 'group'}
      aria-label={label}
      className={inset ? `${styles.layout[layout]} ${styles.inset}` : styles.layout[layout]}
      data-surface={surface}
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        const chip = {
          option,
          chosen: isChosen,
          disabled: option.disabled === true || (isFull && !isChosen),
          className: styles.variant[variant],
          onChoose: () => choose(option.value),
        };
        const key = String(option.value);
        if (option.href !== undefined) return <LinkChip key={key} {...chip} href={option.href} onFollow={onFollow} />;
        return field ? (
          <FieldChip key={key} {...chip} type={type} name={name ?? ownId} />
        ) : (
          <ButtonChip key={key} {...chip} />
        );
      })}
    </div>
  );
}

type ChipProps = {
  option: Omit<ChipOption<ChipValue>, 'href'>;
  chosen: boolean;
  disabled: boolean;
  /** Which of the looks of a chip. */
  className: string;
  onChoose: () => void;
};

function ButtonChip({ option, chosen, disabled, className, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.target}
      aria-label={option.accessibleLabel}
      aria-pressed={chosen}
      data-chosen={chosen || undefined}
      disabled={disabled}
      onClick={onChoose}
    >
      <span className={className}>{option.label}</span>
    </button>
  );
}

type FieldChipProps = ChipProps & { type: 'radio' | 'checkbox'; name: string };

function FieldChip({ option, chosen, disabled, className, onChoose, type, name }: FieldChipProps) {
  return (
    <label className={styles.target} data-chosen={chosen || undefined} data-disabled={disabled || undefined}>
      <input
        type={type}
        className={styles.input}
        name={name}
        value={option.value ?? ''}
        aria-label={option.accessibleLabel}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={className}>{option.label}</span>
    </label>
  );
}

type LinkChipProps = ChipProps & { href: string; onFollow: ((href: string) => void) | undefined };

function LinkChip({ option, chosen, className, href, onFollow }: LinkChipProps) {
  return (
    <FollowLink
      href={href}
      onFollow={onFollow}
      className={styles.target}
      aria-label={option.accessibleLabel}
      aria-current={chosen || undefined}
      data-chosen={chosen || undefined}
    >
      <span className={className}>{option.label}</span>
    </FollowLink>
  );
}
