import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { activeDots, slides, standsAt, type ShownCarousel } from '../testing/carousel.tsx';
import { mount } from '../testing/mount.tsx';
import { dragTimed, middleOf } from '../testing/touch.ts';
import { Carousel, type CarouselHandle, type CarouselProps } from './Carousel.tsx';

// The code that moves the slides does not come.
vi.mock('./EmblaTrack.ts', () => {
  throw new Error('offline');
});

const onIndexChange = vi.fn<NonNullable<CarouselProps['onIndexChange']>>();
beforeEach(() => void onIndexChange.mockClear());

function still(props: Partial<CarouselProps> = {}): ShownCarousel {
  const mounted = mount(
    <Carousel label="推荐" onIndexChange={onIndexChange} {...props}>
      {slides(3)}
    </Carousel>,
  );
  const root = mounted.container.querySelector<HTMLElement>('[aria-roledescription="carousel"]');
  const track = mounted.container.querySelector<HTMLElement>('[aria-live]');
  const viewport = track?.parentElement;
  if (!root || !track || !viewport) throw new Error('The carousel is not there');
  return { ...mounted, root, viewport, track };
}

test('a swipe that comes before embla is not lost', async () => {
  const shown = still();
  await dragTimed({ from: middleOf(shown.viewport), dx: -100, durationMs: 100 });
  await expect.poll(() => standsAt(shown)).toBe(1);
  expect(onIndexChange.mock.calls).toEqual([[1, 'drag']]);
  expect(activeDots(shown.root)).toEqual([false, true, false]);
});

test('a short pull that comes before embla stays on its slide', async () => {
  const shown = still();
  await dragTimed({ from: middleOf(shown.viewport), dx: -20, durationMs: 400 });
  expect(standsAt(shown)).toBe(0);
  expect(onIndexChange).not.toHaveBeenCalled();
});

test('its handle and the index it begins with hold before embla, along either axis', async () => {
  for (const axis of ['horizontal', 'vertical'] as const) {
    const handle = createRef<CarouselHandle>();
    const shown = still({ handle, axis, defaultIndex: 2 });
    expect(standsAt(shown)).toBe(2);
    handle.current?.next();
    await expect.poll(() => standsAt(shown)).toBe(0);
    shown.unmount();
  }
});
