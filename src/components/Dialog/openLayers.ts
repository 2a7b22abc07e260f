import { useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';

type OpenLayer = {
  /** Its position above the others, from 0. */
  order: number;
  /** Asks it to close. */
  dismiss: () => void;
};

/** The open layers, the topmost last. */
const open: OpenLayer[] = [];
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
export const dismissTopLayer = (): void => open.at(-1)?.dismiss();

/** The position of the next layer: above all that are open. */
const nextOrder = (): number => (open.at(-1)?.order ?? -1) + 1;

/**
 * Counts a layer among the open ones, from the moment it is in the document: a Back right behind it must find it (product
 * D18). That of a kept page counts only while its page is shown. Gives its position above the others, from 0: one opened again
 * while it still leaves lies above what was opened since, wherever it stands in the document.
 */
export function useOpenLayer(isOpen: boolean, onDismiss: () => void): number {
  const dismiss = useEffectEvent(onDismiss);
  const [stacking, setStacking] = useState({ isOpen, order: isOpen ? nextOrder() : 0 });
  if (stacking.isOpen !== isOpen) setStacking({ isOpen, order: isOpen ? nextOrder() : stacking.order });
  const { order } = stacking;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = { order, dismiss: () => dismiss() };
    const above = open.findIndex((other) => other.order > order);
    open.splice(above < 0 ? open.length : above, 0, layer);
    tell();
    return () => {
      open.splice(open.indexOf(layer), 1);
      tell();
    };
  }, [isOpen, order]);
  return order;
}
