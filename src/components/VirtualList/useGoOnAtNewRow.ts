import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';

/**
 * Whoever asks for more by key goes on at the first row that comes: by then the button they pressed stands below them all,
 * or is gone. Returns what to do at the press.
 * @param items what the list shows; every answer brings others
 */
export function useGoOnAtNewRow(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): (press: MouseEvent) => void {
  const awaited = useRef<number>(undefined);
  useLayoutEffect(() => {
    const row =
      awaited.current === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"]`);
    if (!row) return;
    awaited.current = undefined;
    if (isStillThere(list.current)) row.focus();
  }, [list, items]);
  return ({ detail }) => {
    // The tail is in view, and with it the last row.
    const last = list.current?.querySelector('article:last-of-type')?.getAttribute('data-index') ?? -1;
    awaited.current = detail === 0 ? Number(last) + 1 : undefined;
  };
}

/** Whether the focus is where it was at the press, or was lost with the button. */
function isStillThere(list: HTMLElement | null): boolean {
  const tail = list?.querySelector('[data-tail]');
  return document.activeElement === document.body || tail?.contains(document.activeElement) === true;
}
