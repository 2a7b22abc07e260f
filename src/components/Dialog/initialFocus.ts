/** `first` control, `cancel` (the footer's first, the least harmful), or the `title` of a long text. */
export type InitialFocus = 'first' | 'cancel' | 'title';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]:not([data-layer-scroller])';

const CANDIDATES = {
  first: ['', '[data-layer-title]'],
  cancel: ['[data-layer-footer]', '[data-layer-title]'],
  title: ['[data-layer-title]'],
} satisfies Record<InitialFocus, readonly string[]>;

/** Puts focus into a layer that has just opened. */
export function focusInside(layer: HTMLElement, initialFocus: InitialFocus): void {
  for (const selector of CANDIDATES[initialFocus]) {
    const target =
      selector === '[data-layer-title]' ? layer.querySelector<HTMLElement>(selector) : firstControl(layer, selector);
    target?.focus({ preventScroll: true });
    if (target !== null && document.activeElement === target) return;
  }
  layer.focus({ preventScroll: true });
}

/** A radio group is entered at its chosen radio, as Tab would. */
function firstControl(layer: HTMLElement, selector: string): HTMLElement | null {
  const within = selector === '' ? layer : layer.querySelector(selector);
  const first = within?.querySelector<HTMLElement>(CONTROLS) ?? null;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  return within?.querySelector<HTMLElement>(`input[type="radio"][name="${CSS.escape(first.name)}"]:checked`) ?? first;
}
