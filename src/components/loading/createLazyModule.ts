import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './whenQuiet.ts';

/** Code that is not needed to draw the first picture. */
export type LazyModule<Code> = {
  /** Asks for it, once; again only after it did not come. */
  load: () => Promise<void>;
  /**
   * The code, once it has come; asked for when `wait` is over, or at once where it is `urgent`. Unlike a suspended
   * component, which React holds back for a third of a second, it is rendered as soon as it is there; in pieces, between
   * which a tap or a key is answered. `onMissing` is called when it did not come while it was urgent.
   */
  useModule: (urgent?: boolean, onMissing?: (error: unknown) => void) => Code | undefined;
};

/**
 * Keeps what `fetch` brings for all who use it. A prerendered page begins without, as the server drew it.
 * @param wait for the moment to ask for it where nobody is waiting; when the page is idle, by default
 */
export function createLazyModule<Code>(fetch: () => Promise<Code>, wait = whenIdle): LazyModule<Code> {
  let code: Code | undefined;
  let coming: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  const load = () => {
    coming ??= fetch().then(
      (fetched) => {
        code = fetched;
        listeners.forEach((listener) => listener());
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const useModule = (urgent = false, onMissing?: (error: unknown) => void) => {
    const [current, setCurrent] = useState(() => code);
    const isHere = current !== undefined;
    const tellMissing = useEffectEvent((error: unknown) => onMissing?.(error));
    useEffect(() => {
      if (isHere) return undefined;
      const take = () => startTransition(() => setCurrent(() => code));
      listeners.add(take);
      let isAwaited = urgent;
      // Taken here too: it may have come between the drawing and this.
      const ask = () => void load().then(take, (error: unknown) => isAwaited && tellMissing(error));
      const callOff = urgent ? ask() : wait(ask);
      return () => {
        isAwaited = false;
        listeners.delete(take);
        callOff?.();
      };
    }, [isHere, urgent]);
    return current;
  };
  return { load, useModule };
}
