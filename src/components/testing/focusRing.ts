import { expect } from 'storybook/test';

/** Focuses a control as the keyboard does; fails where nothing shows it, on itself or on what is shown for it. */
export async function expectFocusRing(control: HTMLElement, shownBy: Element | null = control): Promise<void> {
  control.focus();
  await expect(control).toHaveFocus();
  await expect(control.matches(':focus-visible')).toBe(true);
  const { outlineStyle, outlineWidth } = getComputedStyle(shownBy ?? control);
  await expect(outlineStyle).not.toBe('none');
  await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(1);
}
