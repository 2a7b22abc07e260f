import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#components/motion/prefersReducedMotion.ts';
import { lightBlue } from '#theme/lightBlue.ts';

const ARC_MS = parseInt(lightBlue.motion.tabs, 10);

/** Keeps the selected tab in sight, its arc travelling from the tab before, and tells where more tabs are hidden. */
export function useTabList(list: RefObject<HTMLElement | null>, selectedId: string | undefined): void {
  const arcAt = useRef<number>(null);

  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const centre = tab.offsetLeft + tab.offsetWidth / 2;
    const travelled = arcAt.current === null ? 0 : arcAt.current - centre;
    const still = arcAt.current === null || prefersReducedMotion();
    arcAt.current = centre;
    reveal(list.current, tab, still ? 'instant' : 'smooth');
    if (still || travelled === 0) return;
    const frames = [{ transform: `translateX(${travelled}px)` }, { transform: 'none' }];
    tab.querySelector('svg')?.animate(frames, { duration: ARC_MS, easing: lightBlue.motion.enter });
  }, [list, selectedId]);

  const settle = useEffectEvent((element: HTMLElement) => {
    const tab = element.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && element.clientWidth > 0) {
      arcAt.current = tab.offsetLeft + tab.offsetWidth / 2;
      reveal(element, tab, 'instant');
    }
    markHidden(element);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const observer = new ResizeObserver(() => settle(element));
    const onScroll = () => markHidden(element);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list]);
}

/** Centres the tab as far as the list can scroll. */
function reveal(list: HTMLElement, tab: HTMLElement, behavior: ScrollBehavior): void {
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2, behavior });
}

/** `data-more`: on which sides tabs are hidden. */
function markHidden(list: HTMLElement): void {
  const start = list.scrollLeft > 1;
  const end = list.scrollLeft < list.scrollWidth - list.clientWidth - 1;
  list.dataset['more'] = start ? (end ? 'both' : 'start') : end ? 'end' : 'none';
}
