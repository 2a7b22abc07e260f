import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { activeDots, showCarousel, slides, standsAt, trackOffset } from '../testing/carousel.tsx';
import { nextFrame } from '../testing/mount.tsx';
import { dispatchTouch, dragHeld, dragTimed, middleOf } from '../testing/touch.ts';
import { Carousel, type CarouselHandle, type CarouselProps } from './Carousel.tsx';

const onIndexChange = vi.fn<NonNullable<CarouselProps['onIndexChange']>>();
beforeEach(() => void onIndexChange.mockClear());

const changes = () => onIndexChange.mock.calls.map(([index]) => index);

/** A carousel of so many slides, and the handle that drives it. */
async function carousel(count: number, props: Partial<CarouselProps> = {}) {
  const handle = createRef<CarouselHandle>();
  const shown = await showCarousel(count, { handle, onIndexChange, ...props });
  if (!handle.current) throw new Error('The carousel gave no handle');
  return { ...shown, drive: handle.current };
}

const flick = (element: Element, dx: number) => dragTimed({ from: middleOf(element), dx, durationMs: 100 });

test('SW-01 going to the third of three tells once and shows it', async () => {
  const shown = await carousel(3);
  shown.drive.goTo(2);
  await expect.poll(() => standsAt(shown)).toBe(2);
  expect(changes()).toEqual([2]);
});

test('SW-02 going without animation shows no frame in between', async () => {
  const shown = await carousel(3);
  shown.drive.goTo(2, { instant: true });
  expect(standsAt(shown)).toBe(2);
  await nextFrame();
  expect(standsAt(shown)).toBe(2);
  expect(changes()).toEqual([2]);
});

test('SW-03 next goes from the first to the second', async () => {
  const shown = await carousel(3);
  shown.drive.next();
  await expect.poll(() => standsAt(shown)).toBe(1);
  expect(changes()).toEqual([1]);
});

test('SW-04 previous goes from the first to the last in a loop', async () => {
  const shown = await carousel(3);
  shown.drive.previous();
  await expect.poll(() => standsAt(shown)).toBe(2);
  expect(changes()).toEqual([2]);
});

test('SW-05 begins at the initial index, its indicator active, and tells nobody', async () => {
  const shown = await carousel(3, { defaultIndex: 2 });
  expect(standsAt(shown)).toBe(2);
  expect(activeDots(shown.root)).toEqual([false, false, true]);
  expect(changes()).toEqual([]);
});

test('SW-07 with swiping off a quick drag moves nothing', async () => {
  const { viewport, track } = await carousel(3, { swipeable: false });
  await dragHeld({ from: middleOf(viewport), dx: -100, durationMs: 100 });
  await nextFrame();
  expect(trackOffset(track)).toBe(0);
  await dispatchTouch('touchEnd', []);
  expect(changes()).toEqual([]);
});

test('SW-08 quick drags go on and back, and round', async () => {
  const shown = await carousel(3);
  for (const direction of [-1, -1, -1, -1, 1, 1, 1]) await flick(shown.viewport, direction * 100);
  await expect.poll(changes).toEqual([1, 2, 0, 1, 0, 2, 1]);
  await expect.poll(() => standsAt(shown)).toBe(1);
});

test('SW-12 slides that arrive later are laid out, with their indicators', async () => {
  const shown = await carousel(0);
  shown.render(<Carousel label="推荐">{slides(2)}</Carousel>);
  await expect.poll(() => standsAt(shown)).toBe(0);
  expect(shown.track.firstElementChild?.getBoundingClientRect().width).toBe(375);
  expect(activeDots(shown.root)).toEqual([true, false]);
});

test('SW-13 an indicator of one’s own receives where and of how many', async () => {
  const draw = vi.fn((current: number, total: number) => <b>{`${current}/${total}`}</b>);
  const { root } = await carousel(2, { indicators: draw });
  expect(draw).toHaveBeenLastCalledWith(0, 2);
  expect(root.querySelector('b')?.textContent).toBe('0/2');
});

test('SW-15 a slow drag goes on past half a slide, strictly', async () => {
  const shown = await carousel(3);
  await dragTimed({ from: { x: 300, y: 75 }, dx: -187, durationMs: 1500 });
  await expect.poll(() => trackOffset(shown.track)).toBe(0);
  expect(changes()).toEqual([]);
  await dragTimed({ from: { x: 300, y: 75 }, dx: -189, durationMs: 1500 });
  await expect.poll(() => standsAt(shown)).toBe(1);
  expect(changes()).toEqual([1]);
});

test('SW-16 a short drag goes on at 0.30 px/ms', async () => {
  const { viewport } = await carousel(3);
  await dragTimed({ from: middleOf(viewport), dx: -60, durationMs: 200 });
  await expect.poll(changes).toEqual([1]);
});

test('SW-18 the average speed counts, not the last flick', async () => {
  const { viewport, track } = await carousel(3);
  const from = middleOf(viewport);
  const start = performance.timeOrigin + performance.now();
  await dispatchTouch('touchStart', [from], start);
  for (const [dx, at] of [
    [-20, 300],
    [-50, 600],
    [-80, 980],
    [-100, 1000],
  ] as const) {
    await dispatchTouch('touchMove', [{ x: from.x + dx, y: from.y }], start + at);
  }
  await dispatchTouch('touchEnd', [], start + 1000);
  await expect.poll(() => trackOffset(track)).toBe(0);
  expect(changes()).toEqual([]);
});

test('SW-30 going to where it stands tells nothing', async () => {
  const { drive, track } = await carousel(3);
  drive.goTo(0);
  await nextFrame();
  expect(changes()).toEqual([]);
  expect(trackOffset(track)).toBe(0);
});

test('SW-32 beyond the end it stands at the last slide; in a loop it wraps', async () => {
  const row = await carousel(3, { loop: false });
  row.drive.goTo(3);
  await expect.poll(() => standsAt(row)).toBe(2);
  expect(changes()).toEqual([2]);
  row.unmount();
  const ring = await carousel(3, { defaultIndex: 1 });
  ring.drive.goTo(3);
  await expect.poll(() => standsAt(ring)).toBe(0);
  expect(changes()).toEqual([2, 0]);
});

test('SW-40 it settles within 500 ± 50 ms', async () => {
  const shown = await carousel(3);
  const begun = performance.now();
  shown.drive.next();
  let lastMoving = 0;
  while (trackOffset(shown.track) > -375) {
    lastMoving = performance.now() - begun;
    await new Promise(requestAnimationFrame);
  }
  const settled = performance.now() - begun;
  expect(settled).toBeLessThan(550 + (settled - lastMoving));
  expect(settled).toBeGreaterThan(450);
});
