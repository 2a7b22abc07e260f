import { memo, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { rem } from '#theme/rem.ts';
import { uniqueRows, type RowKey } from './listRows.ts';
import type { ListTail } from './loadGate.ts';
import { focusedRowOf, moveBetweenRows, type FocusedRow } from './rowFocus.ts';
import { usePrinting } from './usePrinting.ts';
import { useLoadMore, type ListDirection } from './useLoadMore.ts';
import { useRows, type ListSnapshot } from './useRows.ts';
import { useScroller } from './useScroller.ts';
import { useScrollMargin } from './useScrollMargin.ts';
import * as styles from './VirtualList.css.ts';

type FeedProps<T> = {
  items: readonly T[];
  itemKey: (item: T) => RowKey;
  renderItem: (item: T, index: number) => ReactNode;
  label: string;
  tail: ListTail;
  disabled: boolean;
  loadsAtMount: boolean;
  direction: ListDirection;
  onLoadMore: () => void;
  estimateHeight: number;
  gap: number;
  findScroller: (list: HTMLElement) => HTMLElement;
  initialSnapshot: ListSnapshot | undefined;
  onLeave: ((snapshot: ListSnapshot) => void) | undefined;
};

/** The rows themselves (APG feed): those near the viewport, each where it belongs. */
export function Feed<T>({
  items: given,
  itemKey,
  renderItem,
  label,
  estimateHeight,
  gap,
  findScroller: find,
  initialSnapshot,
  onLeave,
  ...loading
}: FeedProps<T>) {
  const { tail, direction } = loading;
  const feed = useRef<HTMLDivElement>(null);
  const focusedRow = useRef<FocusedRow>(undefined);
  const { items, keys } = useMemo(() => uniqueRows(given, itemKey), [given, itemKey]);
  const findScroller = useScroller(feed, find);
  const scrollMargin = useScrollMargin(feed, findScroller);
  const position = { estimateHeight: estimateHeight + gap, scrollMargin, direction, initialSnapshot, onLeave };
  const virtualizer = useRows({ findScroller, keys, focusedRow, ...position });
  const total = virtualizer.getTotalSize();
  const isPrinting = usePrinting();
  const rendered = isPrinting
    ? items.map((_, index) => ({ index, start: scrollMargin }))
    : virtualizer.getVirtualItems();
  useLoadMore({
    root: feed,
    findScroller,
    count: items.length,
    start: scrollMargin,
    end: scrollMargin + total,
    ...loading,
  });

  return (
    <div
      ref={feed}
      {...feedRole(items.length > 0 || tail === 'loading', label, tail)}
      className={styles.feed}
      style={{ height: total }}
      onKeyDown={moveBetweenRows}
      onFocus={(event) => (focusedRow.current = focusedRowOf(event))}
      onBlur={() => (focusedRow.current = undefined)}
    >
      {rendered.map(({ index, start }) => {
        const item = items[index];
        const geometry = { index, top: start - scrollMargin, gap, total: tail === 'end' ? items.length : -1 };
        return (
          item !== undefined && (
            <FeedRow
              key={keys[index]}
              name={keys[index]}
              {...{ item, renderItem }}
              {...geometry}
              measure={virtualizer.measureElement}
            />
          )
        );
      })}
    </div>
  );
}

/** A feed without an article is none, unless its first are on their way (ARIA 1.2, required owned elements). */
const feedRole = (isFeed: boolean, label: string, tail: ListTail) =>
  isFeed ? { role: 'feed', 'aria-label': label, 'aria-busy': tail === 'loading' } : {};

type FeedRowProps<T> = {
  item: T;
  name: RowKey | undefined;
  renderItem: (item: T, index: number) => ReactNode;
  index: number;
  /** In CSS px below the feed's upper edge. */
  top: number;
  gap: number;
  /** Rows in all, -1 while unknown. */
  total: number;
  measure: Ref<HTMLElement>;
};

const FeedRow = memo(function FeedRow<T>({ item, name, renderItem, index, top, gap, total, measure }: FeedRowProps<T>) {
  // Rows are placed again with every measurement; their contents stay.
  const content = useMemo(() => renderItem(item, index), [renderItem, item, index]);
  return (
    <article
      ref={measure}
      className={styles.row}
      style={{ marginTop: top, paddingBottom: gap > 0 ? rem(gap) : undefined }}
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-index={index}
      data-key={name}
    >
      {content}
    </article>
  );
}) as <T>(props: FeedRowProps<T>) => ReactNode;
