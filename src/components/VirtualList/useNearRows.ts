import type { Range } from '@tanstack/react-virtual';
import { useCallback, useRef, type RefObject } from 'react';
import { withFocused, type RowKey } from './listRows.ts';
import type { FocusedRow } from './rowFocus.ts';
import type { Rows } from './useRenderedRows.ts';

/** How far beyond the rows in view others are mounted, in CSS px. */
const NEAR = 100;

export type NearRows = {
  /** The indexes to mount for those in view. */
  extract: (range: Range) => number[];
  /** Tells whose rows they are. */
  follow: (rows: Rows) => void;
};

/**
 * The rows in view with those around them, counted in px and not in rows, and the focused row wherever it is (LI.P11).
 * Which one that is is asked only as others come into view: a tap moves the focus, and need not draw the list for it.
 */
export function useNearRows(keys: readonly RowKey[], focusedRow: RefObject<FocusedRow | undefined>): NearRows {
  const followed = useRef<Rows>(null);

  const extract = useCallback(
    (range: Range) =>
      withFocused(
        widen(range, followed.current?.measurementsCache ?? []),
        indexOf(focusedRow.current, keys),
        keys.length,
      ),
    [keys, focusedRow],
  );
  const follow = useCallback((rows: Rows) => {
    followed.current = rows;
  }, []);
  return { extract, follow };
}

/** Where the focused row stands by now: rows may have come before it. */
function indexOf(row: FocusedRow | undefined, keys: readonly RowKey[]): number {
  if (!row) return -1;
  if (String(keys[row.index]) !== row.key) row.index = keys.findIndex((key) => String(key) === row.key);
  return row.index;
}

/** Every index from the first to the last row that lies near `range`, one more on each side at least. */
function widen({ startIndex, endIndex, count }: Range, places: Rows['measurementsCache']): number[] {
  const upper = (places[startIndex]?.start ?? 0) - NEAR;
  const lower = (places[endIndex]?.end ?? 0) + NEAR;
  let first = startIndex;
  while (first > 0 && (places[first]?.start ?? upper) > upper) first -= 1;
  let last = endIndex;
  while (last < count - 1 && (places[last]?.end ?? lower) < lower) last += 1;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
