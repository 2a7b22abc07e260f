import type { Toast } from './toastStore.ts';

/** So many gaps of 16 px at 375 (spec §9) and so much height, which is measured. */
export type Top = { gaps: number; heightPx: number };

export const FIRST: Top = { gaps: 1, heightPx: 0 };

/** What stands above each toast: so many gaps, and the measured heights. One that leaves takes no place (TO.P2). */
export function stackTops(toasts: readonly Toast[], heights: ReadonlyMap<string, number>): Map<string, Top> {
  const tops = new Map<string, Top>();
  let gaps = 1;
  let heightPx = 0;
  for (const { id, leaving } of toasts) {
    tops.set(id, { gaps, heightPx });
    if (leaving) continue;
    gaps += 1;
    heightPx += heights.get(id) ?? 0;
  }
  return tops;
}
