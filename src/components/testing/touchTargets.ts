import { lightBlue } from '#theme/lightBlue.ts';

const SIZE = 44;
/** Edges between two pixels count for the nearer one. */
const ROUNDING = 1;
const PHONE_WIDTH = 375;

const INTERACTIVE = ['a[href]', 'button', 'input:not([type="hidden"])', 'textarea', 'select', 'summary']
  .concat(
    ['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'slider', 'option'].map((role) => `[role="${role}"]`),
  )
  .join(',');

/** Touch targets are at least 44 px (design §5): throws when a control that can be used now is smaller, at the phone's width. */
export function requireTouchTargets(): void {
  if (innerWidth !== PHONE_WIDTH) return;
  const small = smallTargets(document.body);
  if (small.length > 0)
    throw new Error(
      `Touch targets are at least ${SIZE}×${SIZE} px at ${PHONE_WIDTH}, but these are not:\n${small.join('\n')}`,
    );
}

/** Names and sizes of what is too small. What is not plainly large where it stands is scrolled to and measured, and every scroller put back. */
export function smallTargets(root: HTMLElement): string[] {
  const doubtful = [...root.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(
    (control) => isUsable(control) && !isPlainlyLarge(control),
  );
  if (doubtful.length === 0) return [];
  const restore = keepScroll(root);
  const small = doubtful.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const size = sizeOf(control);
    return size === null || Math.min(size.width, size.height) >= SIZE - ROUNDING
      ? []
      : [`${nameOf(control)}: ${size.width}×${size.height}`];
  });
  restore();
  return small;
}

function isUsable(control: HTMLElement): boolean {
  const { width, height } = control.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    control.checkVisibility({ visibilityProperty: true }) &&
    !control.matches(':disabled, [aria-disabled="true"]') &&
    !control.closest('[inert], [aria-hidden="true"]') &&
    !isInRunningText(control)
  );
}

/** WCAG 2.5.8 spares a link among words: the line's height binds it. */
const isInRunningText = (control: HTMLElement): boolean =>
  getComputedStyle(control).display === 'inline' &&
  control.parentElement?.textContent.trim() !== control.textContent.trim();

/** How far apart a target is tried first, px: nothing that can be tapped is so narrow that it lies between. */
const STRIDE = 7;
const PROBES = [-3, -2, -1, 0, 1, 2, 3].flatMap((step) => [
  [step * STRIDE, 0],
  [0, step * STRIDE],
]);

/** Whether a cross of 43 px around its middle answers where it stands; a few probes in place of the many that measure it. */
function isPlainlyLarge(control: HTMLElement): boolean {
  const { x, y } = middleOf(control);
  return PROBES.every(([dx = 0, dy = 0]) => answers(control, document.elementFromPoint(x + dx, y + dy)));
}

/** The middle of a control; words that belong to it are as good as the control. */
function middleOf(control: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = (control.closest('label') ?? control).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The cross of a target around a point of it, each arm as long as it is heard; null where something lies over the control. */
function sizeOf(control: HTMLElement): { width: number; height: number } | null {
  const { x, y } = middleOf(control);
  const hits = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(x + dx, y + dy);
    return answers(control, hit) || isOverlay(control, hit);
  };
  if (!answers(control, document.elementFromPoint(x, y))) return null;
  const reach = (dx: number, dy: number) => {
    let distance = 0;
    while (distance < SIZE && hits(dx * (distance + 1), dy * (distance + 1))) distance += 1;
    return distance;
  };
  return { width: reach(-1, 0) + 1 + reach(1, 0), height: reach(0, -1) + 1 + reach(0, 1) };
}

/** A bar, a floating button or a dialog lies over the page by design; the page scrolls away from under it. */
function isOverlay(control: HTMLElement, hit: Element | null): boolean {
  for (let part = hit; part && !part.contains(control); part = part.parentElement) {
    const { position, zIndex } = getComputedStyle(part);
    if (position === 'fixed' || position === 'sticky' || Number(zIndex) >= Number(lightBlue.layer.sticky)) return true;
  }
  return false;
}

/** Whether a tap on `hit` is a tap on the control: itself, its label, or the row that hands a tap on to it. */
function answers(control: HTMLElement, hit: Element | null): boolean {
  if (!hit) return false;
  const label = control.closest('label') ?? (control instanceof HTMLInputElement ? control.labels?.[0] : undefined);
  const through = getComputedStyle(control).pointerEvents === 'none' ? control.parentElement : undefined;
  return [control, label, through].some((part) => part?.contains(hit));
}

function keepScroll(root: HTMLElement): () => void {
  const scrolled = [document.scrollingElement, ...root.querySelectorAll('*')]
    .filter(
      (element) =>
        element !== null && (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth),
    )
    .map((element) => ({ element, top: element?.scrollTop ?? 0, left: element?.scrollLeft ?? 0 }));
  return () => scrolled.forEach(({ element, top, left }) => element?.scrollTo({ top, left, behavior: 'instant' }));
}

const nameOf = (control: HTMLElement): string =>
  `${control.getAttribute('role') ?? control.tagName.toLowerCase()} “${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)}”`;
