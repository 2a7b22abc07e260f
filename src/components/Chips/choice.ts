import type { ReactNode } from 'react';

/** What a chip may stand for; `undefined` is the usual value of 全部. */
export type ChipValue = string | number | undefined;

export type ChipOption<Value extends ChipValue = string> = {
  value: Value;
  /** A word or two, with an icon if need be. */
  label: ReactNode;
  /** Spoken name, where the label alone does not say enough. */
  accessibleLabel?: string;
  disabled?: boolean;
  /** Makes the chip a link: the chosen one is where one is. */
  href?: string;
};

/** One is chosen at most. */
export type OneChoice<Value> = {
  /** Several can be chosen. */
  multiple?: false;
  /** The chosen option's value, when the owner holds it. */
  value?: Value;
  /** The value chosen at first, when the chips hold it: where the prop `value` is not given at all. */
  defaultValue?: Value;
  /** Called with the newly chosen value. */
  onValueChange?: (value: Value) => void;
  max?: undefined;
};

/** Any number may be chosen. */
export type SeveralChoice<Value> = {
  multiple: true;
  /** The chosen options' values, when the owner holds them. */
  value?: readonly Value[];
  /** The values chosen at first, when the chips hold them. */
  defaultValue?: readonly Value[];
  /** Called with all chosen values, in the order of the options. */
  onValueChange?: (value: readonly Value[]) => void;
  /** With so many chosen, the others are disabled. */
  max?: number;
};
