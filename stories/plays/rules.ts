import { expect, screen, within } from 'storybook/test';
import { layerClosed } from './layer.ts';
import { tap, tapButton } from './tap.ts';

/** Opens the rules of a page, counts them and closes them. */
export async function readRules(canvasElement: HTMLElement, count: number): Promise<void> {
  await tapButton(canvasElement, '规则说明');
  const sheet = within(await screen.findByRole('dialog', { name: '规则说明' }));
  await expect(sheet.getAllByRole('listitem')).toHaveLength(count);
  await tap(sheet.getByRole('button', { name: '关闭' }));
  await layerClosed();
}
