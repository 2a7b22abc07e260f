import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';
import { rem } from '#theme/lightBlue.ts';
import { ListTailRow } from './ListTailRow.tsx';
import type { ListTail } from './loadGate.ts';
import { useLoadMore } from './useLoadMore.ts';
import { useScrollMargin } from './useScrollMargin.ts';
import * as styles from './VirtualList.css.ts';

export type VirtualListProps<T> = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children' | 'ref'> & {
  /** Rows so far; of several with one key the first is shown. */
  items: readonly T[];
  /** Names a row across pages and re-orderings. */
  itemKey: (item: T) => string;
  /** A row's height in px at 375 before it has been measured, its gap left out. */
  estimateHeight: number;
  renderItem: (item: T, index: number) => ReactNode;
  /** What stands below the rows (spec §8): more to come, on its way, failed, or nothing more. */
  tail: ListTail;
  /** Wanted when fewer than 300 px of rows remain below the fold (spec §9); once until `tail` or the rows change. */
  onLoadMore: () => void;
  onRetry: () => void;
  /** Names the list. */
  label: string;
  endText?: string;
  /** Between rows, in px at 375. */
  gap?: number;
};

const OVERSCAN = 5;

/** An endless list of which only the rows near the viewport exist; it scrolls with its nearest scroller. */
export function VirtualList<T>({
  items,
  itemKey,
  estimateHeight,
  renderItem,
  tail,
  onLoadMore,
  onRetry,
  label,
  endText = '没有更多了',
  gap = 0,
  ...rest
}: VirtualListProps<T>) {
  'use no memo'; // the virtualizer mutates itself: memoised, its rows freeze (TanStack/virtual#736)
  const root = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  const rows = uniqueRows(items, itemKey);
  const scrollMargin = useScrollMargin(root);
  // eslint-disable-next-line react-hooks/incompatible-library -- known, and answered by 'use no memo' above
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => root.current && nearestScroller(root.current),
    estimateSize: () => (estimateHeight + gap) * rootScale(),
    getItemKey: (index) => rows[index]?.key ?? index,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), rows.findIndex(({ key }) => key === focusedKey)),
    observeElementRect: observeShownRect,
    overscan: OVERSCAN,
    scrollMargin,
    useFlushSync: false,
  });
  const total = virtualizer.getTotalSize();
  const loadMore = useLoadMore({ root, tail, count: rows.length, end: scrollMargin + total, onLoadMore });

  return (
    <div {...rest} ref={root} className={styles.root}>
      <div
        role="feed"
        aria-label={label}
        aria-busy={tail === 'loading'}
        className={styles.feed}
        style={{ height: total }}
        onKeyDown={moveBetweenRows}
        onFocus={(event) => setFocusedKey(rowOf(event)?.dataset['key'])}
        onBlur={() => setFocusedKey(undefined)}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <article
                key={row.key}
                ref={virtualizer.measureElement}
                className={styles.row}
                style={{ transform: `translateY(${start - scrollMargin}px)`, paddingBottom: rem(gap) }}
                tabIndex={-1}
                aria-posinset={index + 1}
                aria-setsize={tail === 'end' ? rows.length : -1}
                data-index={index}
                data-key={row.key}
              >
                {renderItem(row.item, index)}
              </article>
            )
          );
        })}
      </div>
      <ListTailRow tail={tail} endText={endText} onLoadMore={loadMore} onRetry={onRetry} />
    </div>
  );
}

type Row<T> = { key: string; item: T };

/** A later page may repeat rows of an earlier one: each key once. */
function uniqueRows<T>(items: readonly T[], itemKey: (item: T) => string): Row<T>[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const key = itemKey(item);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ key, item }];
  });
}

/** How many CSS px one px at 375 is. */
const rootScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** The focused row stays mounted wherever the list is scrolled, so that focus is not lost (LI.P11). */
function withRow(indexes: number[], index: number): number[] {
  return index < 0 || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
}

/** A hidden scroller reports a size of 0; taken for true it would unmount every row (LI.P9). */
function observeShownRect(instance: Virtualizer<HTMLElement, HTMLElement>, report: (rect: { width: number; height: number }) => void) {
  return observeElementRect(instance, (rect) => {
    if (rect.height > 0) report(rect);
  });
}

const rowOf = ({ target }: FocusEvent | KeyboardEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;

/** Page Down and Page Up go from article to article (APG feed). */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const from = rowOf(event);
  if (!step || !from) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-index="${Number(from.dataset['index']) + step}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
