import { Virtualizer, type VirtualItem, type VirtualizerOptions } from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';

/** The rows of a list, as the virtualizer knows them. */
export type Rows = Virtualizer<HTMLElement, HTMLElement>;

type OwnOptions = VirtualizerOptions<HTMLElement, HTMLElement>;

type Options = Omit<OwnOptions, 'anchorTo' | 'onChange'> & {
  /** Which end the reader's position is kept from, asked at every render. */
  anchorTo: (rows: Rows) => 'start' | 'end';
};

/** What a render showed: the rows with their offsets, and the height of them all. */
type Rendered = { items: VirtualItem[]; total: number };

/**
 * The virtualizer as React renders it. TanStack's own hook renders at every change of the virtualizer; this one once for all
 * changes of a task, within the same frame, and not at all where every row would stand as before, as at the end of a scroll.
 */
export function useRenderedRows({ anchorTo, ...options }: Options): Rows {
  const rerender = useReducer((count: number) => count + 1, 0)[1];
  const [scheduler] = useState(() => createScheduler(rerender));
  const heard = { ...options, onChange: scheduler.onChange };
  const [rows] = useState(() => new Virtualizer(heard));
  rows.setOptions({ ...heard, anchorTo: anchorTo(rows) });
  useLayoutEffect(() => rows._didMount(), [rows]);
  useLayoutEffect(() => rows._willUpdate());
  const rendered = renderedOf(rows);
  useLayoutEffect(() => scheduler.note(rendered));
  return rows;
}

/** Decides which of the virtualizer's changes is worth a render. */
function createScheduler(rerender: () => void) {
  let rendered: Rendered | undefined;
  let isQueued = false;
  return {
    onChange(rows: Rows): void {
      if (isQueued) return;
      isQueued = true;
      // Never inside one of React's own phases, which would warn (TanStack/virtual#1281).
      queueMicrotask(() => {
        isQueued = false;
        if (!isSame(rendered, renderedOf(rows))) flushSync(rerender);
      });
    },
    /** What stands on the page now. */
    note(now: Rendered): void {
      rendered = now;
    },
  };
}

const renderedOf = (rows: Rows): Rendered => ({ items: rows.getVirtualItems(), total: rows.getTotalSize() });

function isSame(before: Rendered | undefined, now: Rendered): boolean {
  return (
    before?.total === now.total &&
    before.items.length === now.items.length &&
    before.items.every(({ key, start }, at) => key === now.items[at]?.key && start === now.items[at].start)
  );
}
