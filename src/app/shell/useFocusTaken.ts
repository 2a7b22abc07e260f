import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const isFocusTaken = (): boolean =>
  document.activeElement?.closest('input, textarea, select, form, [data-layer]') != null;

/**
 * Whether somebody is typing, or in a dialog, which holds the focus while it is open: nothing may cover that. Nor may
 * anything open under a press that takes the focus elsewhere: it would take the click as well.
 */
export function useFocusTaken(): boolean {
  const { key } = useLocation();
  const [taken, setTaken] = useState(isFocusTaken);
  useEffect(() => {
    const stop = new AbortController();
    let pressed = false;
    const look = () => setTaken((before) => isFocusTaken() || (before && pressed));
    // On its way from one field to the next the focus is nowhere for a moment; and a click comes after its press is over.
    const lookSoon = () => setTimeout(look);
    const press = () => void (pressed = true);
    const lift = () =>
      setTimeout(() => {
        pressed = false;
        look();
      });
    const listen = (type: string, listener: () => void) =>
      document.addEventListener(type, listener, { capture: true, signal: stop.signal });
    listen('focusin', look);
    listen('focusout', lookSoon);
    listen('pointerdown', press);
    listen('pointerup', lift);
    listen('pointercancel', lift);
    // A field that goes with its page says nothing of it.
    lookSoon();
    return () => stop.abort();
  }, [key]);
  return taken;
}
