import { useState } from 'react';
import { useFormReset } from '../fields/useFormReset.ts';
import type { ChipOption, ChipValue, OneChoice, SeveralChoice } from './choice.ts';

type ChoiceProps<Value extends ChipValue> = (OneChoice<Value> | SeveralChoice<Value>) & {
  options: readonly ChipOption<Value>[];
};

/** One value as a list: `undefined` in it is the value of an option, or of none. */
const listOf = <Value extends ChipValue>(
  props: ChoiceProps<Value>,
  key: 'value' | 'defaultValue',
): readonly (Value | undefined)[] => (props.multiple ? (props[key] ?? []) : [props[key]]);

/**
 * What is chosen, held by the owner or here, and how another is chosen.
 * @param id of the group, which a reset of its form gives its first choice back
 */
export function useChoice<Value extends ChipValue>(props: ChoiceProps<Value>, id: string) {
  const [own, setOwn] = useState(() => listOf(props, 'defaultValue'));
  const chosen = 'value' in props ? listOf(props, 'value') : own;

  const change = (next: readonly (Value | undefined)[]) => {
    setOwn(next);
    const values = props.options.map(({ value }) => value).filter((value) => next.includes(value));
    if (props.multiple) props.onValueChange?.(values);
    else for (const value of values) props.onValueChange?.(value);
  };
  const choose = (value: Value) => {
    const isChosen = chosen.includes(value);
    if (props.multiple) change(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value]);
    else if (!isChosen) change([value]);
  };
  useFormReset(id, chosen, change);
  return { chosen, choose };
}
