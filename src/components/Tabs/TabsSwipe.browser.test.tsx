import { beforeEach, expect, test, vi } from 'vitest';
import { nextFrame } from '../testing/mount.tsx';
import { selectedAt, showTabs, shownPanels, someTabs, tallPanel } from '../testing/tabs.tsx';
import { dispatchTouch, dragBy, dragHeld, dragTimed } from '../testing/touch.ts';
import { Carousel } from '../Carousel/Carousel.tsx';

const onValueChange = vi.fn<(id: string) => void>();
beforeEach(() => void onValueChange.mockClear());

const changes = () => onValueChange.mock.calls.map(([id]) => id);
const swipeable = { swipeable: true, onValueChange, children: tallPanel } as const;
const trackOf = (container: Element): HTMLElement =>
  container.querySelector('[role="tabpanel"]')?.parentElement ?? expect.fail('There are no panels');
const left = (container: Element) => trackOf(container).getBoundingClientRect().left;
const flick = (dx: number, x = 200) => dragTimed({ from: { x, y: 300 }, dx, durationMs: 100 });

test('TB-04 a quick swipe goes to the next tab, once', async () => {
  const { container } = await showTabs(swipeable);
  await flick(-100);
  await expect.poll(changes).toEqual(['1']);
  await expect.poll(() => shownPanels(container)).toEqual(['panel 1']);
});

test('TB-17 TB.P6 a guard that refuses lets the panel return', async () => {
  const guard = vi.fn(() => false);
  const { container } = await showTabs({ ...swipeable, guard });
  await flick(-100);
  await expect.poll(() => guard.mock.calls).toEqual([['1']]);
  await expect.poll(() => left(container)).toBe(0);
  expect(selectedAt(container)).toBe(0);
  expect(shownPanels(container)).toEqual(['panel 0']);
  expect(changes()).toEqual([]);
});

test('TB.P6 a swipe passes over a disabled tab: bar, panel and value are one', async () => {
  const tabs = someTabs(3).map((tab) => ({ ...tab, disabled: tab.id === '1' }));
  const { container } = await showTabs({ ...swipeable, tabs });
  await flick(-100);
  await expect.poll(changes).toEqual(['2']);
  await expect.poll(() => shownPanels(container)).toEqual(['panel 2']);
  expect(selectedAt(container)).toBe(2);
});

test('TB.P6 swipes on top of one another leave bar and panel in one', async () => {
  const { container } = await showTabs({ ...swipeable, tabs: someTabs(5) });
  for (const dx of [-100, -100, -100, 100]) await flick(dx);
  await expect.poll(changes).toEqual(['1', '2', '3', '2']);
  await expect.poll(() => left(container)).toBe(0);
  expect(shownPanels(container)).toEqual([`panel ${selectedAt(container)}`]);
});

test('TB-38 TB.P5 an inner scroller takes the swipe until it is at its end', async () => {
  const row = (
    <div style={{ overflowX: 'auto', height: 400 }} data-row="">
      <div style={{ width: 600, height: 400 }} />
    </div>
  );
  const { container } = await showTabs({ ...swipeable, children: () => row });
  const inner = container.querySelector('[data-row]') ?? expect.fail('There is no inner scroller');
  await dragBy({ from: { x: 300, y: 300 }, dx: -150, durationMs: 100 });
  await expect.poll(() => inner.scrollLeft).toBeGreaterThan(50);
  expect(changes()).toEqual([]);
  await expect
    .poll(async () => {
      const before = inner.scrollLeft;
      await nextFrame();
      return inner.scrollLeft - before;
    })
    .toBe(0);
  inner.scrollLeft = 225;
  await nextFrame();
  await flick(-100);
  await expect.poll(changes).toEqual(['1']);
});

test('TB.P5 a carousel in the panel keeps its swipes to itself', async () => {
  const carousel = (
    <Carousel label="推荐">
      <div style={{ height: 400 }}>一</div>
      <div style={{ height: 400 }}>二</div>
      <div style={{ height: 400 }}>三</div>
    </Carousel>
  );
  const { container } = await showTabs({ ...swipeable, children: () => carousel });
  await nextFrame();
  await dragHeld({ from: { x: 200, y: 200 }, dx: -80 });
  expect(left(container)).toBe(0);
  await dispatchTouch('touchEnd', []);
  expect(changes()).toEqual([]);
});

test('TB-42 TB.P8 what begins 5 px from the screen’s edge is the system’s', async () => {
  const { container } = await showTabs({ ...swipeable, defaultValue: '1' });
  await flick(150, 5);
  await flick(-150, 370);
  await nextFrame();
  expect(changes()).toEqual([]);
  expect(left(container)).toBe(0);
});

test('TB.P4 while panels change the page is no lower than the taller of both', async () => {
  const { container } = await showTabs({
    ...swipeable,
    children: (id) => <div style={{ height: id === '0' ? 900 : 300 }}>{id}</div>,
  });
  await flick(-100);
  await expect.poll(changes).toEqual(['1']);
  await expect.poll(() => shownPanels(container)).toEqual(['1']);
  expect(trackOf(container).offsetHeight).toBe(900);
  await Promise.all(
    trackOf(container)
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(trackOf(container).offsetHeight).toBe(300);
});

test('TB.P6 a finger taken away by the system leaves the panel where it was', async () => {
  const { container } = await showTabs(swipeable);
  await dragHeld({ from: { x: 300, y: 300 }, dx: -200 });
  expect(left(container)).toBe(-200);
  await dispatchTouch('touchCancel', []);
  await expect.poll(() => left(container)).toBe(0);
  expect(changes()).toEqual([]);
});
