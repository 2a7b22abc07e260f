import { createElement, type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ModalBoxProps } from './ModalBox.tsx';

type Draw = (props: ModalBoxProps) => ReactNode;

let draw: Draw | undefined;
let coming: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Asks for the code of modal boxes, once; again only after it did not come. */
export function loadModalBox(): Promise<void> {
  coming ??= import('./ModalBox.tsx').then(
    ({ ModalBox }) => {
      draw = (props) => createElement(ModalBox, props);
      listeners.forEach((listener) => listener());
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What draws modal layers, once its code has come: it is asked for when the page has nothing to do, and at once when one
 * opens. `onMissing` is told when it does not come by then: a layer that cannot be seen must not count as open.
 */
export function useModalBox(open: boolean, onMissing: () => void): Draw | undefined {
  const current = useSyncExternalStore(subscribe, () => draw, () => undefined);
  const isHere = current !== undefined;
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isHere) return undefined;
    if (!open) return whenIdle(() => void loadModalBox().catch(() => undefined));
    void loadModalBox().catch(() => tellMissing());
    return undefined;
  }, [isHere, open]);
  return current;
}

/** After so long the page counts as idle where the browser does not say (Safari), in ms. */
const IDLE_AFTER_MS = 1000;

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const wish = requestIdleCallback(run);
    return () => cancelIdleCallback(wish);
  }
  const timer = setTimeout(run, IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}
