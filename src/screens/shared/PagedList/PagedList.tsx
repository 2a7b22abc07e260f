import type { ReactNode } from 'react';
import { Grid, type GridProps } from '#components/Grid/Grid.tsx';
import { VirtualList, type VirtualListProps } from '#components/VirtualList/VirtualList.tsx';
import { ready, type Paged } from '#domain/loadable.ts';
import { rem } from '#theme/rem.ts';
import { LoadableView, type LoadableViewProps } from '../LoadableView/LoadableView.tsx';

export type PagedListProps<T> = Omit<VirtualListProps<T>, 'items' | 'tail'> &
  Pick<LoadableViewProps<unknown>, 'compact' | 'failedText'> & {
    /** What has come so far, and what is still to come. */
    items: Paged<T>;
    /** The true layout in grey: of the list, or of one item with `skeletonCount`. */
    skeleton: ReactNode;
    /** How often the skeleton of one item is shown. */
    skeletonCount?: number;
    /** Shown where the list is finished and has no items, usually an `Empty`. */
    empty: ReactNode;
    /** So many items side by side, inset from the page's edges; `estimateHeight` is still that of one item. */
    columns?: GridProps['columns'] & number;
  };

/** A list that grows by pages in each of its states: loading, failed, empty, and its rows with what follows them. */
export function PagedList<T>({ items, skeleton, skeletonCount = 1, compact, failedText, ...list }: PagedListProps<T>) {
  const { gap = 0, columns, onRetry } = list;
  return (
    <LoadableView
      of={items.state === 'ready' ? ready(items) : items}
      skeleton={<ListSkeleton skeleton={skeleton} count={skeletonCount} gap={gap} columns={columns} />}
      onRetry={onRetry}
      compact={compact}
      failedText={failedText}
    >
      {({ items: loaded, tail }) => <LoadedList {...list} items={loaded} tail={tail} />}
    </LoadableView>
  );
}

type LoadedListProps<T> = VirtualListProps<T> & Pick<PagedListProps<T>, 'empty' | 'columns'>;

function LoadedList<T>({ empty, columns, ...list }: LoadedListProps<T>) {
  if (list.items.length === 0 && list.tail === 'end') return empty;
  return columns === undefined ? <VirtualList {...list} /> : <GridList {...list} columns={columns} />;
}

/** What is between its rows is also below it, where the next grid begins. */
const GRID = { gap: 'x10', rowGap: 'x16', paddingX: 'x16', paddingBottom: 'x16' } as const;

type Row<T> = { items: readonly T[]; start: number };

/** Each row of the list is a grid two rows high, which a phone on its side shows as one of twice the columns. */
function GridList<T>({
  columns,
  items,
  itemKey,
  estimateHeight,
  renderItem,
  ...list
}: VirtualListProps<T> & { columns: GridProps['columns'] & number }) {
  const inRow = 2 * columns;
  const rows = Array.from({ length: Math.ceil(items.length / inRow) }, (_, row): Row<T> => {
    const start = row * inRow;
    return { items: items.slice(start, start + inRow), start };
  });
  return (
    <VirtualList
      {...list}
      items={rows}
      itemKey={({ items: [first] }) => (first === undefined ? '' : itemKey(first))}
      estimateHeight={2 * estimateHeight}
      renderItem={(row) => (
        <Grid {...GRID} as="ul" columns={columns}>
          {row.items.map((item, index) => (
            <li key={itemKey(item)}>{renderItem(item, row.start + index)}</li>
          ))}
        </Grid>
      )}
    />
  );
}

type ListSkeletonProps = Pick<PagedListProps<unknown>, 'skeleton' | 'columns'> & { count: number; gap: number };

function ListSkeleton({ skeleton, count, gap, columns }: ListSkeletonProps) {
  if (count === 1) return skeleton;
  const copies = Array.from({ length: count }, (_, index) => (
    <div key={index} style={{ paddingBottom: gap > 0 ? rem(gap) : undefined }}>
      {skeleton}
    </div>
  ));
  if (columns === undefined) return copies;
  return (
    <Grid {...GRID} columns={columns}>
      {copies}
    </Grid>
  );
}
