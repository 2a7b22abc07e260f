import { useEffect, useState } from 'react';

/** A form's own button counts: a press on it moves the focus there, and what opened now would take the click. */
const isFocusTaken = (): boolean => document.activeElement?.closest('input, textarea, select, form, [data-layer]') != null;

/** Whether somebody is typing, or in a dialog, which holds the focus while it is open: nothing may cover that. */
export function useFocusTaken(): boolean {
  const [taken, setTaken] = useState(isFocusTaken);
  useEffect(() => {
    const look = () => setTaken(isFocusTaken());
    // On its way from one field to the next the focus is nowhere for a moment.
    const lookSoon = () => setTimeout(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return taken;
}
