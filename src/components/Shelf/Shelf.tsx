import { Children, createElement, type HTMLAttributes, type Ref } from 'react';
import * as styles from './Shelf.css.ts';

export type ShelfProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLElement>;
  /** Names the row for screen readers. */
  label: string;
  /** Between tiles, by its px at 375. */
  gap?: styles.ShelfGap;
  /** `own` leaves a tile its width; `wide` takes most of the page, or all of it for a single one. */
  tileWidth?: styles.ShelfTileWidth;
  /** Comes to rest with a tile at the edge. */
  snap?: boolean;
  /** The tiles stand in for those on their way: no list for screen readers. */
  loading?: boolean;
  /** The row itself takes the focus, so that arrow keys scroll it: for tiles which no key reaches. */
  focusable?: boolean;
};

/** Tiles side by side, scrolled sideways to both edges of the page; each child becomes an item of a list. */
export function Shelf({
  label,
  gap = 'x12',
  tileWidth = 'own',
  snap = true,
  loading = false,
  focusable = false,
  children,
  ...rest
}: ShelfProps) {
  const role = loading ? { 'aria-hidden': true } : { role: 'list', 'aria-label': label };
  const Tile = loading ? 'div' : 'li';
  return createElement(
    loading ? 'div' : 'ul',
    {
      ...role,
      tabIndex: focusable ? 0 : undefined,
      ...rest,
      className: styles.gap[gap],
      'data-snap': snap || undefined,
    },
    Children.map(Children.toArray(children), (tile) => <Tile className={styles.tile[tileWidth]}>{tile}</Tile>),
  );
}
