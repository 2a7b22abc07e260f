import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whenIdle } from './whenQuiet.ts';

/** Code that is not needed to draw the first picture. */
export type LateCode<Code> = {
  /** Asks for it, once; again only after it did not come. */
  load: () => Promise<void>;
  /**
   * The code, once it has come; asked for when `wait` is over, or at once where it is `urgent`. Unlike a suspended
   * component, which React holds back for a third of a second, it is drawn as soon as it is there. `onMissing` is told
   * that it did not come while it was urgent.
   */
  useCode: (urgent?: boolean, onMissing?: (error: unknown) => void) => Code | undefined;
};

/**
 * Keeps what `fetch` brings for all who use it. A prerendered page begins without, as the server drew it.
 * @param wait for the moment to ask for it where nobody is waiting; when the page is idle, unless told
 */
export function createLateCode<Code>(fetch: () => Promise<Code>, wait = whenIdle): LateCode<Code> {
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
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const useCode = (urgent = false, onMissing?: (error: unknown) => void) => {
    const current = useSyncExternalStore(subscribe, () => code, () => undefined);
    const isHere = current !== undefined;
    const tellMissing = useEffectEvent((error: unknown) => onMissing?.(error));
    useEffect(() => {
      if (isHere) return undefined;
      if (!urgent) return wait(() => void load().catch(() => undefined));
      let isAwaited = true;
      void load().catch((error: unknown) => isAwaited && tellMissing(error));
      return () => void (isAwaited = false);
    }, [isHere, urgent]);
    return current;
  };
  return { load, useCode };
}
