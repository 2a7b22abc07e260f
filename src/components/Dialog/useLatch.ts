import { useEffect, useRef } from 'react';

export type Latch = {
  /** Whether this is the first call; closes in the same tick, before anything renders. */
  take: () => boolean;
  /** What was begun came to nothing: it may be tried again. */
  release: () => void;
};

/** Lets one call through for each opening, and again after `pending` has come and gone (DG.P1). */
export function useLatch(open: boolean, pending: boolean): Latch {
  const taken = useRef(false);
  useEffect(() => {
    if (open && !pending) taken.current = false;
  }, [open, pending]);
  return {
    take: () => {
      const first = !taken.current;
      taken.current = true;
      return first;
    },
    release: () => {
      taken.current = false;
    },
  };
}
