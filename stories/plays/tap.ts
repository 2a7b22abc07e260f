import { userEvent, within } from 'storybook/test';

/** What keeps the focus of a synthetic press; a field that is typed into keeps it under a finger too. */
const PRESSED = 'a, button, summary, [role="tab"], [type="radio"], [type="checkbox"]';

/** Presses as a finger does: no focus ring stays, and the page does not scroll to what is pressed. */
export async function tap(element: Element): Promise<void> {
  const pressed = element.closest<HTMLElement>(PRESSED) ?? element.closest('label')?.control;
  // From a field the press itself takes the focus: its owner hears of that within the press.
  if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
  await userEvent.click(element);
  pressed?.blur();
}

/** Taps the button of that name. */
export const tapButton = (canvasElement: HTMLElement, name: string | RegExp): Promise<void> =>
  tap(within(canvasElement).getByRole('button', { name }));
