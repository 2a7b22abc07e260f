import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';
import { Feed } from './Feed.tsx';
import { ListTailRow, TAIL_TEXTS, type TailTexts } from './ListTailRow.tsx';
import type { RowKey } from './listRows.ts';
import type { ListTail } from './loadGate.ts';
import { useGoOnAtNewRow } from './useGoOnAtNewRow.ts';
import type { ListDirection } from './useLoadMore.ts';
import type { ListSnapshot } from './useRows.ts';
import * as styles from './VirtualList.css.ts';

export type VirtualListProps<T> = Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children' | 'ref'> & {
  /** Rows so far; of several with one key the first is shown. */
  items: readonly T[];
  /** Names a row across pages and re-orderings. */
  itemKey: (item: T) => RowKey;
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
  endText?: ReactNode;
  /** Other contents of the tail; those of `more` and `failed` stand in a button. */
  tailTexts?: Partial<TailTexts>;
  /** Between rows, in px at 375. */
  gap?: number;
  /** Asks for nothing. */
  disabled?: boolean;
  /** `false` waits for the first scroll before it asks. */
  loadsAtMount?: boolean;
  /** `up` grows at its upper end and begins at its last row, as a chat does. */
  direction?: ListDirection;
  /** Names the scroller where it is not the nearest. */
  findScroller?: (list: HTMLElement) => HTMLElement;
  /** Where to begin: what `onLeave` gave. */
  initialSnapshot?: ListSnapshot;
  /** Called with the reader's position when the list is hidden or taken away. */
  onLeave?: (snapshot: ListSnapshot) => void;
};

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
  endText = TAIL_TEXTS.end,
  tailTexts,
  gap = 0,
  disabled = false,
  loadsAtMount = true,
  direction = 'down',
  findScroller = nearestScroller,
  initialSnapshot,
  onLeave,
  ...rest
}: VirtualListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onPress = useGoOnAtNewRow(list, items);
  const loading = { tail, disabled, loadsAtMount, direction, onLoadMore };
  const position = { estimateHeight, gap, findScroller, initialSnapshot, onLeave };
  const texts = { ...TAIL_TEXTS, end: endText, ...tailTexts };
  const tailRow = <ListTailRow {...{ tail, texts, disabled, onLoadMore, onRetry, onPress }} />;
  return (
    <div {...rest} ref={list} className={styles.root}>
      {direction === 'up' && tailRow}
      <Feed {...{ items, itemKey, renderItem, label }} {...loading} {...position} />
      {direction === 'down' && tailRow}
    </div>
  );
}
