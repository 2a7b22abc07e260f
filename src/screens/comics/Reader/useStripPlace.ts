import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { heightAt, pagesNear, placeAt, type PagePlace, type StripEdges } from './stripLayout.ts';

type StripPlace = {
  scroller: RefObject<HTMLElement | null>;
  strip: RefObject<HTMLElement | null>;
  edges: StripEdges;
  start: PagePlace;
  onMove: (place: PagePlace) => void;
};

/** What is seen of the strip, in its widths: where it begins, and how much. */
type View = { top: number; length: number };

/** A phone's screen, until the real one has been measured. */
const PHONE_VIEW = 2.2;

/** Nobody reads beyond the middle of the screen or short of it: there the place is taken. */
const middleOf = ({ top, length }: View): number => top + length / 2;

function viewOf(scroller: HTMLElement, strip: HTMLElement): View {
  const width = strip.offsetWidth || 1;
  return { top: (scroller.scrollTop - strip.offsetTop) / width, length: scroller.clientHeight / width };
}

/** Where somebody is in a strip: begins at `start`, survives another width, and says which pages need their picture. */
export function useStripPlace({ scroller, strip, edges, start, onMove }: StripPlace) {
  const [view, setView] = useState<View>(() => ({ top: heightAt(edges, start) - PHONE_VIEW / 2, length: PHONE_VIEW }));
  const shown = useRef(view);
  const place = useRef(start);

  const put = () => {
    const [frame, inner] = [scroller.current, strip.current];
    if (!frame || !inner) return;
    frame.scrollTop = heightAt(edges, place.current) * inner.offsetWidth + inner.offsetTop - frame.clientHeight / 2;
  };

  const look = () => {
    const [frame, inner] = [scroller.current, strip.current];
    if (!frame || !inner || frame.clientHeight === 0) return;
    const next = viewOf(frame, inner);
    place.current = placeAt(edges, middleOf(next));
    // A render only when the pictures change: React would prepare one even for an update that changes nothing.
    if (!isSame(edges, shown.current, next)) {
      shown.current = next;
      setView(next);
    }
    onMove(place.current);
  };

  // Before the first paint, so that nobody sees the strip move to its place.
  const putAtStart = useEffectEvent(() => {
    if (start.page > 1 || start.offset > 0) put();
  });
  useLayoutEffect(() => putAtStart(), []);
  useKeptPlace(scroller, put, look);

  return { near: pagesNear(edges, view.top, view.length), page: placeAt(edges, middleOf(view)).page, onScroll: look };
}

function isSame(edges: StripEdges, one: View, other: View): boolean {
  const [a, b] = [pagesNear(edges, one.top, one.length), pagesNear(edges, other.top, other.length)];
  return (
    a.first === b.first &&
    a.last === b.last &&
    placeAt(edges, middleOf(one)).page === placeAt(edges, middleOf(other)).page
  );
}

/** A turned phone or another window keeps what is read where it is; its first call measures the screen. */
function useKeptPlace(scroller: RefObject<HTMLElement | null>, put: () => void, look: () => void): void {
  const onWidth = useEffectEvent(put);
  const onSize = useEffectEvent(look);
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
