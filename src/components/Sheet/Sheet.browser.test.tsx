import { expect, test, vi } from 'vitest';
import { layer, openLayer, showLayer } from '../testing/dialog.tsx';
import { dragBy, dragHeld, dispatchTouch, middleOf } from '../testing/touch.ts';
import { Sheet } from './Sheet.tsx';

const content = { title: '排序方式', children: <p>最新</p>, open: true };

const gripOf = (sheet: HTMLElement) =>
  middleOf(sheet.querySelector('[data-grip]') ?? expect.fail('The sheet has no grip'));

/** The sheet once it has risen. */
const risen = async () => {
  const sheet = await openLayer();
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  return sheet;
};

test('DG-07 a sheet is pulled away by a real finger, with one notice', async () => {
  const { asked } = showLayer(Sheet, content);
  await dragBy({ from: gripOf(await risen()), dy: 160 });
  await expect.poll(layer).toBeNull();
  expect(asked.mock.calls).toEqual([[false]]);
});

test('DG-08 a guard holds a pulled sheet, which then stands where it stood', async () => {
  const beforeClose = vi.fn(() => false);
  const { asked } = showLayer(Sheet, { ...content, beforeClose });
  const sheet = await risen();
  const before = sheet.getBoundingClientRect().top;
  await dragHeld({ from: gripOf(sheet), dy: 160 });
  expect(sheet.getBoundingClientRect().top).toBeGreaterThan(before + 100);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => sheet.getBoundingClientRect().top).toBe(before);
  expect(beforeClose).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test('DG-07 a finger that the system takes away does not close the sheet', async () => {
  const { asked } = showLayer(Sheet, content);
  const sheet = await risen();
  const before = sheet.getBoundingClientRect().top;
  await dragHeld({ from: gripOf(sheet), dy: 160 });
  await dispatchTouch('touchCancel', []);
  await expect.poll(() => sheet.getBoundingClientRect().top).toBe(before);
  expect(asked).not.toHaveBeenCalled();
});
