import { useLayoutEffect, useRef } from 'react';
import { motion } from '#theme/motion.ts';
import { scrollOver } from '../motion/scrollOver.ts';

const TRAVEL_MS = parseInt(motion.tabs, 10);

/**
 * Scrolls the row, and never the page around it, until the chosen chip is in its middle: at once at first, then in motion.
 * @param id of the row
 * @param chosenKey what is chosen now; another one scrolls
 */
export function useChosenInView(id: string, scrolls: boolean, chosenKey: string): void {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const row = document.getElementById(id);
    const chosen = row?.querySelector<HTMLElement>('[data-chosen]');
    if (!scrolls || !row || !chosen) return;
    const durationMs = isShown.current ? TRAVEL_MS : 0;
    isShown.current = true;
    return scrollOver(row, { left: chosen.offsetLeft + (chosen.offsetWidth - row.clientWidth) / 2, durationMs });
  }, [id, scrolls, chosenKey]);
}
