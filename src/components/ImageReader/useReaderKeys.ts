import { useEffectEvent, useLayoutEffect } from 'react';

export type ReaderKeys = {
  onTurn: (step: 1 | -1) => void;
  onFirst: () => void;
  onLast: () => void;
  onNudge: (step: 1 | -1) => void;
  onToggleControls: () => void;
  /** Without it Escape is left to others. */
  onEscape: (() => void) | undefined;
};

/**
 * Keys of a desktop: arrows, space and page keys turn, Home and End go to the ends, Enter and M toggle the
 * controls and Escape closes them.
 */
export function useReaderKeys(keys: ReaderKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key, shiftKey } = event;
    if (document.querySelector('[data-layer]') || isTakenBy(target, key)) return;
    const act = actionOf(key, shiftKey, keys);
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the first paint, so that no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether what has the focus has its own use for a key. */
function isTakenBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select')) return key !== 'Escape';
  return (key === ' ' || key === 'Enter') && target.closest('button, a') !== null;
}

function actionOf(key: string, shift: boolean, keys: ReaderKeys): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return () => keys.onTurn(1);
    case 'ArrowLeft':
    case 'PageUp':
      return () => keys.onTurn(-1);
    case ' ':
      return () => keys.onTurn(shift ? -1 : 1);
    case 'ArrowDown':
      return () => keys.onNudge(1);
    case 'ArrowUp':
      return () => keys.onNudge(-1);
    case 'Home':
      return keys.onFirst;
    case 'End':
      return keys.onLast;
    case 'Enter':
    case 'm':
    case 'M':
      return keys.onToggleControls;
    case 'Escape':
      return keys.onEscape;
    default:
      return undefined;
  }
}
