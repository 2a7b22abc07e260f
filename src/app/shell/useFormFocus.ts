import { useEffect, useState } from 'react';

/** Whether a field is being typed in: nothing may cover it then. */
export function useFormFocus(): boolean {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const look = () => setFocused(document.activeElement?.matches('input, textarea, select') ?? false);
    // On its way from one field to the next the focus is nowhere for a moment.
    const lookSoon = () => setTimeout(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
    };
  }, []);
  return focused;
}
