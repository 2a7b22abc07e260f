import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowKey } from './listRows.ts';
import type { Rows } from './useRenderedRows.ts';

/** The first row in sight, and where its upper edge stands below that of the scroller, px. */
type HeldRow = { key: RowKey; top: number };

/** So much of the row is seen at least where it has become lower, px. */
const SEEN_PX = 24;

/** So many frames without a move, and the rows have their new sizes; so many in all, and they will not get them. */
const STILL_FRAMES = 3;
const MAX_FRAMES = 60;

/** A reader who goes on himself is not held. */
const OWN_MOVES = ['touchstart', 'wheel', 'keydown'];

/**
 * A phone that is turned or unfolded leaves the first row in sight where it is: at another width every row has another
 * height, those above it too (LI.P8). Turned back, it stands where it stood, to the px.
 */
export function useTurnedRow(rows: Rows, keys: readonly RowKey[], findScroller: () => HTMLElement | null): void {
  const kept = useRef<{ width: number; row: HeldRow | undefined }>({ width: 0, row: undefined });
  const scrollerNow = useEffectEvent(findScroller);
  const rowNow = useEffectEvent((scroller: HTMLElement): HeldRow | undefined => {
    const { scrollTop } = scroller;
    const row = scrollTop > 0 ? rows.getVirtualItemForOffset(scrollTop) : undefined;
    return row && { key: keys[row.index] ?? row.index, top: row.start - scrollTop };
  });
  /** How far a row is from where it is held, px. */
  const strayed = useEffectEvent(({ key, top }: HeldRow, scroller: HTMLElement): number | undefined => {
    const measured = rows.measurementsCache[keys.indexOf(key)];
    return measured && measured.start - scroller.scrollTop - Math.max(top, SEEN_PX - measured.size);
  });

  useLayoutEffect(() => {
    const scroller = scrollerNow();
    if (!scroller) return undefined;
    kept.current.width ||= scroller.clientWidth;
    const stop = new AbortController();
    const target = scroller === document.scrollingElement ? document : scroller;
    let frame = 0;
    let givenOffset = NaN;

    const hold = (row: HeldRow, still = 0, count = 0) => {
      const by = strayed(row, scroller) ?? 0;
      if (Math.abs(by) >= 0.5) scroller.scrollTop += by;
      givenOffset = scroller.scrollTop;
      const stillFor = Math.abs(by) < 0.5 ? still + 1 : 0;
      frame = 0;
      if (stillFor < STILL_FRAMES && count < MAX_FRAMES)
        frame = requestAnimationFrame(() => hold(row, stillFor, count + 1));
    };
    const letGo = () => {
      cancelAnimationFrame(frame);
      frame = 0;
    };
    const onWidth = () => {
      const { width, row } = kept.current;
      const { clientWidth } = scroller;
      if (clientWidth === 0 || clientWidth === width) return;
      kept.current.width = clientWidth;
      letGo();
      if (width > 0 && row) hold(row);
    };
    const onScroll = () => {
      // What the browser does at another width, or we to mend it, is not where the reader went.
      if (frame > 0 || scroller.clientWidth !== kept.current.width || Math.abs(scroller.scrollTop - givenOffset) < 1)
        return;
      kept.current.row = rowNow(scroller);
    };

    const { signal } = stop;
    // Ahead of the virtualizer, whose rows would have to be laid out before the width can be read.
    target.addEventListener('scroll', onScroll, { passive: true, capture: true, signal });
    for (const type of OWN_MOVES) target.addEventListener(type, letGo, { passive: true, signal });
    const observer = new ResizeObserver(onWidth);
    observer.observe(scroller);
    return () => {
      stop.abort();
      observer.disconnect();
      letGo();
    };
  }, []);
}
