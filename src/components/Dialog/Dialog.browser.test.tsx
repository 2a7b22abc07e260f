import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  backToTop,
  BESIDE,
  dragPage,
  escape,
  layerClosed,
  layer,
  mask,
  openLayer,
  showLayer,
  tapMask,
} from '../testing/dialog.tsx';
import { emulateReducedMotion } from '../testing/media.ts';
import { nextFrame } from '../testing/mount.tsx';
import { ctrlWheelAt, dispatchTouch } from '../testing/touch.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { loadModalBox } from './modalCode.ts';
import { dismissTopLayer } from './openLayers.ts';

const content = { title: '开通会员', children: '开通后，全部游戏免费下载。' } satisfies Partial<DialogProps>;
const show = (props: Partial<DialogProps> = {}, page = <div style={{ height: 3000 }} />) =>
  showLayer(Dialog, { ...content, ...props }, page);

const levelOf = (element: Element) => Number(getComputedStyle(element).zIndex);

test('DG-01 mask and box lie at 2000, or where the layer option says', async () => {
  const { unmount } = show({ open: true });
  expect(levelOf(await openLayer())).toBeGreaterThanOrEqual(2000);
  expect(levelOf(mask())).toBeGreaterThanOrEqual(2000);
  unmount();
  show({ open: true, layer: 99 });
  expect(levelOf(await openLayer())).toBe(99);
  expect(levelOf(mask())).toBe(99);
});

test('DG-03 before it opens its content is not in the document', async () => {
  const { opener } = show();
  expect(document.body.textContent).not.toContain(content.children);
  opener().click();
  await openLayer();
  expect(document.body.textContent).toContain(content.children);
});

test('the tap that opens it is answered before what lies in it is drawn', async () => {
  const { opener } = show();
  await loadModalBox();
  opener().click();
  await new Promise(requestAnimationFrame);
  expect(layer()).toBeNull();
  await openLayer();
});

test('Back gives it up before it is drawn', async () => {
  const { opener, asked } = show();
  await loadModalBox();
  opener().click();
  await Promise.resolve();
  dismissTopLayer();
  expect(asked.mock.calls).toEqual([[false]]);
  await nextFrame();
  await nextFrame();
  expect(layer()).toBeNull();
});

test('DG-04 after it has left its content is gone', async () => {
  show({ open: true });
  await openLayer();
  await escape();
  expect(layer()).not.toBeNull();
  await layerClosed();
  expect(document.body.textContent).not.toContain(content.children);
});

test('DG-05 the page cannot be scrolled while it is open, and can be afterwards', async () => {
  backToTop();
  show({ open: true });
  await openLayer();
  await dragPage();
  expect(scrollY).toBe(0);
  await escape();
  await layerClosed();
  await dragPage();
  await expect.poll(() => scrollY).toBeGreaterThan(100);
});

test('DG-07 a tap on the mask closes it with one notice, and does nothing where that is not allowed', async () => {
  const { asked, unmount } = show({ open: true });
  await openLayer();
  await tapMask();
  await layerClosed();
  expect(asked.mock.calls).toEqual([[false]]);
  unmount();
  const fixed = show({ open: true, dismissible: false });
  await openLayer();
  await tapMask();
  expect(fixed.asked).not.toHaveBeenCalled();
  expect(layer()).not.toBeNull();
});

test.each([
  ['at once', (answer: boolean) => answer],
  ['later', (answer: boolean) => Promise.resolve(answer)],
])('DG-08 a guard that answers %s keeps it open with false and lets it go with true', async (_when, answer) => {
  const beforeClose = vi
    .fn<() => boolean | Promise<boolean>>()
    .mockReturnValueOnce(answer(false))
    .mockReturnValueOnce(answer(true));
  const { asked } = show({ open: true, beforeClose });
  await openLayer();
  await tapMask();
  expect(beforeClose).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
  await tapMask();
  await layerClosed();
  expect(beforeClose).toHaveBeenCalledTimes(2);
  expect(asked.mock.calls).toEqual([[false]]);
});

test('DG-08 while the guard thinks it is not asked again', async () => {
  const thinking = Promise.withResolvers<boolean>();
  const beforeClose = vi.fn(() => thinking.promise);
  const { asked } = show({ open: true, beforeClose });
  await openLayer();
  await tapMask();
  await escape();
  expect(beforeClose).toHaveBeenCalledOnce();
  thinking.resolve(true);
  await layerClosed();
  expect(asked.mock.calls).toEqual([[false]]);
});

test('DG-10 one notice for opening and one for closing, however often one presses while it leaves', async () => {
  const [onOpened, onClosed] = [vi.fn(), vi.fn()];
  const { opener, asked } = show({ onOpened, onClosed });
  expect(onOpened).not.toHaveBeenCalled();
  opener().click();
  await openLayer();
  expect([onOpened, onClosed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await userEvent.keyboard('{Escape}{Escape}{Enter}');
  await layerClosed();
  expect([onOpened, onClosed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(asked.mock.calls).toEqual([[false]]);
});

test.each([
  [true, 'keeps the move from the page'],
  [false, 'leaves the move to the page'],
])('DG-15 a drag on the mask, with the page locked: %s, %s', async (locksPage) => {
  backToTop();
  show({ open: true, locksPage });
  await openLayer();
  await dragPage();
  if (locksPage) expect(scrollY).toBe(0);
  else await expect.poll(() => scrollY).toBeGreaterThan(100);
});

test('DG-18 focus goes in, and after Escape back to the button it was opened from', async () => {
  const { opener } = show();
  await userEvent.click(opener());
  const dialog = await openLayer();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await escape();
  await layerClosed();
  expect(opener()).toHaveFocus();
});

test.each([
  ['with', '为了账号安全，请先验证手机号'],
  ['without', undefined],
])('DG-20 %s a description every id resolves', async (_with, description) => {
  show({ open: true, description });
  const dialog = await openLayer();
  const named = [dialog, ...dialog.querySelectorAll('*')].flatMap((element) =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
      (name) => element.getAttribute(name)?.split(' ') ?? [],
    ),
  );
  expect(named.map((id) => document.getElementById(id)?.textContent)).toEqual(
    description ? [content.title, description] : [content.title],
  );
  expect(dialog.hasAttribute('aria-describedby')).toBe(description !== undefined);
});

test('DG-21 the body’s pointer-events are empty, none while it is open, and empty again', async () => {
  const { opener } = show();
  const pointer = () => document.body.style.pointerEvents;
  expect(pointer()).toBe('');
  opener().click();
  await expect.poll(pointer).toBe('none');
  await escape();
  await expect.poll(pointer).toBe('');
});

test('DG-23 Tab goes round from the last to the first, and Shift+Tab back', async () => {
  show({ open: true, hideClose: true, footer: ['甲', '乙', '丙'].map((name) => <button key={name}>{name}</button>) });
  const dialog = await openLayer();
  const [first, , last] = dialog.querySelectorAll('button');
  last?.focus();
  await userEvent.keyboard('{Tab}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(last).toHaveFocus();
});

test.each([
  ['mask', () => mask()],
  ['box', () => layer() ?? expect.fail('There is no dialog')],
])('DG-24 on the %s neither ctrl+wheel nor a pinch is kept from zooming', async (_place, target) => {
  show({ open: true });
  await openLayer();
  const { left, top } = target().getBoundingClientRect();
  const at = { x: left + BESIDE.x, y: top + BESIDE.y };
  const heard: [type: string, prevented: boolean][] = [];
  const listen = (event: Event) => heard.push([event.type, event.defaultPrevented]);
  for (const type of ['wheel', 'touchmove']) {
    addEventListener(type, listen);
    onTestFinished(() => removeEventListener(type, listen));
  }
  await ctrlWheelAt(at, -40);
  await dispatchTouch('touchStart', [at, { x: at.x + 30, y: at.y }]);
  for (const apart of [40, 60, 90]) await dispatchTouch('touchMove', [at, { x: at.x + apart, y: at.y }]);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => new Set(heard.map(([type]) => type))).toEqual(new Set(['wheel', 'touchmove']));
  expect(heard.filter(([, prevented]) => prevented)).toEqual([]);
  for (let element: Element | null = target(); element; element = element.parentElement) {
    expect(getComputedStyle(element).touchAction).toMatch(/auto|pinch-zoom|manipulation/);
  }
});

const moving = () =>
  document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && !effect.target?.closest('main'));

test('DG-37 with reduced motion it neither grows nor slides, in or out', async () => {
  await emulateReducedMotion(true);
  onTestFinished(() => emulateReducedMotion(false));
  const { opener } = show();
  opener().click();
  await expect.poll(layer).not.toBeNull();
  expect(moving()).toEqual([]);
  await escape();
  expect(moving()).toEqual([]);
  await layerClosed();
});

test('DG-37 with motion it does', async () => {
  const { opener } = show();
  opener().click();
  await expect.poll(moving).not.toEqual([]);
});
