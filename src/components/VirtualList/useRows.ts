import { measureElement, observeElementOffset, observeElementRect, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootScale } from '#components/scrolling/rootScale.ts';
import type { RowKey } from './listRows.ts';
import { useHeldRow } from './useHeldRow.ts';
import { useNearRows, type Rows } from './useNearRows.ts';
import type { ListDirection } from './useLoadMore.ts';

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
  const [inside, setInside] = useState(false);
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const [moving, setMoving] = useState(false);
  const nearRows = useNearRows(keys, focusedKey, moving);
  const scale = useRef(0);
  const up = options.direction === 'up';
  // eslint-disable-next-line react-hooks/incompatible-library -- known, and answered by 'use no memo' above
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getScrollElement: findScroller,
    // Asked of the browser once a width: every row not yet measured wants it.
    estimateSize: () => estimateHeight * (scale.current ||= rootScale()),
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
    scrollMargin,
    initialOffset: options.initialPlace?.offset ?? 0,
    initialMeasurementsCache: options.initialPlace?.rows ?? [],
    // Rows put in above the reader leave the row before his eyes where it is; a reader above the list sees them come.
    anchorTo: up || inside ? 'end' : 'start',
    // Only a list that grows upwards follows its last row.
    scrollEndThreshold: up ? 1 : -1,
    // Rows move in the frame after they were measured: within the observer's own step the feed would grow under it, and
    // the browser reports an endless loop.
    useAnimationFrameWithResizeObserver: true,
    useFlushSync: false,
    onChange: (instance, sync) => {
      setInside((instance.scrollOffset ?? 0) > scrollMargin);
      setMoving(instance.isScrolling);
      // In the frame of the scroll, yet never inside one of React's own phases, which would warn (TanStack/virtual#1281).
      if (sync) queueMicrotask(() => flushSync(redraw));
    },
  });
  nearRows.follow(rows);
  useStartAtEnd(rows, up && options.initialPlace === undefined && keys.length > 0);
  useHeldRow(rows, keys);
  useLeave(rows, options.onLeave);
  return rows;
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

/** A hidden row, which measures 0, keeps the size it had (LI.P9). */
function measureShown(row: HTMLElement, entry: ResizeObserverEntry | undefined, instance: Rows): number {
  const size = measureElement(row, entry, instance);
  const known = size > 0 || row.checkVisibility() ? undefined : instance.measurementsCache[instance.indexFromElement(row)];
  return known?.size ?? size;
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
