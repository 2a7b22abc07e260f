import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { heightAt, pagesNear, positionAt, type ImagePosition, type StripEdges } from './stripLayout.ts';

type StripPositionOptions = {
  scroller: RefObject<HTMLElement | null>;
  strip: RefObject<HTMLElement | null>;
  edges: StripEdges;
  start: ImagePosition;
  onMove: (position: ImagePosition) => void;
};

/** What is in view of the strip, in its widths: where it begins, and how much. */
type View = { top: number; length: number };

/** A phone's screen, until the real one has been measured. */
const PHONE_VIEW = 2.2;

/** The middle of the screen is where one counts as reading. */
const middleOf = ({ top, length }: View): number => top + length / 2;

function viewOf(scroller: HTMLElement, strip: HTMLElement): View {
  const width = strip.offsetWidth || 1;
  return { top: (scroller.scrollTop - strip.offsetTop) / width, length: scroller.clientHeight / width };
}

/** The position in a strip: begins at `start`, survives another width, and says which pages need their image. */
export function useStripPosition({ scroller, strip, edges, start, onMove }: StripPositionOptions) {
  const [view, setView] = useState<View>(() => ({ top: heightAt(edges, start) - PHONE_VIEW / 2, length: PHONE_VIEW }));
  const shown = useRef(view);
  const position = useRef(start);

  const scrollToPosition = () => {
    const [frame, inner] = [scroller.current, strip.current];
    if (!frame || !inner) return;
    frame.scrollTop = heightAt(edges, position.current) * inner.offsetWidth + inner.offsetTop - frame.clientHeight / 2;
  };

  const report = () => {
    const [frame, inner] = [scroller.current, strip.current];
    if (!frame || !inner || frame.clientHeight === 0) return;
    const next = viewOf(frame, inner);
    position.current = positionAt(edges, middleOf(next));
    // A render only when the images change: React would prepare one even for an update that changes nothing.
    if (!isSame(edges, shown.current, next)) {
      shown.current = next;
      setView(next);
    }
    onMove(position.current);
  };

  // Before the first paint, so that nobody sees the strip move there.
  const scrollToStart = useEffectEvent(() => {
    if (start.page > 1 || start.offset > 0) scrollToPosition();
  });
  useLayoutEffect(() => scrollToStart(), []);
  useKeptPosition(scroller, scrollToPosition, report);

  return {
    near: pagesNear(edges, view.top, view.length),
    page: positionAt(edges, middleOf(view)).page,
    onScroll: report,
  };
}

function isSame(edges: StripEdges, one: View, other: View): boolean {
  const [a, b] = [pagesNear(edges, one.top, one.length), pagesNear(edges, other.top, other.length)];
  return (
    a.first === b.first &&
    a.last === b.last &&
    positionAt(edges, middleOf(one)).page === positionAt(edges, middleOf(other)).page
  );
}

/** A turned phone or a resized window keeps the position; the first call measures the screen. */
function useKeptPosition(scroller: RefObject<HTMLElement | null>, restore: () => void, report: () => void): void {
  const onWidth = useEffectEvent(restore);
  const onSize = useEffectEvent(report);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width && element.clientWidth > 0) {
        width = element.clientWidth;
        onWidth();
      }
      onSize();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
}
