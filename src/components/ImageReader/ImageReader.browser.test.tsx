import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#components/testing/mount.tsx';
import { dragMouse, middleOf, mouseAway } from '#components/testing/touch.ts';
import { ImageReader, type ImageReaderProps } from './ImageReader.tsx';
import type { ImageReaderHandle } from './imageReaderParts.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>')}`;

const pages = [1, 2, 3, 4].map(() => ({ url: picture, width: 60, height: 60 }));

/** Longer than a single tap waits for a second one. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

function open(mode: ImageReaderProps['mode'], page: number) {
  onTestFinished(mouseAway);
  const onTap = vi.fn();
  const handle = createRef<ImageReaderHandle>();
  const { container } = mount(
    <ImageReader
      mode={mode}
      ref={handle}
      pages={pages}
      start={{ page, offset: 0 }}
      label="话"
      end={<p>本话完</p>}
      onMove={() => undefined}
      onTap={onTap}
    />,
  );
  const current = () => container.querySelector('[data-current]')?.getAttribute('aria-label');
  return { onTap, handle, current, pager: container.querySelector('section'), middle: middleOf(container) };
}

test('a page is turned by a mouse that is dragged, both ways; the drag’s end is no tap', async () => {
  const { onTap, current, middle } = open('page', 2);
  await dragMouse({ x: middle.x + 120, y: middle.y }, { dx: -240 });
  await expect.poll(current).toBe('第3页');
  await dragMouse({ x: middle.x - 120, y: middle.y }, { dx: 240 });
  await expect.poll(current).toBe('第2页');
  await pause();
  expect(onTap).not.toHaveBeenCalled();
});

test.each([
  ['pages', 'page'],
  ['a strip', 'strip'],
] as const)('a drag up over %s is no tap either; a click is', async (_, mode) => {
  const { onTap, middle } = open(mode, 2);
  await dragMouse(middle, { dx: 10, dy: -200 });
  await pause();
  expect(onTap).not.toHaveBeenCalled();
  await dragMouse(middle, { dx: 2 });
  await expect.poll(() => onTap.mock.lastCall).toEqual(['middle']);
});

test('a turn starts from the page that is shown, not from where an earlier one led', async () => {
  const { handle, pager, current } = open('page', 2);
  handle.current?.turn(1);
  await expect.poll(current).toBe('第3页');
  await expect.poll(() => pager?.scrollLeft).toBe(2 * (pager?.clientWidth ?? 0));
  pager?.scrollTo({ left: 0, behavior: 'instant' });
  await expect.poll(current).toBe('第1页');
  handle.current?.turn(1);
  await expect.poll(current).toBe('第2页');
});
