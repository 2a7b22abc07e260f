import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/** How to ask each open layer to close, the topmost last. */
const open: (() => void)[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** Whether any modal layer stands open on the page in view. */
export const hasOpenLayer = (): boolean => open.length > 0;

/** Calls back whenever a modal layer opens or closes; gives how to end that. */
export function followLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many modal layers stand open on the page in view; a popup of no haste gives way to them. */
export const useOpenLayerCount = (): number => useSyncExternalStore(followLayers, () => open.length);

/** Asks the topmost layer to close, as Escape does; one that cannot be left now stays (primitives DG.P7). */
export const dismissTopLayer = (): void => open.at(-1)?.();

/**
 * Counts a layer among the open ones, from the moment it is in the document: a Back right behind it must find it (product.md
 * D18). That of a kept page counts only while its page is shown.
 */
export function useOpenLayer(isOpen: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dismissIt = () => dismiss();
    open.push(dismissIt);
    tell();
    return () => {
      open.splice(open.indexOf(dismissIt), 1);
      tell();
    };
  }, [isOpen]);
}
