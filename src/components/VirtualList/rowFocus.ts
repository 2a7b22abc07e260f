import type { FocusEvent, KeyboardEvent } from 'react';

/** The row an event comes from. */
const rowOf = ({ target }: FocusEvent | KeyboardEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;

/** Which row has the focus, and where it was last found. */
export type FocusedRow = { key: string; index: number };

/** The row that an event says has the focus. */
export function focusedRowOf(event: FocusEvent): FocusedRow | undefined {
  const { key, index } = rowOf(event)?.dataset ?? {};
  return key === undefined ? undefined : { key, index: Number(index) };
}

/** Page Down and Page Up go from article to article (APG feed). */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const from = rowOf(event);
  if (!step || !from) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-index="${Number(from.dataset['index']) + step}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
