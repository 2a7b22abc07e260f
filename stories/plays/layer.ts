import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens the dialog or sheet of an `Opened` page. */
export async function openLayer(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog');
}

/** No dialog is left. */
export const layerClosed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Radix listens for presses from the next task on, and hears them a task later. */
export const heardFromNow = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Presses the mask, at the corner no dialog and no sheet reaches. */
export function pressMask(): void {
  const target = document.elementFromPoint(4, 4);
  if (!target) throw new Error('Nothing lies at the corner of the page');
  for (const type of ['pointerdown', 'pointerup', 'click'] as const) {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }));
  }
}
