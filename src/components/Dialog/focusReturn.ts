import { isDisplayed } from '#components/scrolling/isDisplayed.ts';

/** Who opened a layer, and who opened the layer that opener sat in, and so on outwards. */
const openersOf = new WeakMap<Element, readonly Element[]>();

/** The element in focus now, then the openers of the layer it belongs to: the first may be gone by the time of return. */
export function currentOpeners(): readonly Element[] {
  const active = document.activeElement;
  if (active === null || active === document.body) return [];
  const layer = active.closest('[data-layer]');
  return [active, ...(layer ? (openersOf.get(layer) ?? []) : [])];
}

/** Notes the openers of a layer, for the layers that will open out of it. */
export function rememberOpeners(layer: Element, openers: readonly Element[]): void {
  openersOf.set(layer, openers);
}

function canTakeFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    isDisplayed(element) &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null
  );
}

/** Where focus goes when every opener is gone: the layer underneath, or else the page. */
function fallback(): HTMLElement | undefined {
  const layers = [...document.querySelectorAll('[data-layer][data-state="open"]')].reverse();
  return [...layers, ...document.querySelectorAll('main')].find(canTakeFocus);
}

/** Gives focus back after a layer has gone, unless something else has taken it meanwhile. */
export function returnFocus(layer: Element, openers: readonly Element[]): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body && !layer.contains(active)) return;
  const target = openers.find(canTakeFocus) ?? fallback();
  target?.focus({ preventScroll: true });
}
