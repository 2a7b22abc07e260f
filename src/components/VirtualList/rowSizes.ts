import { measureElement } from '@tanstack/react-virtual';
import { isDisplayed } from '#components/scrolling/isDisplayed.ts';
import type { Rows } from './useRenderedRows.ts';

export type RowSizes = {
  /** A row's height; that of a hidden one, which measures 0, is what it was (LI.P9). */
  measure: (row: HTMLElement, entry: ResizeObserverEntry | undefined, rows: Rows) => number;
  /** Forgets what has changed and is not placed yet. */
  drop: () => void;
};

/**
 * Rows that change move the others in the next frame, all of them at once: within the observer's own step the feed would
 * grow under it, and the browser reports an endless loop.
 */
export function createRowSizes(): RowSizes {
  const changed = new Map<HTMLElement, number>();
  let frame = 0;
  const apply = (rows: Rows) => {
    const sizes = [...changed]
      .filter(([row]) => row.isConnected)
      .map(([row, size]) => ({ index: rows.indexFromElement(row), size }));
    drop();
    resizeRows(rows, sizes);
  };
  const drop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    changed.clear();
  };
  return {
    measure(row, entry, rows) {
      const size = measureElement(row, entry, rows);
      const known = rows.measurementsCache[rows.indexFromElement(row)]?.size ?? size;
      if (size === 0 && !isDisplayed(row)) return known;
      changed.delete(row);
      if (entry === undefined || size === known) return size;
      changed.set(row, size);
      frame ||= requestAnimationFrame(() => apply(rows));
      return known;
    },
    drop,
  };
}

/** Tells the virtualizer sizes, each upon the offsets that the ones before it have made. */
export function resizeRows(rows: Rows, sizes: readonly { index: number; size: number }[]): void {
  for (const { index, size } of sizes) {
    const offset = rows.scrollOffset;
    rows.resizeItem(index, size);
    // It compares the next row's offset with the reader's, which has moved; it computes the offsets again only when asked
    // (TanStack/virtual#1218).
    if (rows.scrollOffset !== offset) rows.getTotalSize();
  }
}
