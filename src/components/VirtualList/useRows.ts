import { elementScroll, measureElement, observeElementOffset, observeElementRect, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { rootScale } from '#components/scrolling/rootScale.ts';
import type { RowKey } from './listRows.ts';
import { useHeldRow } from './useHeldRow.ts';
import { useNearRows, type Rows } from './useNearRows.ts';
import type { ListDirection } from './useLoadMore.ts';
import { useVirtualizer } from './useVirtualizer.ts';

/** Where a reader stood in a list, with the rows measured by then; kept by whoever shows the list again. */
export type ListPlace = { offset: number; rows: VirtualItem[] };

export type RowsOptions = {
  /** The list's scroller, once it is there. */
  findScroller: () => HTMLElement | null;
  /** The same array as long as the rows are the same: a new one has every row placed again. */
  keys: readonly RowKey[];
  focusedKey: string | undefined;
  /** A row with its gap, in px at 375, before it is measured. */
  estimateHeight: number;
  scrollMargin: number;
  direction: ListDirection;
  initialPlace: ListPlace | undefined;
  onLeave: ((place: ListPlace) => void) | undefined;
};

/** The rows to be mounted, where each stands, and the reader's place among them. */
export function useRows({ findScroller, keys, focusedKey, estimateHeight, scrollMargin, ...options }: RowsOptions): Rows {
  'use no memo'; // the virtualizer mutates itself: memoised, its rows freeze (TanStack/virtual#736)
  const nearRows = useNearRows(keys, focusedKey);
  const scale = useRef(0);
  const up = options.direction === 'up';
  const rows = useVirtualizer({
    count: keys.length,
    getScrollElement: findScroller,
    // The scale is asked of the browser once a width: every row not yet measured wants it. Whole like measured sizes: a
    // corrected place with a fraction comes back rounded, as if the reader had turned round.
    estimateSize: () => Math.round(estimateHeight * (scale.current ||= rootScale())),
    // With another function at every render the virtualizer would place every row again at every render.
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    rangeExtractor: nearRows.extract,
    observeElementRect: (instance, report) =>
      observeShownRect(instance, (rect) => {
        scale.current = 0;
        report(rect);
      }),
    measureElement: measureShown,
    observeElementOffset: observeOffset,
    scrollToFn: elementScroll,
    scrollMargin,
    initialOffset: options.initialPlace?.offset ?? 0,
    initialMeasurementsCache: options.initialPlace?.rows ?? [],
    // Rows put in above the reader leave the row before his eyes where it is; a reader above the list sees them come.
    anchorTo: ({ scrollOffset }) => (up || (scrollOffset ?? 0) > scrollMargin ? 'end' : 'start'),
    // Only a list that grows upwards follows its last row.
    scrollEndThreshold: up ? 1 : -1,
  });
  nearRows.follow(rows);
  useMeasuredAtOnce(rows);
  useStartAtEnd(rows, up && options.initialPlace === undefined && keys.length > 0);
  useHeldRow(rows, keys);
  useLeave(rows, options.onLeave);
  return rows;
}

/**
 * Rows that come while the list scrolls are measured in the commit that brings them, and placed before they are painted:
 * the virtualizer itself would hear of their sizes a frame later, and correct the reader's place in yet another one.
 */
function useMeasuredAtOnce(rows: Rows): void {
  // The virtualizer itself remembers no size that is as it was estimated.
  const [measured] = useState(() => new WeakSet<HTMLElement>());
  useLayoutEffect(() => {
    if (!rows.isScrolling) return;
    const fresh = rows.getVirtualItems().flatMap(({ key, index }) => {
      const row = rows.itemSizeCache.has(key) ? undefined : rows.elementsCache.get(key);
      return row && !measured.has(row) ? [{ index, row }] : [];
    });
    // All are read before the first one moves the others, or each would have the page laid out again.
    const sizes = fresh.map(({ index, row }) => ({ index, size: measureShown(row, undefined, rows) }));
    for (const { row } of fresh) measured.add(row);
    for (const { index, size } of sizes) rows.resizeItem(index, size);
  });
}

/** A list that grows upwards begins at its last row. */
function useStartAtEnd(rows: Rows, ready: boolean): void {
  const toEnd = useEffectEvent(() => rows.scrollToEnd());
  useLayoutEffect(() => {
    if (ready) toEnd();
  }, [ready]);
}

/** Before the rows are hidden or taken away, while the scroller still knows where it stands (LI.P10). */
function useLeave(rows: Rows, onLeave: ((place: ListPlace) => void) | undefined): void {
  const leave = useEffectEvent(() => onLeave?.({ offset: rows.scrollOffset ?? 0, rows: rows.takeSnapshot() }));
  useLayoutEffect(() => () => leave(), []);
}

/** A hidden scroller reports a size of 0; taken for true it would unmount every row (LI.P9). */
function observeShownRect(instance: Rows, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(instance, (rect) => {
    if (rect.height > 0) report(rect);
  });
}

/** A row's height; that of a hidden one, which measures 0, is what it was (LI.P9). */
function measureShown(row: HTMLElement, entry: ResizeObserverEntry | undefined, instance: Rows): number {
  const size = measureElement(row, entry, instance);
  const known = instance.measurementsCache[instance.indexFromElement(row)]?.size ?? size;
  if (size === 0 && !row.checkVisibility()) return known;
  if (entry === undefined || size === known) return size;
  // A row that changes moves the others in the next frame: within the observer's own step the feed would grow under it,
  // and the browser reports an endless loop.
  requestAnimationFrame(() => row.isConnected && instance.resizeItem(instance.indexFromElement(row), size));
  return known;
}

/**
 * A list that comes into a page already scrolled takes its place from the page, rather than scrolling it to the top;
 * a hidden scroller says 0, and the list keeps the place it had (LI.P9).
 */
function observeOffset(instance: Rows, report: (offset: number, isScrolling: boolean) => void) {
  const scroller = instance.scrollElement;
  if (instance.scrollOffset === 0 && scroller) report(scroller.scrollTop, false);
  return observeElementOffset(instance, (offset, isScrolling) => {
    report(offset > 0 || scroller?.checkVisibility() ? offset : (instance.scrollOffset ?? 0), isScrolling);
  });
}
