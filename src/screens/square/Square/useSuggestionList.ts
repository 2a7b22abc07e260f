import { useState, type KeyboardEvent } from 'react';

/** Whether the list under a combobox is open, and which of it the arrow keys have reached. */
export function useSuggestionList(suggestions: readonly string[]) {
  const [wanted, setWanted] = useState(false);
  const [reached, setReached] = useState<number>();
  const open = wanted && suggestions.length > 0;

  const want = (next: boolean) => {
    setReached(undefined);
    setWanted(next);
  };
  const close = () => want(false);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's own keys choose characters, not suggestions.
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setReached(reached === undefined ? 0 : (reached + 1) % suggestions.length);
    else if (event.key === 'ArrowUp') setReached(((reached ?? 0) + suggestions.length - 1) % suggestions.length);
    else return;
    event.preventDefault();
  };
  return { open, active: open ? reached : undefined, want, close, onKeyDown };
}
