import { useEffect, useRef, useState } from 'react';
import { useRouteLocation } from './routeLocation.ts';

const isFocusTaken = (): boolean =>
  document.activeElement?.closest('input, textarea, select, form, [data-layer]') != null;

/** After a press the next one often follows at once, and what it opened may still be loading. */
const CALM_MS = 600;

/** Whether somebody is typing, in a dialog or pressing something: what opened over that would take the next click. */
export function useFocusTaken(): boolean {
  const { key } = useRouteLocation();
  const [taken, setTaken] = useState(isFocusTaken);
  const pressed = useRef(false);
  useEffect(() => {
    const look = () => setTaken(isFocusTaken() || pressed.current);
    const stop = new AbortController();
    let calm: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(calm);
      pressed.current = true;
      look();
    };
    const lift = () => {
      clearTimeout(calm);
      calm = setTimeout(() => {
        pressed.current = false;
        look();
      }, CALM_MS);
    };
    const listen = (type: string, listener: () => void) =>
      document.addEventListener(type, listener, { capture: true, signal: stop.signal });
    listen('focusin', look);
    // Between two fields nothing has the focus for a moment.
    listen('focusout', () => void setTimeout(look));
    listen('pointerdown', press);
    listen('pointerup', lift);
    listen('pointercancel', lift);
    return () => {
      stop.abort();
      clearTimeout(calm);
      pressed.current = false;
    };
  }, []);
  useEffect(() => {
    // A field that goes with its page says nothing of it.
    const timer = setTimeout(() => setTaken(isFocusTaken() || pressed.current));
    return () => clearTimeout(timer);
  }, [key]);
  return taken;
}
