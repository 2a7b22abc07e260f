import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { dispatchTouch, dragBy, middleOf } from '../testing/touch.ts';
import { SortableGrid } from './SortableGrid.tsx';

const onMove = vi.fn<(key: string, to: number) => void>();
const onClick = vi.fn();
beforeEach(() => {
  onMove.mockClear();
  onClick.mockClear();
});

/** Six tiles in a scroller higher than the phone. */
function show() {
  const { container } = mount(
    <div data-testid="scroller" style={{ height: '100%', overflowY: 'auto' }}>
      <SortableGrid
        label="图片"
        items={['a', 'b', 'c', 'd', 'e', 'f']}
        itemKey={(key) => key}
        onMove={onMove}
        renderItem={(key) => (
          <button type="button" style={{ width: '100%', height: 110 }} onClick={onClick}>
            {key}
          </button>
        )}
      />
      <div style={{ height: 1200 }} />
    </div>,
  );
  const item = (key: string) => container.querySelector(`[data-sort-key=${key}]`) ?? document.body;
  const scrolled = () => container.querySelector('[data-testid=scroller]')?.scrollTop ?? 0;
  const lifted = () => container.querySelector('[data-lifted]');
  return { container, item, scrolled, lifted };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The finger rests until the item is lifted, then moves. */
async function carry(from: Element, to: Element) {
  const start = middleOf(from);
  const end = middleOf(to);
  await dispatchTouch('touchStart', [start]);
  await expect.poll(() => document.querySelector('[data-lifted]')).not.toBeNull();
  for (const share of [0.3, 0.6, 1]) {
    await dispatchTouch('touchMove', [
      { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
    ]);
  }
}

afterEach(() => dispatchTouch('touchCancel', []).catch(() => undefined));

test('a resting finger lifts an item and drops it at its new place; the page does not scroll, nothing is clicked', async () => {
  const { item, scrolled, lifted } = show();
  await carry(item('e'), item('a'));
  expect(lifted()).toBe(item('e'));
  await dispatchTouch('touchEnd', []);
  expect(onMove.mock.calls).toEqual([['e', 0]]);
  expect(lifted()).toBeNull();
  expect(scrolled()).toBe(0);
  await wait(100);
  expect(onClick).not.toHaveBeenCalled();
});

test('a finger that moves at once scrolls the page', async () => {
  const { item, scrolled, lifted } = show();
  await dragBy({ from: middleOf(item('e')), dy: -150 });
  await wait(400);
  expect(lifted()).toBeNull();
  expect(onMove).not.toHaveBeenCalled();
  expect(scrolled()).toBeGreaterThan(50);
});

test('a tap stays a tap, and nothing is lifted after it', async () => {
  const { item, lifted } = show();
  await dispatchTouch('touchStart', [middleOf(item('b'))]);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  await wait(400);
  expect(lifted()).toBeNull();
});

test('what the system takes away goes back to its place', async () => {
  const { item, lifted } = show();
  await carry(item('a'), item('f'));
  expect(lifted()).not.toBeNull();
  await dispatchTouch('touchCancel', []);
  await expect.poll(lifted).toBeNull();
  expect(onMove).not.toHaveBeenCalled();
  expect((item('a') as HTMLElement).style.transform).toBe('');
});

test('Escape takes an item back', async () => {
  const { item, lifted } = show();
  await carry(item('a'), item('c'));
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(lifted()).toBeNull();
  await dispatchTouch('touchEnd', []);
  expect(onMove).not.toHaveBeenCalled();
});

test('dropped where it was, nothing is told', async () => {
  const { item } = show();
  await carry(item('b'), item('b'));
  await dispatchTouch('touchEnd', []);
  expect(onMove).not.toHaveBeenCalled();
});
