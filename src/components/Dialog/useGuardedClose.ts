import { useLayoutEffect, useRef } from 'react';

/** Says whether the reader may leave; a promise while that has to be found out. */
export type BeforeClose = () => boolean | Promise<boolean>;

type Guarded = { open: boolean; onOpenChange: (open: boolean) => void; beforeClose: BeforeClose | undefined };

/** The reader's way out, behind a guard that is asked one question at a time. */
export function useGuardedClose({ open, onOpenChange, beforeClose }: Guarded): () => void {
  const asking = useRef(false);
  const stillOpen = useRef(open);
  useLayoutEffect(() => {
    stillOpen.current = open;
  }, [open]);

  const closeIf = (allowed: boolean) => {
    asking.current = false;
    // Its owner may have closed it while the guard was thinking.
    if (allowed && stillOpen.current) onOpenChange(false);
  };
  return () => {
    if (asking.current) return;
    const allowed = beforeClose?.() ?? true;
    if (typeof allowed === 'boolean') return closeIf(allowed);
    asking.current = true;
    // A guard that fails keeps it open, as one that says no.
    void allowed.then(closeIf, () => closeIf(false));
  };
}
