import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { scrollOver } from '#components/motion/scrollOver.ts';
import { motion } from '#theme/motion.ts';

const TRAVEL_MS = parseInt(motion.tabs, 10);

type Layout = { width: number; length: number; scrollLeft: number };

/**
 * Keeps the selected tab in sight, its arc travelling from the tab before, and tells where more tabs are hidden. Any
 * change of size puts it right again without movement; a row that was hidden meanwhile stays as it was left (TB.P1, TB.P7).
 */
export function useTabList(list: RefObject<HTMLElement | null>, selectedId: string | undefined, count: number): void {
  const shown = useRef<{ id: string | undefined; centre: number }>(null);
  const laidOut = useRef<Layout>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    const tab = list.current && selectedTab(list.current);
    if (!list.current || !tab) return;
    const centre = centreOf(tab);
    shown.current = { id: selectedId, centre };
    if (before?.id === selectedId) {
      list.current.scrollTo({ left: laidOut.current?.scrollLeft, behavior: 'instant' });
      return;
    }
    // Measures, and so comes before the arc is moved: the browser would lay the row out once more.
    const stop = scrollOver(list.current, { left: centred(list.current, tab), durationMs: before ? TRAVEL_MS : 0 });
    if (before && before.centre !== centre) sweep(tab, before.centre - centre);
    return stop;
  }, [list, selectedId]);

  const settle = useEffectEvent((element: HTMLElement) => {
    const { clientWidth: width, scrollWidth: length } = element;
    const before = laidOut.current;
    const tab = selectedTab(element);
    if (width === 0 || !tab) return;
    if (before?.width === width && before.length === length)
      element.scrollTo({ left: before.scrollLeft, behavior: 'instant' });
    else element.scrollTo({ left: centred(element, tab), behavior: 'instant' });
    laidOut.current = { width, length, scrollLeft: element.scrollLeft };
    shown.current = { id: selectedId, centre: centreOf(tab) };
    markHidden(element);
  });
  const note = useEffectEvent((element: HTMLElement) => {
    if (element.clientWidth === 0 || !laidOut.current) return;
    laidOut.current.scrollLeft = element.scrollLeft;
    markHidden(element);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => settle(element));
    const onScroll = () => note(element);
    for (const box of [element, ...element.children]) observer.observe(box);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list, count]);
}

const selectedTab = (list: HTMLElement) => list.querySelector<HTMLElement>('[aria-selected="true"]');

const centreOf = (tab: HTMLElement): number => tab.offsetLeft + tab.offsetWidth / 2;

/** Where the list scrolls to for the tab to stand in its middle; the browser keeps it within the ends. */
const centred = (list: HTMLElement, tab: HTMLElement): number => centreOf(tab) - list.clientWidth / 2;

function sweep(tab: HTMLElement, from: number): void {
  if (prefersReducedMotion()) return;
  const frames = [{ transform: `translateX(${from}px)` }, { transform: 'none' }];
  tab.querySelector('svg')?.animate(frames, { duration: TRAVEL_MS, easing: motion.enter });
}

/** `data-more`: on which sides tabs are hidden. */
function markHidden(list: HTMLElement): void {
  const start = list.scrollLeft > 1;
  const end = list.scrollLeft < list.scrollWidth - list.clientWidth - 1;
  list.dataset['more'] = start ? (end ? 'both' : 'start') : end ? 'end' : 'none';
}
