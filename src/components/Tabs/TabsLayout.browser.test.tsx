import { Activity } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emulateReducedMotion } from '../testing/media.ts';
import { mount, nextFrame, type Mounted } from '../testing/mount.tsx';
import {
  centreX,
  listIn,
  selectedAt,
  showTabs,
  shownPanels,
  someTabs,
  tabAt,
  tabsIn,
  tallPanel,
} from '../testing/tabs.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await emulateReducedMotion(false);
});

const arcIn = (container: Element): SVGElement =>
  container.querySelector('[role="tab"] svg') ?? expect.fail('There is no arc');
const longTabs = (count: number) => someTabs(count).map(({ id }) => ({ id, label: `精选内容${id}` }));
const middleOfList = (container: Element) => centreX(listIn(container));

// TB-18 argued: the look has no straight line but the smile arc, 22×7 (look §6), painted inside its tab in rem;
// what can change its size is the root font, and it follows that at once.
test('TB-18 when the arc’s size changes it stays under its tab at once', async () => {
  const { container } = await showTabs({ value: '1', fit: 'equal' });
  const before = arcIn(container).getBoundingClientRect().width;
  document.documentElement.style.fontSize = '200%';
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  expect(arcIn(container).getBoundingClientRect().width).toBeCloseTo(22 * scale, 0);
  expect(arcIn(container).getBoundingClientRect().width).not.toBeCloseTo(before, 0);
  expect(centreX(arcIn(container))).toBeCloseTo(centreX(tabAt(container, 1)), 0);
});

test('TB-22 five share the width and do not scroll; six scroll', async () => {
  const { container, render } = await showTabs({ tabs: longTabs(5), fit: 'equal' });
  const widths = tabsIn(container).map((tab) => Math.round(tab.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  expect(listIn(container).scrollWidth).toBe(listIn(container).clientWidth);
  render(<Tabs label="分类" tabs={longTabs(6)} fit="equal" />);
  expect(listIn(container).scrollWidth).toBeGreaterThan(listIn(container).clientWidth);
});

test('TB-23 the selected tab comes to the middle of the row within 300 ms', async () => {
  const { container } = await showTabs({ tabs: longTabs(10) });
  const begun = performance.now();
  tabAt(container, 5).click();
  await expect
    .poll(() => Math.abs(centreX(tabAt(container, 5)) - middleOfList(container)), { interval: 5 })
    .toBeLessThan(1);
  expect(performance.now() - begun).toBeLessThan(400);
});

test('TB-25 the arc is in place in the first frame, and travels 300 ms from then on', async () => {
  const { container } = mount(<Tabs label="分类" tabs={someTabs(3)} defaultValue="1" />);
  expect(centreX(arcIn(container))).toBeCloseTo(centreX(tabAt(container, 1)), 0);
  expect(arcIn(container).getAnimations()).toEqual([]);
  await nextFrame();
  tabAt(container, 2).click();
  await expect.poll(() => selectedAt(container)).toBe(2);
  const [travel] = arcIn(container).getAnimations();
  expect(travel?.effect?.getTiming().duration).toBe(300);
  await travel?.finished;
  expect(centreX(arcIn(container))).toBeCloseTo(centreX(tabAt(container, 2)), 0);
});

test('TB-25 under reduced motion the arc does not travel', async () => {
  await emulateReducedMotion(true);
  const { container } = await showTabs();
  tabAt(container, 2).click();
  await expect.poll(() => selectedAt(container)).toBe(2);
  expect(arcIn(container).getAnimations()).toEqual([]);
});

// TB-26 argued: the look's arc is 22×7 where the anchor's line is 40×3 (look §6); its place is the same.
test('TB-26 the arc stands under the middle of three equal tabs, 22 wide', async () => {
  const { container } = await showTabs({ fit: 'equal' });
  tabAt(container, 1).click();
  await expect.poll(() => selectedAt(container)).toBe(1);
  await Promise.all(
    arcIn(container)
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(Math.abs(centreX(arcIn(container)) - 187.5)).toBeLessThanOrEqual(1);
  expect(arcIn(container).getBoundingClientRect().width).toBeCloseTo(22, 0);
});

test('TB-29 when its box grows from 375 to 520 the row is right again, without animation', async () => {
  for (const value of ['6', '3']) {
    const { container, unmount } = await showTabs({ tabs: longTabs(7), value });
    const list = listIn(container);
    const tab = tabAt(container, Number(value));
    container.style.width = '520px';
    await nextFrame();
    expect(list.clientWidth).toBe(520);
    const wanted = tab.offsetLeft - (520 - tab.offsetWidth) / 2;
    expect(Math.abs(list.scrollLeft - Math.min(wanted, list.scrollWidth - 520))).toBeLessThanOrEqual(1);
    expect(list.scrollLeft).toBeGreaterThan(0);
    expect(Math.abs(centreX(arcIn(container)) - centreX(tab))).toBeLessThan(1);
    expect(arcIn(container).getAnimations()).toEqual([]);
    unmount();
  }
});

test('TB-31 TB.P3 with the bar stuck another tab begins just under it, and each remembers its place', async () => {
  const { container, page, render } = mountInPage('0');
  page.scrollTop = 700;
  await nextFrame();
  await nextFrame();
  render('1');
  await expect.poll(() => shownPanels(container)).toEqual(['panel 1']);
  const bar = listIn(container).getBoundingClientRect();
  expect(bar.top).toBe(0);
  const second = container.querySelectorAll('[role="tabpanel"]')[1];
  expect(Math.abs((second?.getBoundingClientRect().top ?? 0) - bar.bottom)).toBeLessThanOrEqual(1);
  render('0');
  await expect.poll(() => shownPanels(container)).toEqual(['panel 0']);
  expect(page.scrollTop).toBe(700);
});

/** Sticky tabs below 80 px of page. */
function mountInPage(value: string): { container: HTMLElement; page: HTMLElement; render: (value: string) => void } {
  const element = (selected: string) => (
    <div style={{ height: '100%', overflowY: 'auto' }} data-page="">
      <div style={{ height: 80 }} />
      <Tabs label="分类" tabs={someTabs(3)} value={selected} sticky>
        {tallPanel}
      </Tabs>
    </div>
  );
  const { container, render } = mount(element(value));
  const page = container.querySelector<HTMLElement>('[data-page]') ?? expect.fail('There is no page');
  return { container, page, render: (selected) => render(element(selected)) };
}

const spied = { scrollspy: true, sticky: true, children: tallPanel } as const;

test('TB-13 scrolling past the first panel selects the second, once', async () => {
  const onValueChange = vi.fn();
  const { container, page } = await showTabs({
    ...spied,
    tabs: [
      { id: 'a', label: 'a' },
      { id: 'b', label: 'b' },
    ],
    onValueChange,
  });
  for (const top of [400, 1500, 1700]) {
    page.scrollTop = top;
    await nextFrame();
  }
  expect(onValueChange.mock.calls).toEqual([['b']]);
  expect(selectedAt(container)).toBe(1);
});

test('TB-13 a click scrolls to its panel in 300 ms, and no other is selected on the way', async () => {
  const onValueChange = vi.fn();
  const { container, page } = await showTabs({ ...spied, onValueChange });
  tabAt(container, 2).click();
  await expect.poll(() => page.scrollTop).toBeGreaterThan(2000);
  await nextFrame();
  expect(onValueChange.mock.calls).toEqual([['2']]);
});

test('TB.P1 first rendered hidden, arc and row are right in the first frame that shows them', async () => {
  const box = (display: string) => (
    <div style={{ display }}>
      <Tabs label="分类" tabs={longTabs(10)} value="5" />
    </div>
  );
  const { container, render } = mount(box('none'));
  await nextFrame();
  render(box('block'));
  await nextFrame();
  expect(Math.abs(centreX(tabAt(container, 5)) - middleOfList(container))).toBeLessThan(1);
  expect(Math.abs(centreX(arcIn(container)) - centreX(tabAt(container, 5)))).toBeLessThan(1);
});

test('TB.P2 choosing a tab moves none of the others, and a longer title keeps the row right', async () => {
  const { container, render } = await showTabs({ tabs: longTabs(7), value: '3' });
  const lengths = listIn(container).scrollWidth;
  render(<Tabs label="分类" tabs={longTabs(7)} value="4" />);
  expect(listIn(container).scrollWidth).toBe(lengths);
  const longer = longTabs(7).map((tab) => (tab.id === '1' ? { ...tab, label: '一个长得多的标题' } : tab));
  render(<Tabs label="分类" tabs={longer} value="4" />);
  await nextFrame();
  expect(Math.abs(centreX(tabAt(container, 4)) - middleOfList(container))).toBeLessThan(1);
});

test('TB.P7 hidden and shown again it has the same panel and the same place in its row', async () => {
  const kept = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Tabs label="分类" tabs={longTabs(10)} defaultValue="0">
        {tallPanel}
      </Tabs>
    </Activity>
  );
  const { container, render }: Mounted = mount(kept('visible'));
  await nextFrame();
  tabAt(container, 1).click();
  await expect.poll(() => selectedAt(container)).toBe(1);
  await Promise.all(
    arcIn(container)
      .getAnimations()
      .map(({ finished }) => finished),
  );
  await nextFrame();
  await nextFrame();
  listIn(container).scrollLeft = 200;
  await nextFrame();
  render(kept('hidden'));
  await nextFrame();
  render(kept('visible'));
  await nextFrame();
  expect(listIn(container).scrollLeft).toBe(200);
  expect(selectedAt(container)).toBe(1);
});
