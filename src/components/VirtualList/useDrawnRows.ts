import { Virtualizer, type VirtualItem, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

/** The rows of a list, as the virtualizer knows them. */
export type Rows = Virtualizer<HTMLElement, HTMLElement>;

type OwnOptions = VirtualizerOptions<HTMLElement, HTMLElement>;

type Options = Omit<OwnOptions, 'anchorTo' | 'onChange'> & {
  /** Which end the reader's place is kept from, asked at every render. */
  anchorTo: (rows: Rows) => 'start' | 'end';
};

/** What a render showed: the rows with their places, and the height of them all. */
type Drawn = { items: VirtualItem[]; total: number };

/**
 * The virtualizer as React draws it. TanStack's own hook draws at every word of the virtualizer's; this one once for all it
 * says in a task, within the same frame, and not at all where every row would stand as before, as at the end of a scroll.
 */
export function useDrawnRows({ anchorTo, ...options }: Options): Rows {
  const redraw = useReducer((count: number) => count + 1, 0)[1];
  const [drawing] = useState(() => createDrawing(redraw));
  const heard = { ...options, onChange: drawing.onChange };
  const [rows] = useState(() => new Virtualizer(heard));
  rows.setOptions({ ...heard, anchorTo: anchorTo(rows) });
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  const drawn = drawnOf(rows);
  useLayoutEffect(() => drawing.note(drawn));
  return rows;
}

/** Decides what of the virtualizer's words is worth a render. */
function createDrawing(redraw: () => void) {
  let drawn: Drawn | undefined;
  let isQueued = false;
  return {
    onChange(rows: Rows): void {
      if (isQueued) return;
      isQueued = true;
      // Never inside one of React's own phases, which would warn (TanStack/virtual#1281).
      queueMicrotask(() => {
        isQueued = false;
        if (!isSame(drawn, drawnOf(rows))) flushSync(redraw);
      });
    },
    /** What stands on the page now. */
    note(now: Drawn): void {
      drawn = now;
    },
  };
}

const drawnOf = (rows: Rows): Drawn => ({ items: rows.getVirtualItems(), total: rows.getTotalSize() });

function isSame(before: Drawn | undefined, now: Drawn): boolean {
  return (
    before?.total === now.total &&
    before.items.length === now.items.length &&
    before.items.every(({ key, start }, at) => key === now.items[at]?.key && start === now.items[at].start)
  );
}
