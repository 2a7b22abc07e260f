import { useRef, useState } from 'react';
import { resolveTab, type Tab } from './tabTravel.ts';

/** May refuse a tab the reader chose, now or later. */
export type TabGuard = (id: string) => boolean | Promise<boolean>;

type SelectionOptions = {
  tabs: readonly Tab[];
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((id: string) => void) | undefined;
  guard: TabGuard | undefined;
};

/** The selected tab, held here or by the owner, and the one way to another: taps, keys and swipes all ask the guard (D8). */
export function useTabSelection({ tabs, value, defaultValue = '', onValueChange, guard }: SelectionOptions) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const selected = resolveTab(tabs, value ?? ownValue);
  /** Only the latest choice counts when the guard takes its time. */
  const latestChoice = useRef(0);

  const select = (id: string) => {
    setOwnValue(id);
    onValueChange?.(id);
  };
  const choose = (tab: Tab | undefined) => {
    if (!tab || tab.disabled) return;
    latestChoice.current += 1;
    if (tab.id === selected?.id) return;
    const choice = latestChoice.current;
    const verdict = guard?.(tab.id) ?? true;
    if (verdict === true) select(tab.id);
    else if (verdict !== false) {
      // A guard that fails refuses.
      void verdict.then(
        (allowed) => {
          if (allowed && latestChoice.current === choice) select(tab.id);
        },
        () => undefined,
      );
    }
  };
  return { selected, select, choose };
}
