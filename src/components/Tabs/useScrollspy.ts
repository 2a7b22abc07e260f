import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollOver } from '#components/motion/scrollOver.ts';
import { nearestScroller } from '#components/scrolling/nearestScroller.ts';
import { motion } from '#theme/motion.ts';

const TRAVEL_MS = parseInt(motion.tabs, 10);

type Scrollspy = {
  panels: RefObject<HTMLElement | null>;
  /** Covers the top of the scroller. */
  bar: RefObject<HTMLElement | null>;
  enabled: boolean;
  selectedId: string | undefined;
  /** The tab each panel belongs to, in their order. */
  ids: readonly string[];
  /** Another panel has come under the bar. */
  onReach: (id: string) => void;
};

/** With all panels below one another: scrolling selects the one under the bar, and selecting scrolls to it. */
export function useScrollspy({ panels, bar, enabled, selectedId, ids, onReach }: Scrollspy): void {
  const reached = useRef(ids[0]);
  const travelling = useRef(false);

  const spy = useEffectEvent((element: HTMLElement) => {
    if (travelling.current) return;
    const line = lineUnder(element, bar.current);
    const passed = [...element.children].findLastIndex((panel) => panel.getBoundingClientRect().top <= line + 1);
    const id = ids[Math.max(0, passed)];
    if (id === undefined || id === reached.current) return;
    reached.current = id;
    if (id !== selectedId) onReach(id);
  });
  const panelOf = useEffectEvent((element: HTMLElement, id: string) => element.children[ids.indexOf(id)]);

  useLayoutEffect(() => {
    const element = panels.current;
    if (!enabled || !element || selectedId === undefined || selectedId === reached.current) return;
    const panel = panelOf(element, selectedId);
    if (!panel) return;
    reached.current = selectedId;
    travelling.current = true;
    const scroller = nearestScroller(element);
    const top = scroller.scrollTop + panel.getBoundingClientRect().top - lineUnder(element, bar.current);
    const arrive = () => requestAnimationFrame(() => (travelling.current = false));
    const stop = scrollOver(scroller, { top, durationMs: TRAVEL_MS, onEnd: arrive });
    return () => {
      stop();
      travelling.current = false;
    };
  }, [panels, bar, enabled, selectedId]);

  useEffect(() => {
    const element = panels.current;
    if (!enabled || !element) return;
    const scroller = nearestScroller(element);
    const onScroll = () => spy(element);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [panels, enabled]);
}

/** Where the bar ends when it stands at the scroller's top, in the viewport. */
function lineUnder(element: HTMLElement, bar: HTMLElement | null): number {
  const top = nearestScroller(element).getBoundingClientRect().top;
  return top + (bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0);
}
