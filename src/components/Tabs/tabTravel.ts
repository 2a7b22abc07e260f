export type Tab = {
  id: string;
  label: string;
  disabled?: boolean;
  /** How many things wait behind it; nothing is rendered from 0 down. */
  badge?: number;
  /** Something is new behind it; a badge goes before. */
  dot?: boolean;
};

/** The tab an id names; an unknown or disabled one falls to the first that can be chosen. */
export function resolveTab(tabs: readonly Tab[], value: string): Tab | undefined {
  return tabs.find(({ id, disabled }) => id === value && !disabled) ?? tabs.find(({ disabled }) => !disabled);
}

/** The next tab that can be chosen, `step` (1 or -1) away from `from`; undefined at the end unless it wraps. */
export function stepTab(tabs: readonly Tab[], from: string, step: 1 | -1, wrap: boolean): Tab | undefined {
  const start = tabs.findIndex(({ id }) => id === from);
  for (let travel = 1; travel < tabs.length; travel += 1) {
    const position = start + step * travel;
    const tab = wrap ? tabs.at(position % tabs.length) : position >= 0 ? tabs[position] : undefined;
    if (tab && !tab.disabled) return tab;
  }
  return undefined;
}

/** Where a key leads from the tab it was pressed on (APG tabs); undefined for keys that are not ours. */
export function tabForKey(tabs: readonly Tab[], from: string, key: string): Tab | undefined {
  switch (key) {
    case 'ArrowRight':
      return stepTab(tabs, from, 1, true);
    case 'ArrowLeft':
      return stepTab(tabs, from, -1, true);
    case 'Home':
      return tabs.find(({ disabled }) => !disabled);
    case 'End':
      return tabs.findLast(({ disabled }) => !disabled);
    default:
      return undefined;
  }
}
