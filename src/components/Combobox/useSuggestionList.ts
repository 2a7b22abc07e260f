import { useState, type KeyboardEvent } from 'react';

/** Whether the list under a combobox is open, and which of its `count` options the arrow keys have reached. */
export function useSuggestionList(count: number) {
  const [wanted, setWanted] = useState(false);
  const [reached, setReached] = useState<number>();
  const open = wanted && count > 0;
  const active = open && reached !== undefined && reached < count ? reached : undefined;

  const want = (next: boolean) => {
    setReached(undefined);
    setWanted(next);
  };
  const close = () => want(false);
  const reach = (index: number) => {
    setWanted(true);
    setReached(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's own keys choose characters, not suggestions.
    if (count === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') reach(active === undefined ? 0 : (active + 1) % count);
    else if (event.key === 'ArrowUp') reach(((active ?? 0) + count - 1) % count);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
  };
  return { wanted, open, active, want, close, onKeyDown };
}
