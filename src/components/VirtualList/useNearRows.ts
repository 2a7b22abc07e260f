import type { Range, Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef } from 'react';
import { withNeighbours, type RowKey } from './listRows.ts';

export type Rows = Virtualizer<HTMLElement, HTMLElement>;

/** How far beyond the viewport rows are mounted, in CSS px: far where a moving reader is going, little elsewhere. */
const AHEAD = 300;
const NEAR = 50;

export type NearRows = {
  /** The indexes to mount for those in view. */
  extract: (range: Range) => number[];
  /** Tells whose rows they are. */
  follow: (rows: Rows) => void;
};

/** The rows in view with those around them, reckoned in px and not in rows, and the focused row wherever it is (LI.P11). */
export function useNearRows(keys: readonly RowKey[], focusedKey: string | undefined, moving: boolean): NearRows {
  const followed = useRef<Rows>(null);
  const focused = useMemo(() => (focusedKey === undefined ? -1 : keys.findIndex((key) => String(key) === focusedKey)), [keys, focusedKey]);

  const extract = useCallback(
    (range: Range) => {
      const rows = followed.current;
      const ahead = moving ? rows?.scrollDirection : undefined;
      const near = rows ? widen(range, rows, { above: ahead === 'backward' ? AHEAD : NEAR, below: ahead === 'forward' ? AHEAD : NEAR }) : range;
      return withNeighbours(indexesOf(near), focused, range.count);
    },
    [focused, moving],
  );
  const follow = useCallback((rows: Rows) => {
    followed.current = rows;
  }, []);
  return { extract, follow };
}

type Span = Pick<Range, 'startIndex' | 'endIndex'>;

const indexesOf = ({ startIndex, endIndex }: Span) => Array.from({ length: endIndex - startIndex + 1 }, (_, step) => startIndex + step);

/** The first to the last row that lies within reach of the viewport. */
function widen({ startIndex, endIndex, count }: Range, rows: Rows, reach: { above: number; below: number }): Span {
  const places = rows.measurementsCache;
  const offset = rows.scrollOffset ?? 0;
  const upper = offset - reach.above;
  const lower = offset + (rows.scrollRect?.height ?? 0) + reach.below;
  let first = startIndex;
  while (first > 0 && (places[first]?.start ?? upper) > upper) first -= 1;
  let last = endIndex;
  while (last < count - 1 && (places[last]?.end ?? lower) < lower) last += 1;
  return { startIndex: first, endIndex: last };
}
