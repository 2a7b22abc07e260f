import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { UploadItem } from './uploadItem.ts';

/**
 * Keeps the focus in the tray when the button that removed an item goes with it: on the item that takes its
 * place, on the last one, or on the file field of an empty tray.
 * @returns to be called before an item is removed
 */
export function useRemovedFocus(
  tray: RefObject<HTMLElement | null>,
  items: readonly UploadItem[],
): (id: string) => void {
  const removed = useRef<{ id: string; index: number }>(undefined);
  useLayoutEffect(() => {
    if (!removed.current || items.some(({ id }) => id === removed.current?.id)) return;
    const { index } = removed.current;
    removed.current = undefined;
    if (document.activeElement !== document.body) return;
    const tiles = tray.current?.querySelectorAll<HTMLElement>('[data-upload-open]') ?? [];
    const next = tiles[Math.min(index, tiles.length - 1)] ?? tray.current?.querySelector('input');
    next?.focus({ preventScroll: true });
  }, [tray, items]);
  return (id) => {
    removed.current = { id, index: items.findIndex((item) => item.id === id) };
  };
}
