import { screen, within } from 'storybook/test';
import { tap } from './tap.ts';

/** The sheet that says how a payment ended. */
export const paymentResult = async () => within(await screen.findByRole('dialog', { name: '支付结果' }));

/** Presses its buttons, one after another. */
export async function tapInPaymentResult(...names: readonly string[]): Promise<void> {
  const sheet = await paymentResult();
  for (const name of names) await tap(sheet.getByRole('button', { name }));
}
