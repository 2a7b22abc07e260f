import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KeepAlive } from '../KeepAlive/KeepAlive.tsx';
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
} from '../testing/dialog.tsx';
import { mount } from '../testing/mount.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const content = { title: '开通会员', children: '开通后，全部游戏免费下载。' } satisfies Partial<DialogProps>;
const show = (props: Partial<DialogProps> = {}) =>
  showLayer(Dialog, { ...content, ...props }, <div style={{ height: 3000 }} />);

test('DG.P2 when its opener is gone, focus goes to the page and not to the body', async () => {
  const { opener } = show();
  await userEvent.click(opener());
  await openLayer();
  opener().remove();
  await escape();
  await layerClosed();
  await expect.poll(() => document.activeElement?.localName).toBe('main');
});

test('DG.P3 the page stays locked until the last of two is closed', async () => {
  backToTop();
  const none = () => undefined;
  const both = (first: boolean, second: boolean) => (
    <main style={{ height: 3000 }}>
      <Dialog {...content} open={first} onOpenChange={none} />
      <Dialog {...content} open={second} onOpenChange={none} />
    </main>
  );
  const { render } = mount(both(true, true));
  await openLayer();
  render(both(false, true));
  await expect.poll(() => document.querySelectorAll('[data-layer]').length).toBe(1);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await dragPage();
  expect(scrollY).toBe(0);
  render(both(false, false));
  await layerClosed();
  await dragPage();
  await expect.poll(() => scrollY).toBeGreaterThan(100);
});

test('P6 a dialog opened again while it leaves lies above one opened since', async () => {
  const none = () => undefined;
  const both = (first: boolean, second: boolean) => (
    <main>
      <Dialog title="甲" open={first} onOpenChange={none} />
      <Dialog title="乙" open={second} onOpenChange={none} />
    </main>
  );
  const { render } = mount(both(true, false));
  await openLayer();
  render(both(false, false));
  render(both(false, true));
  await expect.poll(() => document.querySelectorAll('[data-layer]').length).toBe(2);
  render(both(true, true));
  const topmost = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[data-layer]')?.textContent;
  await expect.poll(topmost).toContain('甲');
  render(both(false, true));
  await expect.poll(() => document.querySelectorAll('[data-layer]').length).toBe(1);
  expect(topmost()).toContain('乙');
});

test('DG.P4 nothing shifts, and the body’s style is afterwards as before', async () => {
  document.body.style.paddingRight = '3px';
  onTestFinished(() => document.body.removeAttribute('style'));
  const before = document.body.getAttribute('style');
  const { opener } = show();
  const boxOfOpener = () => JSON.stringify(opener().getBoundingClientRect());
  const boxBefore = boxOfOpener();
  opener().click();
  await openLayer();
  expect(boxOfOpener()).toBe(boxBefore);
  await escape();
  await layerClosed();
  expect(document.body.getAttribute('style')).toBe(before);
  expect(boxOfOpener()).toBe(boxBefore);
});

test('DG.P5 the mask covers the large viewport and the box stays within the one in sight', async () => {
  show({ open: true, children: <div style={{ height: 3000 }} /> });
  const dialog = await openLayer();
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  const probe = document.createElement('div');
  probe.style.height = '100lvh';
  document.body.append(probe);
  onTestFinished(() => probe.remove());
  expect(mask().getBoundingClientRect().height).toBe(probe.offsetHeight);
  const { top, bottom } = dialog.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

test('DG.P8 a kept page takes its dialog and the lock along, and has both back when it returns, without a notice', async () => {
  const [onOpenChange, onOpened, onClosed] = [vi.fn(), vi.fn(), vi.fn()];
  const owner = <Dialog {...content} open onOpenChange={onOpenChange} onOpened={onOpened} onClosed={onClosed} />;
  const at = (key: string) => <KeepAlive activeKey={key}>{key === '我的' ? owner : <p>首页</p>}</KeepAlive>;
  const { render } = mount(at('我的'));
  await openLayer();
  const locked = () => getComputedStyle(document.documentElement).overflow === 'hidden';
  expect(locked()).toBe(true);
  render(at('首页'));
  expect(layer()?.checkVisibility() ?? false).toBe(false);
  expect(locked()).toBe(false);
  expect(document.elementFromPoint(BESIDE.x, BESIDE.y)?.closest('[data-locks]')).toBeNull();
  render(at('我的'));
  await expect.poll(() => layer()?.contains(document.activeElement)).toBe(true);
  expect(layer()?.checkVisibility()).toBe(true);
  expect(locked()).toBe(true);
  expect(onOpened).toHaveBeenCalledOnce();
  expect(onClosed).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
