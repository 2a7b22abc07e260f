import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowKey } from './listRows.ts';
import type { Rows } from './useRenderedRows.ts';

type HeldRow = { keys: readonly RowKey[]; key: RowKey; below: number };

/**
 * Rows that came or went above the reader while the list was hidden leave the row before his eyes where it was: whoever
 * gives a hidden page its scroll position back knows nothing of them (LI.P8, LI.P9).
 */
export function useHeldRow(rows: Rows, keys: readonly RowKey[]): void {
  const held = useRef<HeldRow>(undefined);

  const hold = useEffectEvent(() => {
    const offset = rows.scrollOffset ?? 0;
    const row = offset > rows.options.scrollMargin ? rows.getVirtualItemForOffset(offset) : undefined;
    held.current = row && { keys, key: keys[row.index] ?? row.index, below: offset - row.start };
  });
  const giveBack = useEffectEvent(() => {
    const { current } = held;
    if (!current || current.keys === keys) return;
    const measured = rows.measurementsCache[keys.indexOf(current.key)];
    if (measured) rows.scrollElement?.scrollTo({ top: measured.start + current.below, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    // After the commit, when the page around the list has given its scrollers their places, and before it is painted.
    queueMicrotask(() => giveBack());
    return () => hold();
  }, []);
}
