const BUTTONS = 'a[href], button, [role="button"], [role="tab"]';

/**
 * Gives a pressed button the focus where the browser does not: Safari at a tap or a mouse's click, which focuses what stands
 * around it, others at a screen reader's press. What it opens then has an opener to give the focus back to (DG.P2). The focus
 * is taken only from the page or a layer around the button, never from a field. Returns how to stop.
 */
export function focusTapped(page: Document): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
    const focused = page.activeElement;
    if (button === null || button === focused || !focused?.contains(button)) return;
    button.focus({ preventScroll: true, focusVisible: false });
  };
  page.addEventListener('click', onClick, { capture: true });
  return () => page.removeEventListener('click', onClick, { capture: true });
}
