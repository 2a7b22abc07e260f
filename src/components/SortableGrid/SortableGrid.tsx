import { useRef, type ComponentProps, type ReactNode } from 'react';
import * as styles from './SortableGrid.css.ts';
import { useSortDrag } from './useSortDrag.ts';

export type SortableGridProps<T> = Omit<
  ComponentProps<'ul'>,
  'className' | 'style' | 'children' | 'ref' | 'aria-label'
> & {
  /** What the things are, as it is spoken. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** An item was carried to the index it should have from now on. Offer the same by a button, for who cannot drag. */
  onMove: (key: string, to: number) => void;
  /** Stands after the last item and cannot be carried. */
  trailing?: ReactNode;
};

/** Things three in a row whose order is the person's: a resting finger or a mouse carries one to its new place. */
export function SortableGrid<T>({
  label,
  items,
  itemKey,
  renderItem,
  onMove,
  trailing,
  ...rest
}: SortableGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  useSortDrag(list, items.length > 1, onMove);
  return (
    <ul {...rest} ref={list} className={styles.grid} aria-label={label}>
      {items.map((item, index) => (
        <li key={itemKey(item)} className={styles.item} data-sort-key={itemKey(item)}>
          {renderItem(item, index)}
        </li>
      ))}
      {trailing !== undefined && <li className={styles.trailing}>{trailing}</li>}
    </ul>
  );
}
