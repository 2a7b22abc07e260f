import { Activity } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { reachable, showCarousel, slides, standsAt, trackOffset } from '../testing/carousel.tsx';
import { openPages } from '../testing/keptPages.tsx';
import { emulateReducedMotion } from '../testing/media.ts';
import { mount, nextFrame } from '../testing/mount.tsx';
import { dispatchTouch, dragHeld, middleOf, mouseAway } from '../testing/touch.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const onIndexChange = vi.fn<NonNullable<CarouselProps['onIndexChange']>>();
beforeEach(async () => {
  onIndexChange.mockClear();
  // Left over the carousel by a test before, it would hold it.
  await mouseAway();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await emulateReducedMotion(false);
});

const changes = () => onIndexChange.mock.calls.map(([index]) => index);
/** A slide for each letter, keyed by it. */
const lettered = (letters: string) =>
  [...letters].map((char) => (
    <div key={char} data-letter={char} style={{ height: 150 }}>
      {char}
    </div>
  ));
const carousel = (count: number, props: Partial<CarouselProps> = {}) =>
  showCarousel(count, { onIndexChange, ...props });
const button = (root: Element, name: string) =>
  root.querySelector<HTMLElement>(`button[aria-label="${name}"]`) ?? expect.fail(`There is no button ${name}`);

/** Mounts without waiting: the clock stands. */
async function showNow(count: number, props: Partial<CarouselProps>) {
  const mounted = mount(
    <Carousel label="推荐" onIndexChange={onIndexChange} {...props}>
      {slides(count)}
    </Carousel>,
  );
  await nextFrame();
  return mounted;
}

/** Timers by hand; frames stay the browser's. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

test('SW-09 a hidden page turns nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  stopClock();
  await showNow(3, { autoplayMs: 1 });
  await vi.advanceTimersByTimeAsync(50);
  expect(changes()).toEqual([]);
});

test('SW-24 without autoplay a minute changes nothing', async () => {
  stopClock();
  await showNow(3, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(changes()).toEqual([]);
});

test('SW.P9 SW.P10 autoplay turns by its time, tells why, and tells of the way round too', async () => {
  stopClock();
  await showNow(3, { autoplayMs: 1000 });
  for (let turn = 0; turn < 3; turn += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await nextFrame();
  }
  expect(onIndexChange.mock.calls).toEqual([
    [1, 'auto'],
    [2, 'auto'],
    [0, 'auto'],
  ]);
});

test('SW.P9 autoplay begins when its slides arrive', async () => {
  stopClock();
  const { render } = await showNow(0, { autoplayMs: 1000 });
  render(
    <Carousel label="推荐" autoplayMs={1000} onIndexChange={onIndexChange}>
      {slides(3)}
    </Carousel>,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(changes()).toEqual([1]);
});

test('SW.P9 a finger that is down holds it', async () => {
  const { viewport } = await carousel(3, { autoplayMs: 1000 });
  await dragHeld({ from: middleOf(viewport), dx: -30, steps: 2 });
  stopClock();
  await vi.advanceTimersByTimeAsync(5000);
  expect(changes()).toEqual([]);
  vi.useRealTimers();
  await dispatchTouch('touchEnd', []);
});

test('SW-36 focus stops it until asked again, hover pauses it, its button comes first', async () => {
  const away = () => userEvent.hover(document.body, { position: { x: 10, y: 700 } });
  stopClock();
  const { container: root } = await showNow(3, { autoplayMs: 3000 });
  await away();
  const track = root.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  const passes = async (ms: number) => {
    const before = changes().length;
    await vi.advanceTimersByTimeAsync(ms);
    await nextFrame();
    return changes().length - before;
  };
  expect(track.getAttribute('aria-live')).toBe('off');
  expect(await passes(3000)).toBe(1);
  await userEvent.hover(track);
  expect(await passes(9000)).toBe(0);
  await away();
  expect(await passes(3000)).toBe(1);
  await userEvent.tab();
  expect(document.activeElement).toBe(button(root, '继续轮播'));
  expect(await passes(9000)).toBe(0);
  expect(track.getAttribute('aria-live')).toBe('polite');
  await userEvent.tab();
  expect(document.activeElement).toBe(button(root, '上一张'));
  button(root, '上一张').blur();
  expect(await passes(9000)).toBe(0);
  await userEvent.click(button(root, '继续轮播'));
  await away();
  expect(await passes(3000)).toBe(1);
  await userEvent.click(button(root, '暂停轮播'));
  await away();
  expect(await passes(9000)).toBe(0);
});

test('SW-37 under reduced motion nothing turns by itself and next is instant', async () => {
  await emulateReducedMotion(true);
  const shown = await carousel(3, { autoplayMs: 3000 });
  stopClock();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(changes()).toEqual([]);
  button(shown.root, '下一张').click();
  expect(standsAt(shown)).toBe(1);
  expect(changes()).toEqual([1]);
});

test('SW-10 lazy slides get their contents when they come near, and keep them', async () => {
  const { render, track } = await carousel(0);
  const filled = () => [...track.children].flatMap(({ textContent }, index) => (textContent === '' ? [] : [index]));
  const at = (index: number) =>
    render(
      <Carousel label="推荐" lazy index={index}>
        {slides(5)}
      </Carousel>,
    );
  at(0);
  expect(filled()).toEqual([0, 1, 4]);
  at(1);
  expect(filled()).toEqual([0, 1, 2, 4]);
  at(2);
  expect(filled()).toEqual([0, 1, 2, 3, 4]);
});

test('SW-34 it is a named carousel of named slides, and its buttons work by key and by one tap', async () => {
  const { root, track } = await carousel(3);
  expect(root.tagName).toBe('SECTION');
  expect(root.getAttribute('aria-label')).toBe('推荐');
  const names = [...track.querySelectorAll('[role="group"][aria-roledescription="slide"]')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
  expect(names).toEqual(['第 1 张，共 3 张', '第 2 张，共 3 张', '第 3 张，共 3 张']);
  button(root, '下一张').focus();
  await userEvent.keyboard('{Enter}');
  expect(changes()).toEqual([1]);
  await dispatchTouch('touchStart', [middleOf(button(root, '上一张'))]);
  await dispatchTouch('touchEnd', []);
  await expect.poll(changes).toEqual([1, 0]);
});

test('SW-38 every target of the indicators is 44 px or more', async () => {
  const { root } = await carousel(3, { autoplayMs: 3000 });
  const targets = [...root.querySelectorAll('button')].map((target) => target.getBoundingClientRect());
  expect(targets).toHaveLength(3);
  for (const { width, height } of targets) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('SW.P2 first rendered hidden, it is right in the first frame that shows it', async () => {
  const box = (display: string) => (
    <div style={{ display }}>
      <Carousel label="推荐" defaultIndex={2} onIndexChange={onIndexChange}>
        {slides(3)}
      </Carousel>
    </div>
  );
  const { container, render } = mount(box('none'));
  await nextFrame();
  render(box('block'));
  await nextFrame();
  const track = container.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  expect(track.children[2]?.getBoundingClientRect().left).toBe(0);
  expect(changes()).toEqual([]);
});

test('SW.P3 after a resize the same slide is aligned, and nobody is told', async () => {
  const { container, track } = await carousel(3, { defaultIndex: 2, loop: false });
  await nextFrame();
  container.style.width = '300px';
  await expect.poll(() => trackOffset(track)).toBe(-600);
  expect(changes()).toEqual([]);
});

test('SW.P6 hidden and shown again it stands where it stood', async () => {
  const kept = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Carousel label="推荐" onIndexChange={onIndexChange}>
        {slides(3)}
      </Carousel>
    </Activity>
  );
  const { container, render } = mount(kept('visible'));
  const track = container.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  await expect.poll(() => getComputedStyle(track).transform).not.toBe('none');
  await nextFrame();
  button(container, '下一张').click();
  await expect.poll(() => trackOffset(track)).toBe(-375);
  render(kept('hidden'));
  await nextFrame();
  render(kept('visible'));
  await nextFrame();
  expect(track.children[1]?.getBoundingClientRect().left).toBe(0);
  await dragHeld({ from: { x: 200, y: 75 }, dx: -40 });
  await expect.poll(() => trackOffset(track)).toBe(-415);
  await dispatchTouch('touchEnd', []);
  expect(changes()).toEqual([1]);
});

test('P1 a kept page comes back with its own slide in the first frame, before its effects run again', async () => {
  const pages = openPages('首页', {
    page: (
      <Carousel label="推荐" onIndexChange={onIndexChange}>
        {slides(3)}
      </Carousel>
    ),
  });
  const track = () => pages.container.querySelector<HTMLElement>('[aria-live]') ?? expect.fail('There is no track');
  await expect.poll(() => getComputedStyle(track()).transform).not.toBe('none');
  button(pages.container, '下一张').click();
  await expect.poll(() => track().children[1]?.getBoundingClientRect().left).toBe(0);
  pages.show('游戏', { page: <p>游戏</p> });
  await nextFrame();
  pages.show('首页');
  expect(track().children[1]?.getBoundingClientRect().left).toBe(0);
  for (let frame = 0; frame < 5; frame += 1) {
    await nextFrame();
    expect(track().children[1]?.getBoundingClientRect().left).toBe(0);
  }
});

test('P4 a keyed slide stays itself, and the one in view stays in view, when slides come before it, go or change places', async () => {
  const { container, track, render } = await carousel(0, { children: lettered('abc'), loop: false, defaultIndex: 1 });
  const shown = () => [...track.children].find((slide) => slide.getBoundingClientRect().left === 0)?.textContent;
  await expect.poll(shown).toBe('b');
  const field = container.querySelector<HTMLInputElement>('[data-letter="b"]');
  for (const [letters, index] of [
    ['xabc', 2],
    ['bca', 0],
    ['cab', 2],
    ['bc', 0],
  ] as const) {
    render(
      <Carousel label="推荐" onIndexChange={onIndexChange} loop={false} defaultIndex={1}>
        {lettered(letters)}
      </Carousel>,
    );
    await expect.poll(shown).toBe('b');
    expect(container.querySelector('[data-letter="b"]')).toBe(field);
    expect(onIndexChange.mock.lastCall).toEqual([index, 'resize']);
  }
});

test('SW.P10 slides that go away from under it are told of as a resize', async () => {
  const { render } = await carousel(3, { defaultIndex: 2 });
  render(
    <Carousel label="推荐" onIndexChange={onIndexChange}>
      {slides(2)}
    </Carousel>,
  );
  expect(onIndexChange.mock.calls).toEqual([[0, 'resize']]);
});

test('SW.P11 only the slide in view can be reached', async () => {
  const { root, track } = await carousel(3);
  expect(reachable(track)).toEqual([0]);
  button(root, '下一张').click();
  await expect.poll(() => reachable(track)).toEqual([1]);
});
