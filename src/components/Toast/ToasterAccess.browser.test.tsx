import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';
import { KeepAlive } from '../KeepAlive/KeepAlive.tsx';
import { openLayer } from '../testing/dialog.tsx';
import { emulateReducedMotion } from '../testing/media.ts';
import { nextFrame } from '../testing/mount.tsx';
import { advance, onlyToast, showToaster, stopClock } from '../testing/toaster.tsx';
import { dispatchTouch, middleOf, mouseAway } from '../testing/touch.ts';

beforeEach(mouseAway);

const onOpenChange = vi.fn();

function OpenDialog() {
  const [open, setOpen] = useState(true);
  const close = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  return <Dialog open={open} onOpenChange={close} title="下载确认" footer={<button>确认下载</button>} />;
}

const dialog = () => document.querySelector('[role="dialog"]');

const closeButtonOf = (toast: HTMLElement) =>
  toast.querySelector('button') ?? expect.fail('The toast has no close button');

const tap = async (element: Element) => {
  await dispatchTouch('touchStart', [middleOf(element)]);
  await dispatchTouch('touchEnd', []);
};

test('TO-27 with a dialog and a toast Escape closes the dialog alone; the next one closes the toast', async () => {
  const { show, live } = showToaster({ page: <OpenDialog /> });
  show({ text: '钻石不足', durationMs: 0 });
  await openLayer();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  expect(live()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(live()).toHaveLength(0);
});

test('TO-28 a polite and an assertive region stand from the start; an error goes to the assertive one', () => {
  const { show } = showToaster();
  const region = (politeness: string) => document.querySelector(`[data-toaster] [aria-live="${politeness}"]`);
  const [polite, assertive] = [region('polite'), region('assertive')];
  expect(polite).toBeEmptyDOMElement();
  expect(assertive).toBeEmptyDOMElement();
  show({ text: '已复制' }, { text: '网络异常', type: 'error' });
  expect(region('polite')).toBe(polite);
  expect(polite).toHaveTextContent('已复制');
  expect(assertive).toHaveTextContent('网络异常');
});

test('TO-30 it takes no focus, waits while it has focus, and gives focus back when it is closed', async () => {
  stopClock();
  const toaster = showToaster({ page: <input aria-label="昵称" /> });
  const field = document.querySelector('input');
  field?.focus();
  toaster.show({ text: '草稿已保存' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(closeButtonOf(onlyToast(toaster))).toHaveFocus();
  advance(10_000);
  expect(toaster.live()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  expect(toaster.live()).toHaveLength(0);
  advance(1000);
  expect(field).toHaveFocus();
});

test('TO-30 focus does not fall to the body either when others push the toast out', async () => {
  const toaster = showToaster({ page: <input aria-label="昵称" />, max: 1 });
  document.querySelector('input')?.focus();
  toaster.show({ text: '草稿已保存' });
  await userEvent.keyboard('{Tab}');
  expect(closeButtonOf(onlyToast(toaster))).toHaveFocus();
  toaster.show({ text: '签到成功' });
  expect(document.querySelector('input')).toHaveFocus();
});

test('TO-33 a change of the main page leaves the toast and its time alone', () => {
  stopClock();
  const kept = (name: string) => (
    <KeepAlive activeKey={name}>
      <h1>{name}</h1>
    </KeepAlive>
  );
  const toaster = showToaster({ page: kept('首页') });
  toaster.show({ text: '签到成功' });
  const toast = onlyToast(toaster);
  advance(2000);
  toaster.render(kept('漫画'));
  expect(onlyToast(toaster)).toBe(toast);
  advance(999);
  expect(toaster.live()).toHaveLength(1);
  advance(1);
  expect(toaster.live()).toHaveLength(0);
});

test('TO-34 with reduced motion nothing slides, neither in nor out nor up', async () => {
  await emulateReducedMotion(true);
  onTestFinished(() => emulateReducedMotion(false));
  stopClock();
  const { show, store, toasts } = showToaster();
  show({ text: '甲' }, { text: '乙' });
  const moving = () => toasts().flatMap((toast) => toast.getAnimations({ subtree: true }));
  expect(moving()).toEqual([]);
  store.close(store.getSnapshot()[0]?.id ?? '');
  await nextFrame();
  expect(toasts()).toHaveLength(2);
  expect(moving()).toEqual([]);
  // The second has taken the first place without a way to it.
  expect(toasts().map((toast) => toast.getBoundingClientRect().top)).toEqual([16, 16]);
});

test('TO-34 with motion it does slide', async () => {
  const { show, toasts } = showToaster();
  show({ text: '甲' });
  await nextFrame();
  expect(toasts().flatMap((toast) => toast.getAnimations({ subtree: true }))).not.toEqual([]);
});

test('TO.P4 a tap neither holds it nor gives it more time', async () => {
  stopClock();
  const toaster = showToaster();
  toaster.show({ text: '已复制' });
  advance(2000);
  await tap(onlyToast(toaster));
  await nextFrame();
  advance(1000);
  expect(toaster.live()).toHaveLength(0);
});

test('TO.P6 TO.P7 over a dialog it lies on top and can be tapped, which does not close the dialog', async () => {
  onOpenChange.mockClear();
  const toaster = showToaster();
  toaster.show({ text: '钻石不足', durationMs: 0 });
  toaster.render(<OpenDialog />);
  await expect.poll(() => document.body.style.pointerEvents).toBe('none');
  const close = closeButtonOf(onlyToast(toaster));
  const { x, y } = middleOf(close);
  expect(close.contains(document.elementFromPoint(x, y))).toBe(true);
  await tap(close);
  await expect.poll(toaster.live).toHaveLength(0);
  await nextFrame();
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(dialog()).not.toBeNull();
});

test('TO.P9 a repeat changes the region, so that it is said again', async () => {
  const toaster = showToaster();
  toaster.show({ text: '领取成功' });
  const said = vi.fn();
  const region = document.querySelector('[aria-live="polite"]') ?? expect.fail('There is no region');
  const observer = new MutationObserver(said);
  onTestFinished(() => observer.disconnect());
  observer.observe(region, { childList: true, subtree: true });
  toaster.show({ text: '领取成功' });
  await nextFrame();
  expect(said).toHaveBeenCalled();
  expect(onlyToast(toaster).ariaAtomic).toBe('true');
});

test('TO.P9 what was shown before the toaster was there comes into a region that is known', () => {
  stopClock();
  const toaster = showToaster({ early: [{ type: 'error', text: '登录已失效，请重新登录' }] });
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe('');
  advance(100);
  expect(onlyToast(toaster).textContent).toContain('登录已失效');
});
