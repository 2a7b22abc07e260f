/** What stands below the rows. */
export type ListTail = 'more' | 'loading' | 'failed' | 'end';

/** Rows end nearer than this below the fold: time to load (spec §9), in CSS px. */
export const LOAD_DISTANCE = 300;

/** Where the list stands when it is looked at. */
export type ListView = {
  tail: ListTail;
  /** Rows so far. */
  count: number;
  /** From the lower edge of the viewport to the end of the rows, in CSS px. */
  distance: number;
  /** Height of the scroller; 0 while hidden. */
  viewport: number;
  /** A person's scroll may ask again where the list by itself may not. */
  cause: 'self' | 'scroll';
};

export type LoadGate = {
  /** Whether to ask for more now; says yes once, then no until the answer has settled. */
  mayLoad: (view: ListView) => boolean;
  /** To be notified of every change of tail or rows. */
  settle: (tail: ListTail, count: number) => void;
};

/**
 * Lets one request through at a time (LI.P1), closed in the same tick, and none by itself after an answer
 * that brought no row (LI.P3).
 */
export function createLoadGate(): LoadGate {
  let waiting = false;
  let askedAt: number | undefined;
  return {
    mayLoad({ tail, count, distance, viewport, cause }) {
      if (tail !== 'more' || waiting || viewport <= 0 || distance > LOAD_DISTANCE) return false;
      if (cause === 'self' && askedAt === count) return false;
      waiting = true;
      askedAt = count;
      return true;
    },
    settle(tail, count) {
      if (tail !== 'loading') waiting = false;
      if (count !== askedAt) askedAt = undefined;
    },
  };
}
