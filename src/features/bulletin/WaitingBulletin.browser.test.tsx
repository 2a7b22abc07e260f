import { expect, onTestFinished, test, vi } from 'vitest';
import { tapAt } from '#components/testing/dialog.tsx';
import { mount, nextFrame } from '#components/testing/mount.tsx';
import { dispatchTouch, dragMouse, middleOf } from '#components/testing/touch.ts';
import { locationAt } from '#platform/navigation/routeLocation.fixtures.ts';
import { RouteLocationProvider } from '#platform/navigation/routeLocation.ts';
import { WaitingBulletin } from './WaitingBulletin.tsx';

const bulletin = { id: 'n1', title: '开放测试公告', createTime: 0, content: '<p>你好</p>' };

/** The two waits of the bulletin: until it takes presses, and until the page is calm; they end when the test says so. */
const [SETTLE_MS, CALM_MS] = [450, 600];

function holdWaits() {
  const native = globalThis.setTimeout;
  const held = new Map<number, () => void>();
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) => {
    if (ms !== SETTLE_MS && ms !== CALM_MS) return native(work, ms);
    held.set(ms, work);
    return 0;
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return (ms: number) => {
    held.get(ms)?.();
    held.delete(ms);
  };
}

const openDialog = () => document.querySelector('[data-layer][data-state="open"]');

function open() {
  const endWait = holdWaits();
  const onClose = vi.fn();
  const onShare = vi.fn();
  const { container } = mount(
    <RouteLocationProvider value={locationAt('/')}>
      <button type="button" onClick={onShare} style={{ position: 'absolute', inset: 0, width: '100%', height: 200 }}>
        分享
      </button>
      <WaitingBulletin bulletin={bulletin} seen={false} waits={false} onClose={onClose} />
    </RouteLocationProvider>,
  );
  const button = container.querySelector('button') ?? expect.fail('No button');
  return { endWait, onClose, onShare, button, comes: () => expect.poll(openDialog).not.toBeNull() };
}

test.each([
  ['tap', (at: { x: number; y: number }) => tapAt(at)],
  ['click of a mouse', (at: { x: number; y: number }) => dragMouse(at, { steps: 1 })],
])('a %s that lands as the bulletin opens reaches the page; the bulletin comes again, unread', async (_, press) => {
  const { endWait, onClose, onShare, button, comes } = open();
  await comes();
  await press(middleOf(button));
  await expect.poll(() => onShare.mock.calls.length).toBe(1);
  expect(openDialog()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  endWait(CALM_MS);
  await comes();
});

test('once it has stood for a moment it takes the presses beside it', async () => {
  const { endWait, onClose, onShare, button, comes } = open();
  await comes();
  endWait(SETTLE_MS);
  await nextFrame();
  await tapAt(middleOf(button));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(onShare).not.toHaveBeenCalled();
});

test('it does not open under a finger, nor right behind a tap', async () => {
  const endWait = holdWaits();
  const bulletinAt = (waits: boolean) => (
    <RouteLocationProvider value={locationAt('/')}>
      <WaitingBulletin bulletin={bulletin} seen={false} waits={waits} onClose={() => undefined} />
    </RouteLocationProvider>
  );
  const { container, render } = mount(bulletinAt(true));
  await dispatchTouch('touchStart', [middleOf(container)]);
  render(bulletinAt(false));
  await nextFrame();
  expect(openDialog()).toBeNull();
  await dispatchTouch('touchEnd', []);
  await nextFrame();
  expect(openDialog()).toBeNull();
  endWait(CALM_MS);
  await expect.poll(openDialog).not.toBeNull();
});
