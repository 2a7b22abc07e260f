import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { useFormReset } from '../fields/useFormReset.ts';
import { SliderTrack, type SliderMark } from './SliderTrack.tsx';
import * as styles from './Slider.css.ts';
import { useSliderPointer } from './useSliderPointer.ts';

type NativeProps = Omit<
  ComponentProps<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'role'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'step'
  | 'aria-valuetext'
>;

export type SliderProps = NativeProps & {
  /** What is set; shown above with the value, and spoken. */
  label: string;
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean;
  min?: number;
  max?: number;
  step?: number;
  /** The value, when the owner holds it. */
  value?: number;
  /** The first value, when the slider holds it; `min` by default. */
  defaultValue?: number;
  /** Gets every value on the way. */
  onValueChange?: (value: number) => void;
  /** Gets the value where the finger is lifted or a key has moved it. */
  onValueCommit?: (value: number) => void;
  /** The value in words, shown and spoken. */
  formatValue?: (value: number) => string;
  /** Points worth naming along the way. */
  marks?: readonly SliderMark[];
  /** `value` writes the value on the thumb itself. */
  thumb?: 'disc' | 'value';
  /** `night` stands on the reader's dark sheet. */
  tone?: 'light' | 'night';
};

/** A value between two ends: the native range control, styled by us, so that keys and forms work as they always do. */
export function Slider({
  label,
  labelHidden = false,
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  formatValue = String,
  marks = [],
  thumb = 'disc',
  tone = 'light',
  id,
  onChange,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const current = Math.min(Math.max(value ?? ownValue, min), max);
  const change = (next: number) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  useFormReset(inputId, value ?? ownValue, change);
  const rail = useRef<HTMLDivElement>(null);
  const pointer = useSliderPointer(rail);
  useCommit(rail, onValueCommit);

  return (
    <div className={styles.root} data-tone={tone} data-disabled={rest.disabled ? '' : undefined}>
      <div className={labelHidden ? visuallyHidden : styles.head}>
        <label htmlFor={inputId}>{label}</label>
        {thumb === 'disc' && (
          <output htmlFor={inputId} className={styles.value} aria-hidden>
            {formatValue(current)}
          </output>
        )}
      </div>
      <div ref={rail} className={styles.rail} data-thumb={thumb} {...pointer}>
        <input
          {...rest}
          id={inputId}
          type="range"
          className={styles.input}
          min={min}
          max={max}
          step={step}
          value={current}
          aria-valuetext={formatValue(current)}
          onChange={(event) => {
            onChange?.(event);
            change(event.target.valueAsNumber);
          }}
        />
        <SliderTrack share={(at) => (max === min ? 0 : (at - min) / (max - min))} value={current} marks={marks}>
          {thumb === 'value' ? formatValue(current) : undefined}
        </SliderTrack>
      </div>
    </div>
  );
}

/** The end of a move is the native `change` event, which React's `onChange` does not tell from `input`. */
function useCommit(rail: RefObject<HTMLElement | null>, onValueCommit: ((value: number) => void) | undefined): void {
  const commit = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) onValueCommit?.(event.target.valueAsNumber);
  });
  useEffect(() => {
    const element = rail.current;
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, [rail]);
}
