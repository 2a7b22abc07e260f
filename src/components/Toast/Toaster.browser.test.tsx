import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, nextFrame } from '../testing/mount.tsx';
import { advance, onlyToast, showToaster, stopClock } from '../testing/toaster.tsx';
import { mouseAway, mouseOnto } from '../testing/touch.ts';
import { Toaster } from './Toaster.tsx';
import { createToastStore, type ToastOptions, type ToastType } from './toastStore.ts';

beforeEach(mouseAway);

const boxOf = (element: Element) => element.getBoundingClientRect();
const textOf = (element: Element) => element.textContent;
const iconOf = (toast: Element) => toast.querySelector('svg path')?.getAttribute('d');
const lookOf = (toast: HTMLElement) => toast.dataset['type'];
const countOf = (toast: Element) => /×(\d+)/.exec(textOf(toast) ?? '')?.[1];

/** Every animation and transition at its end. */
const settle = async () => {
  await nextFrame();
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
};

test('TO-01 a text is shown as information, 16 px from the top', async () => {
  const toaster = showToaster();
  toaster.show({ text: '已复制' });
  await settle();
  const toast = onlyToast(toaster);
  expect(toast).toBeVisible();
  expect(lookOf(toast)).toBe('info');
  expect(boxOf(toast).top).toBe(16);
});

test('TO-02 each type has an icon and a colour of its own, and information is the default', () => {
  const toaster = showToaster({ max: 5 });
  const types: ToastType[] = ['success', 'info', 'warning', 'error'];
  toaster.show(...types.map((type) => ({ type, text: type })), { text: 'default' });
  const looks = new Map(
    toaster.live().map((toast) => {
      const icon = toast.querySelector('svg') ?? expect.fail(`The toast ${toast.textContent} has no icon`);
      return [textOf(toast), `${iconOf(toast)} ${getComputedStyle(icon).color}`];
    }),
  );
  expect(new Set(types.map((type) => looks.get(type))).size).toBe(4);
  expect(new Set([...looks.values()].map((look) => look.split(' rgb')[1])).size).toBe(4);
  expect(looks.get('default')).toBe(looks.get('info'));
});

test('TO-03 an unknown type has its text and no icon', () => {
  const toaster = showToaster();
  const fromOutside: ToastOptions = JSON.parse('{ "type": "fatal", "text": "服务器繁忙" }');
  toaster.show(fromOutside);
  const toast = onlyToast(toaster);
  expect(toast).toHaveTextContent('服务器繁忙');
  expect(toast.querySelector(':scope > svg')).toBeNull();
});

test.each([
  ['a duration of 1000', { durationMs: 1000 }, 1000],
  ['the default', {}, 3000],
])('TO-04 with %s it goes when its time is up', (_name, options, endMs) => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ text: '已复制', ...options });
  advance(endMs - 1);
  expect(toaster.live()).toHaveLength(1);
  advance(1);
  expect(toaster.live()).toHaveLength(0);
  advance(1000);
  expect(toaster.toasts()).toHaveLength(0);
});

test('TO-05 it stays while the mouse is on it, and goes after the mouse has left', async () => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ text: '已复制', durationMs: 1000 });
  advance(50);
  await mouseOnto(onlyToast(toaster));
  advance(10_000);
  expect(toaster.live()).toHaveLength(1);
  await mouseAway();
  advance(999);
  expect(toaster.live()).toHaveLength(1);
  advance(1);
  expect(toaster.live()).toHaveLength(0);
});

/** The browser has notified the page of what lies under the resting mouse by now. */
const underMouse = (toast: () => HTMLElement | undefined) => expect.poll(() => toast()?.matches(':hover')).toBe(true);

test('P5 a toast made anew under a resting mouse stays, and goes after the mouse has left', async () => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ key: 'save', text: '保存中', durationMs: 1000 });
  await settle();
  await mouseOnto(onlyToast(toaster));
  toaster.show({ key: 'save', type: 'error', text: '保存失败', durationMs: 1000 });
  await underMouse(() => onlyToast(toaster));
  advance(10_000);
  expect(toaster.live()).toHaveLength(1);
  await mouseAway();
  await expect.poll(() => onlyToast(toaster).matches(':hover')).toBe(false);
  advance(1000);
  expect(toaster.live()).toHaveLength(0);
});

test('P5 a toast that moves up under a resting mouse stays', async () => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ text: '已复制', durationMs: 0 }, { text: '已保存', durationMs: 60_000 });
  await settle();
  const [first] = toaster.live();
  await mouseOnto(first ?? expect.fail('There is no toast'));
  flushSync(() => toaster.store.close(toaster.store.getSnapshot()[0]?.id ?? ''));
  await settle();
  advance(180);
  await underMouse(() => onlyToast(toaster));
  advance(100_000);
  expect(toaster.live()).toHaveLength(1);
});

test('TO-07 a duration of 0 stays for an hour, and has a button to close it', () => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ text: '网络已断开', durationMs: 0 });
  advance(3_600_000);
  expect(onlyToast(toaster).querySelector('button')).toBeVisible();
});

test('TO-08 Escape closes all where no dialog stands', async () => {
  const toaster = showToaster();
  toaster.show({ text: '甲' }, { text: '乙' }, { text: '丙' });
  expect(toaster.live()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  expect(toaster.live()).toHaveLength(0);
  await expect.poll(toaster.toasts).toHaveLength(0);
});

test('TO-09 closed twice by its handle it goes once', async () => {
  const onClose = vi.fn();
  const { show, store, toasts } = showToaster();
  const id = show({ text: '已复制', durationMs: 0, onClose });
  store.close(id);
  store.close(id);
  expect(onClose).toHaveBeenCalledOnce();
  await expect.poll(toasts).toHaveLength(0);
  store.close(id);
  expect(onClose).toHaveBeenCalledOnce();
});

test('TO-10 closing all tells each of four', async () => {
  const onClose = vi.fn();
  const { show, store, toasts, live } = showToaster({ max: 4 });
  show(...['甲', '乙', '丙', '丁'].map((text) => ({ text, durationMs: 0, onClose })));
  expect(live()).toHaveLength(4);
  store.closeAll();
  expect(onClose).toHaveBeenCalledTimes(4);
  await expect.poll(toasts).toHaveLength(0);
});

test('TO-12 three texts of different height stand below each other, 16 px apart', async () => {
  const { show, live } = showToaster();
  show({ text: '甲' }, { text: '这条通知很长，一行写不下'.repeat(5) }, { text: '丙' });
  await settle();
  const [first, second, third] = live().map(boxOf);
  if (!first || !second || !third) return expect.fail('There are fewer than three toasts');
  expect(second.height).toBeGreaterThan(first.height);
  expect(second.top - first.bottom).toBeCloseTo(16, 1);
  expect(third.top - second.bottom).toBeCloseTo(16, 1);
});

test('TO-14 the same text twice, then 18 times more, is one toast with a counter', () => {
  const toaster = showToaster();
  const again = (times: number) => toaster.show(...Array.from({ length: times }, () => ({ text: '领取成功' })));
  again(2);
  expect(countOf(onlyToast(toaster))).toBe('2');
  again(18);
  expect(countOf(onlyToast(toaster))).toBe('20');
});

test('TO-15 a merge at 2000 starts the full time anew: it leaves at 5000', () => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ text: '领取成功' });
  advance(2000);
  toaster.show({ text: '领取成功' });
  for (const at of [3500, 4900]) {
    advance(at - (at === 3500 ? 2000 : 3500));
    expect(toaster.live()).toHaveLength(1);
  }
  advance(100);
  expect(toaster.live()).toHaveLength(0);
});

test('TO-17 there is no counter at 1, and one from 2 on', () => {
  const toaster = showToaster();
  toaster.show({ text: '领取成功' });
  expect(countOf(onlyToast(toaster))).toBeUndefined();
  toaster.show({ text: '领取成功' });
  expect(countOf(onlyToast(toaster))).toBe('2');
});

test('TO-19 texts that differ by one letter are two toasts', () => {
  const { show, live } = showToaster();
  show({ text: '领取成功' }, { text: '领取成功。' });
  expect(live().map(textOf)).toEqual(['领取成功', '领取成功。']);
});

test('TO-20 an error with the text of an information takes its place: one toast, counter 2, look of an error', () => {
  const toaster = showToaster();
  toaster.show({ text: '保存' }, { text: '保存', type: 'error' });
  const toast = onlyToast(toaster);
  expect(countOf(toast)).toBe('2');
  expect(lookOf(toast)).toBe('error');
});

test('TO-22 shown and closed in the same tick it does not stay', async () => {
  const { show, store, toasts } = showToaster();
  store.close(show({ text: '已复制' }));
  await expect.poll(toasts).toHaveLength(0);
});

test('TO-23 when the second of three closes, the third takes its place at once', async () => {
  const { show, store, live, toasts } = showToaster();
  show({ text: '甲' }, { text: '乙' }, { text: '丙' });
  await settle();
  const height = boxOf(live()[0] ?? expect.fail('There is no toast')).height;
  store.close(store.getSnapshot()[1]?.id ?? '');
  await nextFrame();
  const third = toasts().find((toast) => textOf(toast)?.includes('丙')) ?? expect.fail('The third is gone');
  // Where it goes is decided while the second is still on its way out.
  expect(toasts()).toHaveLength(3);
  for (const animation of third.getAnimations()) animation.finish();
  expect(boxOf(third).top).toBeCloseTo(16 + height + 16, 1);
});

test('TO-31 markup is shown literally', () => {
  const toaster = showToaster();
  toaster.show({ text: '<b>x</b>' });
  expect(onlyToast(toaster)).toHaveTextContent('<b>x</b>');
  expect(onlyToast(toaster).querySelector('b')).toBeNull();
});

test.each(['长'.repeat(400), 'W'.repeat(400)])(
  'TO-32 a text of 400 letters wraps within the width less 32 px at 320',
  async (text) => {
    await page.viewport(320, 640);
    const toaster = showToaster();
    toaster.show({ text });
    await settle();
    const toast = onlyToast(toaster);
    expect(boxOf(toast).left).toBeGreaterThanOrEqual(16);
    expect(boxOf(toast).right).toBeLessThanOrEqual(320 - 16);
    const words = [...toast.querySelectorAll('span')].find((span) => textOf(span)?.startsWith(text.slice(0, 9)));
    expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0);
    await page.viewport(375, 812);
  },
);

test('fifty equal toasts at once are one toast ×50, phases once', async () => {
  const store = createToastStore();
  const phases: string[] = [];
  const { unmount } = mount(
    <Profiler id="toaster" onRender={(_, phase) => phases.push(phase)}>
      <Toaster store={store} />
    </Profiler>,
  );
  phases.length = 0;
  for (let time = 0; time < 50; time += 1) store.show({ type: 'error', text: '网络异常' });
  await expect.poll(() => document.querySelectorAll('[data-toast]').length).toBe(1);
  expect(countOf(document.querySelector('[data-toast]') ?? document.body)).toBe('50');
  // The one drawing, and the measured place it is given before it is painted.
  expect(phases).toEqual(['update', 'nested-update']);
  unmount();
});
