import { elementScroll, observeElementOffset, observeElementRect, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isDisplayed } from '#components/scrolling/isDisplayed.ts';
import { rootScale } from '#components/scrolling/rootScale.ts';
import type { RowKey } from './listRows.ts';
import type { FocusedRow } from './rowFocus.ts';
import { useHeldRow } from './useHeldRow.ts';
import { useTurnedRow } from './useTurnedRow.ts';
import { createRowSizes, resizeRows, type RowSizes } from './rowSizes.ts';
import { useRenderedRows, type Rows } from './useRenderedRows.ts';
import { useNearRows } from './useNearRows.ts';
import type { ListDirection } from './useLoadMore.ts';

/** Where a reader stood in a list, with the rows measured by then; kept by whoever shows the list again. */
export type ListSnapshot = { offset: number; rows: VirtualItem[] };

/** The size of a scroller of which nothing is known. */
const NOWHERE = { width: 0, height: 0 };

export type RowsOptions = {
  /** The list's scroller, once it is there. */
  findScroller: () => HTMLElement | null;
  /** The same array as long as the rows are the same: a new one has every row placed again. */
  keys: readonly RowKey[];
  /** The row with the focus, read as others come into view. */
  focusedRow: RefObject<FocusedRow | undefined>;
  /** A row with its gap, in px at 375, before it is measured. */
  estimateHeight: number;
  scrollMargin: number;
  direction: ListDirection;
  initialSnapshot: ListSnapshot | undefined;
  onLeave: ((snapshot: ListSnapshot) => void) | undefined;
};

/** The rows to be mounted, where each stands, and the reader's place among them. */
export function useRows({
  findScroller,
  keys,
  focusedRow,
  estimateHeight,
  scrollMargin,
  ...options
}: RowsOptions): Rows {
  const nearRows = useNearRows(keys, focusedRow);
  const scale = useRef(0);
  const up = options.direction === 'up';
  const [sizes] = useState(createRowSizes);
  const rows = useRenderedRows({
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
    measureElement: sizes.measure,
    observeElementOffset: observeOffset,
    scrollToFn: elementScroll,
    scrollMargin,
    initialOffset: options.initialSnapshot?.offset ?? 0,
    initialMeasurementsCache: options.initialSnapshot?.rows ?? [],
    // Rows are rendered before the scroller is known, as for one of the window's size: known only in a commit, they would be
    // rendered within it in one go, however many pieces the page around them is rendered in.
    initialRect: up || options.initialSnapshot ? NOWHERE : { width: innerWidth, height: innerHeight },
    // Rows put in above the reader leave the row before his eyes where it is; a reader above the list sees them come.
    anchorTo: ({ scrollOffset }) => (up || (scrollOffset ?? 0) > scrollMargin ? 'end' : 'start'),
    // Only a list that grows upwards follows its last row.
    scrollEndThreshold: up ? 1 : -1,
  });
  nearRows.follow(rows);
  useMeasuredAtOnce(rows, sizes);
  useStartAtEnd(rows, up && options.initialSnapshot === undefined && keys.length > 0);
  useHeldRow(rows, keys);
  useTurnedRow(rows, keys, findScroller);
  useLeave(rows, options.onLeave);
  return rows;
}

/**
 * Rows that come while the list scrolls are measured in the commit that brings them, and placed before they are painted:
 * the virtualizer itself would hear of their sizes a frame later, and correct the reader's place in yet another one.
 */
function useMeasuredAtOnce(rows: Rows, { measure, drop }: RowSizes): void {
  // The virtualizer itself remembers no size that is as it was estimated.
  const [measured] = useState(() => new WeakSet<HTMLElement>());
  useLayoutEffect(() => {
    if (!rows.isScrolling) return;
    const fresh = rows.getVirtualItems().flatMap(({ key, index }) => {
      const row = rows.itemSizeCache.has(key) ? undefined : rows.elementsCache.get(key);
      return row && !measured.has(row) ? [{ index, row }] : [];
    });
    // All are read before the first one moves the others, or each would have the page laid out again.
    const sizes = fresh.map(({ index, row }) => ({ index, size: measure(row, undefined, rows) }));
    for (const { row } of fresh) measured.add(row);
    resizeRows(rows, sizes);
  });
  // Sizes of a list that is hidden or taken away would move the reader's place behind the scroller's back.
  useLayoutEffect(() => drop, [drop]);
}

/** A list that grows upwards begins at its last row. */
function useStartAtEnd(rows: Rows, ready: boolean): void {
  const toEnd = useEffectEvent(() => rows.scrollToEnd());
  useLayoutEffect(() => {
    if (ready) toEnd();
  }, [ready]);
}

/** Before the rows are hidden or taken away, while the scroller still knows where it stands (LI.P10). */
function useLeave(rows: Rows, onLeave: ((snapshot: ListSnapshot) => void) | undefined): void {
  const leave = useEffectEvent(() => onLeave?.({ offset: rows.scrollOffset ?? 0, rows: rows.takeSnapshot() }));
  useLayoutEffect(() => () => leave(), []);
}

/** A hidden scroller reports a size of 0; taken for true it would unmount every row (LI.P9). */
function observeShownRect(instance: Rows, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(instance, (rect) => {
    if (rect.height > 0) report(rect);
  });
}

/**
 * A list that comes into a page already scrolled takes its place from the page, rather than scrolling it to the top;
 * a hidden scroller says 0, and the list keeps the place it had (LI.P9).
 */
function observeOffset(instance: Rows, report: (offset: number, isScrolling: boolean) => void) {
  const scroller = instance.scrollElement;
  if (instance.scrollOffset === 0 && scroller) report(scroller.scrollTop, false);
  return observeElementOffset(instance, (offset, isScrolling) => {
    report(offset > 0 || (scroller && isDisplayed(scroller)) ? offset : (instance.scrollOffset ?? 0), isScrolling);
  });
}
