import { useEffect, useEffectEvent, useState } from 'react';

/** The form a control belongs to, or a group of controls stands in. */
const formOf = (element: HTMLElement | null): HTMLFormElement | null =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.form
    : (element?.closest('form') ?? null);

/**
 * Gives a field its first value back when its form is reset. A field whose value React holds hears nothing
 * of a reset by itself.
 * @param id of the control, or of the group of controls
 * @param current value; the one of the first render is what a reset brings back
 * @param restore takes the first value over, and tells the owner
 */
export function useFormReset<T>(id: string, current: T, restore: (first: T) => void): void {
  const [first] = useState(current);
  const onReset = useEffectEvent((event: Event) => {
    if (event.defaultPrevented || event.target !== formOf(document.getElementById(id))) return;
    restore(first);
  });
  useEffect(() => {
    // From outside the form, so that whoever keeps a reset from happening has spoken.
    window.addEventListener('reset', onReset);
    return () => window.removeEventListener('reset', onReset);
  }, []);
}
