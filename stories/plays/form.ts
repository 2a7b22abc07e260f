import { expect, userEvent, within } from 'storybook/test';

/** Texts by the label of their field. */
type ByLabel = Readonly<Record<string, string>>;

/** The field a label names; not a button that speaks of it. */
export const field = (canvasElement: HTMLElement, label: string): HTMLElement =>
  within(canvasElement).getByLabelText(label, { selector: 'input' });

/** Types into each field; `{Enter}` in a text sends the form. */
export async function fill(canvasElement: HTMLElement, texts: ByLabel): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(field(canvasElement, label), text);
}

/** Each field says what is wrong with it. */
export async function expectErrors(canvasElement: HTMLElement, messages: ByLabel): Promise<void> {
  for (const [label, message] of Object.entries(messages)) {
    await expect(field(canvasElement, label)).toHaveAccessibleDescription(message);
  }
}

/** The first field with an error says so and has the focus. */
export async function expectError(canvasElement: HTMLElement, label: string, message: string): Promise<void> {
  await expectErrors(canvasElement, { [label]: message });
  await expect(field(canvasElement, label)).toHaveFocus();
}

/** The box by which one agrees to the terms. */
export const agreement = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('checkbox', { name: /我已阅读并同意/ });
