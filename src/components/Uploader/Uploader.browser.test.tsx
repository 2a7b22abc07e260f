import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { dispatchTouch, middleOf } from '../testing/touch.ts';
import { requireTouchTargets } from '../testing/touchTargets.ts';
import { Uploader } from './Uploader.tsx';
import type { UploadItem } from './uploadItem.ts';

const onReorder = vi.fn<(id: string, to: number) => void>();
const onOpen = vi.fn<(id: string) => void>();
afterEach(async () => {
  await dispatchTouch('touchCancel', []).catch(() => undefined);
  onReorder.mockClear();
  onOpen.mockClear();
});

const ITEMS: readonly UploadItem[] = [
  { id: 'a', status: 'done' },
  { id: 'b', status: 'failed' },
  { id: 'c', status: 'uploading' },
];

function show(disabled = false) {
  const { container } = mount(
    <Uploader
      items={ITEMS}
      disabled={disabled}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onRetry={() => undefined}
      onReorder={onReorder}
      onOpen={onOpen}
    />,
  );
  const item = (id: string) => container.querySelector(`[data-sort-key=${id}]`) ?? document.body;
  return { container, item };
}

/** A finger that rests on the first item, and then goes to the last. */
async function carryFirst(item: (id: string) => Element) {
  await dispatchTouch('touchStart', [middleOf(item('a'))]);
  await new Promise((resolve) => setTimeout(resolve, 350));
  await dispatchTouch('touchMove', [middleOf(item('b'))]);
  await dispatchTouch('touchMove', [middleOf(item('c'))]);
  await dispatchTouch('touchEnd', []);
}

test('a finger carries an item by its picture, and opens nothing', async () => {
  const { item } = show();
  await carryFirst(item);
  await expect.poll(() => onReorder.mock.calls).toEqual([['a', 2]]);
  expect(onOpen).not.toHaveBeenCalled();
});

test('a disabled tray stays as it is', async () => {
  const { item } = show(true);
  await carryFirst(item);
  expect(onReorder).not.toHaveBeenCalled();
});

test('every control of a tile is large enough for a finger', () => {
  show();
  requireTouchTargets();
});
