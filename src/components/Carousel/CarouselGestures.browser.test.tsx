import { beforeEach, expect, test, vi } from 'vitest';
import { activeDots, reachable, showCarousel, slides, standsAt, trackOffset } from '../testing/carousel.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { dispatchTouch, dragBy, dragHeld, dragTimed, middleOf } from '../testing/touch.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const onIndexChange = vi.fn<NonNullable<CarouselProps['onIndexChange']>>();
beforeEach(() => void onIndexChange.mockClear());

const changes = () => onIndexChange.mock.calls.map(([index]) => index);
const carousel = (count: number, props: Partial<CarouselProps> = {}) =>
  showCarousel(count, { onIndexChange, ...props });
const flick = (element: Element, dx: number, dy = 0) => dragTimed({ from: middleOf(element), dx, dy, durationMs: 100 });

test('SW-19 a finger that goes down the page scrolls it and leaves the carousel alone', async () => {
  const { container } = mount(
    <div style={{ height: 400, overflowY: 'auto' }} data-page="">
      <Carousel label="推荐" onIndexChange={onIndexChange}>
        {slides(3)}
      </Carousel>
      <div style={{ height: 2000 }} />
    </div>,
  );
  const page = container.querySelector('[data-page]') ?? expect.fail('There is no page');
  const track = container.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  await expect.poll(() => getComputedStyle(track).transform).not.toBe('none');
  await dragHeld({ from: { x: 200, y: 120 }, dx: -10, dy: -60 });
  expect(trackOffset(track)).toBe(0);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => page.scrollTop).toBeGreaterThan(30);
  expect(changes()).toEqual([]);
});

test('SW-20 at the end of a row the move is left to the parent; inside it is not', async () => {
  const { viewport, track, container } = await carousel(3, { loop: false });
  const heard: boolean[] = [];
  container.addEventListener('touchmove', (event) => heard.push(event.defaultPrevented));
  await dragBy({ from: middleOf(viewport), dx: 120 });
  expect(trackOffset(track)).toBe(0);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).not.toContain(true);
  heard.length = 0;
  await flick(viewport, -120);
  expect(heard).toContain(true);
  await expect.poll(changes).toEqual([1]);
});

test('SW-20 at the end of a row a parent that scrolls sideways takes the finger', async () => {
  const { container } = mount(
    <div style={{ overflowX: 'auto', display: 'flex' }} data-parent="">
      <div style={{ flex: '0 0 375px' }} />
      <div style={{ flex: '0 0 375px' }}>
        <Carousel label="推荐" loop={false} onIndexChange={onIndexChange}>
          {slides(3)}
        </Carousel>
      </div>
    </div>,
  );
  const parent = container.querySelector('[data-parent]') ?? expect.fail('There is no parent');
  parent.scrollLeft = 375;
  await nextFrame();
  await dragBy({ from: { x: 100, y: 75 }, dx: 150 });
  await expect.poll(() => parent.scrollLeft).toBeLessThan(300);
  expect(changes()).toEqual([]);
});

test('SW-22 one slide neither moves nor turns, and has no indicators', async () => {
  const { root, viewport, track } = await carousel(1, { autoplayMs: 100 });
  await dragHeld({ from: middleOf(viewport), dx: -200 });
  await nextFrame();
  expect(trackOffset(track)).toBe(0);
  await dispatchTouch('touchEnd', []);
  vi.useFakeTimers();
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(changes()).toEqual([]);
  expect(root.querySelector('button')).toBeNull();
});

test('SW-27 a drag that ends on a link does not follow it; a tap does', async () => {
  const onFollow = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const links = [0, 1, 2].map((position) => (
    <a key={position} href="#advert" style={{ display: 'block', height: 150 }} onClick={onFollow}>
      {position}
    </a>
  ));
  const { viewport, track } = await carousel(3, { children: links });
  await dragBy({ from: middleOf(viewport), dx: -60, durationMs: 500 });
  await expect.poll(() => trackOffset(track)).toBe(0);
  expect(onFollow).not.toHaveBeenCalled();
  await dispatchTouch('touchStart', [middleOf(viewport)]);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => onFollow.mock.calls.length).toBe(1);
});

test('SW-28 a second finger does not throw the slide back', async () => {
  const { viewport, track } = await carousel(3);
  const at = await dragHeld({ from: middleOf(viewport), dx: -80 });
  await expect.poll(() => trackOffset(track)).toBe(-80);
  await dispatchTouch('touchStart', [at, { x: 60, y: 40 }]);
  await nextFrame();
  expect(trackOffset(track)).toBe(-80);
  await dispatchTouch('touchMove', [
    { x: at.x - 10, y: at.y },
    { x: 90, y: 40 },
  ]);
  await expect.poll(() => trackOffset(track)).toBe(-90);
  await dispatchTouch('touchEnd', []);
});

test('a finger that rolls a pixel sideways as it is set down may still scroll the page', async () => {
  const { viewport, track } = await carousel(3);
  const from = middleOf(viewport);
  const touchAt = (dx: number, dy: number) => [
    new Touch({ identifier: 0, target: viewport, clientX: from.x + dx, clientY: from.y + dy }),
  ];
  const send = (type: string, dx: number, dy: number) => {
    const touches = touchAt(dx, dy);
    const event = new TouchEvent(type, { touches, changedTouches: touches, bubbles: true, cancelable: true });
    viewport.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send('touchstart', 0, 0);
  expect([send('touchmove', -1, 0), send('touchmove', -2, -30), send('touchmove', -60, -60)]).toEqual([
    false,
    false,
    false,
  ]);
  await nextFrame();
  expect(trackOffset(track)).toBe(0);
  send('touchend', -60, -60);
});

test('two fingers that part are a pinch, which turns no slide', async () => {
  const { viewport, track } = await carousel(3);
  const { x, y } = middleOf(viewport);
  // What the browser makes of it, a zoomed page, would outlast the test.
  viewport.style.touchAction = 'none';
  await dispatchTouch('touchStart', [
    { x: x - 10, y },
    { x: x + 10, y },
  ]);
  for (const part of [20, 40, 60, 80])
    await dispatchTouch('touchMove', [
      { x: x - part, y },
      { x: x + part, y },
    ]);
  await nextFrame();
  expect(trackOffset(track)).toBe(0);
  await dispatchTouch('touchEnd', []);
  await nextFrame();
  expect(changes()).toEqual([]);
});

test('a key pressed after a drag is heard', async () => {
  const onFollow = vi.fn();
  const { viewport } = await carousel(2, {
    children: [0, 1].map((position) => (
      <button key={position} type="button" onClick={onFollow}>
        {position}
      </button>
    )),
  });
  await dragBy({ from: middleOf(viewport), dx: -60, durationMs: 500 });
  viewport.querySelector('button')?.click();
  expect(onFollow).toHaveBeenCalledOnce();
});

test('a drag of a mouse is one where the browser knows no touch', async () => {
  vi.stubGlobal('TouchEvent', undefined);
  const { viewport, track } = await carousel(3);
  const { x, y } = middleOf(viewport);
  const mouse = (type: string, target: EventTarget, clientX: number) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: y }));
  mouse('mousedown', viewport, x);
  for (const moved of [20, 60]) mouse('mousemove', window, x - moved);
  await expect.poll(() => trackOffset(track)).toBe(-60);
  mouse('mouseup', window, x - 60);
  vi.unstubAllGlobals();
});

test('SW-41 a vertical carousel goes on by a quick drag up', async () => {
  const { container } = mount(
    <div style={{ height: 200 }}>
      <Carousel label="推荐" axis="vertical" onIndexChange={onIndexChange}>
        {slides(3)}
      </Carousel>
    </div>,
  );
  const track = container.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  await expect.poll(() => getComputedStyle(track).transform).not.toBe('none');
  await nextFrame();
  await flick(track, 0, -100);
  await expect.poll(changes).toEqual([1]);
  await expect.poll(() => trackOffset(track)).toBe(-200);
});

test('SW-43 narrow slides in a row go on by as many as the drag covers', async () => {
  const { container } = mount(
    <div style={{ width: 300 }}>
      <Carousel label="推荐" loop={false} slideSize={100} onIndexChange={onIndexChange}>
        {slides(9)}
      </Carousel>
    </div>,
  );
  const track = container.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  await expect.poll(() => reachable(track)).toEqual([0, 1, 2]);
  expect(activeDots(container)).toHaveLength(7);
  await dragTimed({ from: { x: 290, y: 75 }, dx: -250, durationMs: 200 });
  await expect.poll(changes).toEqual([3]);
  await expect.poll(() => trackOffset(track)).toBe(-300);
  expect(reachable(track)).toEqual([3, 4, 5]);
});

test('SW.P5 two slides go round both ways, one of each for the reader', async () => {
  const shown = await carousel(2);
  for (const [direction, index] of [
    [-1, 1],
    [-1, 0],
    [-1, 1],
    [1, 0],
    [1, 1],
  ] as const) {
    await flick(shown.viewport, direction * 100);
    await expect.poll(() => standsAt(shown)).toBe(index);
  }
  expect(changes()).toEqual([1, 0, 1, 0, 1]);
  expect(shown.track.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(2);
});

test('SW.P1 a drag of more than a whole slide still goes on by one, the short way', async () => {
  const shown = await carousel(3);
  await dragTimed({ from: { x: 373, y: 75 }, dx: -372, durationMs: 300 });
  const offsets: number[] = [];
  await expect.poll(() => offsets.push(trackOffset(shown.track)) && standsAt(shown)).toBe(1);
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(-376);
});

test('SW.P1 a second flick, while the first is on its way, goes on the same way round', async () => {
  const { viewport, track } = await carousel(3, { durationMs: 5000 });
  await flick(viewport, -30);
  await flick(viewport, -30);
  await expect.poll(changes).toEqual([1, 2]);
  // The ring shifts by its whole length where it closes: only the way made from frame to frame tells.
  const ring = 3 * 375;
  let travelled = 0;
  for (let frame = 0, before = trackOffset(track); frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame);
    const made = trackOffset(track) - before;
    travelled += made - ring * Math.round(made / ring);
    before += made;
  }
  expect(travelled).toBeLessThan(-20);
});

test('SW.P8 between its ends a row gives way, then resists', async () => {
  const { viewport, track } = await carousel(3, { loop: false });
  const from = middleOf(viewport);
  await dragHeld({ from, dx: -40 });
  await dispatchTouch('touchMove', [{ x: from.x + 100, y: from.y }]);
  await expect.poll(() => trackOffset(track)).toBeCloseTo(30, 0);
  await dispatchTouch('touchEnd', []);
  await expect.poll(() => trackOffset(track)).toBe(0);
});

test('SW.P8 of two carousels, one in the other, only the inner one moves until it is at its end', async () => {
  const outerChange = vi.fn();
  const inner = (
    <Carousel key="inner" label="里" loop={false} onIndexChange={onIndexChange}>
      {slides(2)}
    </Carousel>
  );
  const { viewport } = await showCarousel(2, {
    onIndexChange: outerChange,
    loop: false,
    children: [inner, <div key="next">后</div>],
  });
  await nextFrame();
  await flick(viewport, -100);
  await expect.poll(changes).toEqual([1]);
  expect(outerChange).not.toHaveBeenCalled();
  await flick(viewport, -100);
  await expect.poll(() => outerChange.mock.calls).toEqual([[1, 'drag']]);
  expect(changes()).toEqual([1]);
});

test('SW.P7 a finger whose slide leaves the page under it ends its drag all the same', async () => {
  const { viewport, track, render } = await carousel(3, {
    children: [0, 1, 2].map((position) => <div key={position} style={{ height: 150 }} />),
  });
  await dragHeld({ from: middleOf(viewport), dx: -80 });
  render(
    <Carousel label="推荐" onIndexChange={onIndexChange}>
      {[3, 4, 5].map((position) => (
        <p key={position} style={{ height: 150 }} />
      ))}
    </Carousel>,
  );
  await dispatchTouch('touchEnd', []);
  await nextFrame();
  await flick(viewport, -100);
  await expect.poll(() => changes().length).toBeGreaterThan(0);
  await expect.poll(() => trackOffset(track) % 375).toBeCloseTo(0);
});
