import { useState } from 'react';

export type ComposedTextOptions = {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
};

/**
 * Text an input method may be composing in. While it does, the field shows what is being composed even if
 * the owner answers with another text: writing into a field then breaks the composition off.
 */
export function useComposedText({ value, defaultValue, onValueChange }: ComposedTextOptions) {
  const [draft, setDraft] = useState(defaultValue);
  const [composedFrom, setComposedFrom] = useState<string>();
  const text = composedFrom === undefined ? (value ?? draft) : draft;
  return {
    text,
    /** The text without the letters still being composed: pinyin must not count as too long. */
    settled: composedFrom ?? text,
    change: (next: string) => {
      setDraft(next);
      onValueChange?.(next);
    },
    beginComposing: () => {
      setDraft(text);
      setComposedFrom(text);
    },
    endComposing: () => setComposedFrom(undefined),
  };
}
