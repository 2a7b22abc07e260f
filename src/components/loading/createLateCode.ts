import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Code that is not needed to draw the first picture. */
export type LateCode<Code> = {
  /** Asks for it, once; again only after it did not come. */
  load: () => Promise<void>;
  /**
   * The code, once it has come; asked for when the page has nothing to do, or at once where it is `urgent`. Unlike a
   * suspended component, which React holds back for a third of a second, it is drawn as soon as it is there.
   */
  useCode: (urgent?: boolean, onMissing?: (error: unknown) => void) => Code | undefined;
};

/** Keeps what `fetch` brings for all who use it. A prerendered page begins without, as the server drew it. */
export function createLateCode<Code>(fetch: () => Promise<Code>): LateCode<Code> {
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
      if (!urgent) return whenIdle(() => void load().catch(() => undefined));
      void load().catch((error: unknown) => tellMissing(error));
      return undefined;
    }, [isHere, urgent]);
    return current;
  };
  return { load, useCode };
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
