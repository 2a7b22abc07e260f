import { useState, type ReactNode } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listIn, selectedAt, showTabs, shownPanels, someTabs, tabAt, tabsIn } from '../testing/tabs.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { Tabs, type Tab, type TabsProps } from './Tabs.tsx';

const onValueChange = vi.fn<(id: string) => void>();
const onPressTab = vi.fn<(tab: Tab) => void>();
beforeEach(() => {
  onValueChange.mockClear();
  onPressTab.mockClear();
});

const handlers = { onValueChange, onPressTab };
const changes = () => onValueChange.mock.calls.map(([id]) => id);
const pressed = () => onPressTab.mock.calls.map(([{ id }]) => id);
const panel = (id: string) => <p>{`panel ${id}`}</p>;
const named = (...ids: string[]): Tab[] => ids.map((id) => ({ id, label: id }));

/** Clicks one tab after another. */
const click = (container: Element, ...positions: number[]) =>
  positions.forEach((position) => tabAt(container, position).click());

test('TB-01 a click tells of the tab, its title and that it is not disabled', async () => {
  const { container } = await showTabs({ ...handlers, tabs: someTabs(2) });
  click(container, 0);
  expect(onPressTab.mock.calls).toEqual([[{ id: '0', label: 'title1' }]]);
});

// TB-02 argued: a badge here says how many things wait (CountBadge), and nothing waiting is never worth a mark:
// "hide zero" is not a choice but the rule.
test('TB-02 a badge of 0 is never drawn', async () => {
  const { container } = await showTabs({
    tabs: [
      { id: 'a', label: 'a', badge: 0 },
      { id: 'b', label: 'b', badge: 3 },
    ],
  });
  expect(tabsIn(container).map(({ textContent }) => textContent)).toEqual(['a', 'b3']);
});

test('TB-03 a disabled tab is not selected, yet its click is told', async () => {
  const { container } = await showTabs({
    ...handlers,
    tabs: someTabs(3).map((tab) => ({ ...tab, disabled: tab.id === '2' })),
  });
  click(container, 1, 2);
  expect(changes()).toEqual(['1']);
  expect(pressed()).toEqual(['1', '2']);
  await expect.poll(() => selectedAt(container)).toBe(1);
});

test('TB-06 lazy, only the active panel has contents; eager, all have', async () => {
  const { container, render } = await showTabs({ tabs: someTabs(2), children: panel });
  const contents = () => [...container.querySelectorAll('[role="tabpanel"]')].map(({ textContent }) => textContent);
  expect(contents()).toEqual(['panel 0']);
  render(
    <Tabs label="分类" tabs={someTabs(2)} mounts="all">
      {panel}
    </Tabs>,
  );
  await expect.poll(contents).toEqual(['panel 0', 'panel 1']);
  expect(shownPanels(container)).toEqual(['panel 0']);
});

test('TB-07 tabs without contents have no panels, and refer to none', async () => {
  const { container } = await showTabs({ tabs: someTabs(2), children: () => null });
  expect(container.querySelector('[role="tabpanel"]')).toBeNull();
  expect(container.querySelector('[aria-controls]')).toBeNull();
});

test('TB-08 a dot on one tab, a badge of 10 on another', async () => {
  const { container } = await showTabs({
    tabs: [
      { id: 'a', label: 'a', dot: true },
      { id: 'b', label: 'b', badge: 10 },
    ],
  });
  expect(tabAt(container, 0).querySelector('[role="img"]')?.getBoundingClientRect().width).toBe(8);
  expect(tabAt(container, 1).textContent).toBe('b10');
});

test('TB-09 each panel’s first contents are told once', async () => {
  const onRenderPanel = vi.fn<(id: string) => void>();
  const { container } = await showTabs({ tabs: named('a', 'b'), children: panel, onRenderPanel });
  click(container, 1);
  await expect.poll(() => shownPanels(container)).toEqual(['panel b']);
  click(container, 0);
  await expect.poll(() => shownPanels(container)).toEqual(['panel a']);
  expect(onRenderPanel.mock.calls).toEqual([['a'], ['b']]);
});

test('TB-09 the row answers first and its panel follows; one passed over in a hurry is never drawn', async () => {
  const onRenderPanel = vi.fn<(id: string) => void>();
  const { container } = await showTabs({ tabs: someTabs(3), children: panel, onRenderPanel });
  click(container, 1);
  await new Promise(requestAnimationFrame);
  expect(selectedAt(container)).toBe(1);
  expect(shownPanels(container)).toEqual(['panel 0']);
  click(container, 2);
  await expect.poll(() => shownPanels(container)).toEqual(['panel 2']);
  expect(onRenderPanel.mock.calls).toEqual([['0'], ['2']]);
});

test('TB-09 an owner that makes the selected panel alone keeps the former one until the new one is drawn', async () => {
  function Owner() {
    const [value, setValue] = useState('0');
    return (
      <Tabs label="分类" tabs={someTabs(3)} value={value} onValueChange={setValue}>
        {(id) => id === value && panel(id)}
      </Tabs>
    );
  }
  const { container } = mount(<Owner />);
  click(container, 1);
  await Promise.resolve();
  expect(selectedAt(container)).toBe(1);
  expect(shownPanels(container)).toEqual(['panel 0']);
  await expect.poll(() => shownPanels(container)).toEqual(['panel 1']);
});

test('what changes in the shown panel is drawn at once', async () => {
  const page = (text: string) => (
    <Tabs label="分类" tabs={someTabs(2)} value="0">
      {(id) => <p>{`${id} ${text}`}</p>}
    </Tabs>
  );
  const { container, render } = mount(page('before'));
  render(page('after'));
  expect(shownPanels(container)).toEqual(['0 after']);
});

test('P8 with every tab disabled none is selected, and no panel shown', async () => {
  const { container } = await showTabs({
    tabs: someTabs(3).map((tab) => ({ ...tab, disabled: true })),
    children: panel,
  });
  expect([selectedAt(container), shownPanels(container)]).toEqual([-1, []]);
});

test('a guard that fails refuses, and nothing is left unhandled', async () => {
  const unhandled = vi.fn();
  addEventListener('unhandledrejection', unhandled);
  onTestFinished(() => removeEventListener('unhandledrejection', unhandled));
  const { container } = await showTabs({ guard: () => Promise.reject(new Error('offline')) });
  await click(container, 1);
  await nextFrame();
  expect([selectedAt(container), unhandled.mock.calls]).toEqual([0, []]);
});

test('TB-11 names: a disabled tab’s click is told, its change is not', async () => {
  const [a, b, c] = named('a', 'b', 'c');
  const { container } = await showTabs({ ...handlers, tabs: [a, b, { ...c, disabled: true }] as Tab[] });
  click(container, 1, 2);
  expect(changes()).toEqual(['b']);
  expect(pressed()).toEqual(['b', 'c']);
});

test('TB-15 with the bar off there is none, and the panel still has its name', async () => {
  const { container } = await showTabs({ tabs: someTabs(5), bar: false, children: panel });
  expect(container.querySelector('[role="tablist"]')).toBeNull();
  expect(tabsIn(container)).toEqual([]);
  expect(container.querySelector('[role="tabpanel"]')?.getAttribute('aria-label')).toBe('title1');
});

test('TB-16 a guard lets pass or refuses, at once or later', async () => {
  const later = { settle: [] as (() => void)[] };
  const promised = (answer: boolean) => new Promise<boolean>((resolve) => later.settle.push(() => resolve(answer)));
  const verdicts = [() => true, () => false, () => true, () => promised(false), () => promised(true)];
  const guard = vi.fn<NonNullable<TabsProps['guard']>>((id) => verdicts[Number(id)]?.() ?? false);
  const { container } = await showTabs({ ...handlers, tabs: someTabs(5), guard });
  const counts: number[] = [];
  for (const position of [1, 2, 3, 4]) {
    click(container, position);
    later.settle.splice(0).forEach((settle) => settle());
    await nextFrame();
    counts.push(changes().length);
  }
  expect(counts).toEqual([0, 1, 1, 2]);
  expect(selectedAt(container)).toBe(4);
  expect(guard).toHaveBeenCalledTimes(4);
});

test('TB-16 while the guard thinks, a newer wish replaces the older', async () => {
  const answers: ((allowed: boolean) => void)[] = [];
  const guard = (id: string) => id !== '1' || new Promise<boolean>((resolve) => answers.push(resolve));
  const { container } = await showTabs({ ...handlers, guard });
  click(container, 1, 2);
  answers.forEach((answer) => answer(true));
  await nextFrame();
  expect(changes()).toEqual(['2']);
});

test('TB-19 by index, a tab put in between becomes the active one', async () => {
  const indexed = (...labels: string[]) => labels.map((label, position) => ({ id: `${position}`, label }));
  const { container, render } = await showTabs({ tabs: indexed('1', '3'), value: '1' });
  render(<Tabs label="分类" tabs={indexed('1', '2', '3')} value="1" />);
  expect(selectedAt(container)).toBe(1);
  expect(tabAt(container, 1).textContent).toBe('2');
});

// TB-21 argued: our tabs are data, not elements, so what could wrap one is a component that makes the data and the panel.
test('TB-21 a tab whose data and panel come from another component works as a plain one', async () => {
  function Wrapped({ children }: { children: (tab: Tab, body: ReactNode) => ReactNode }) {
    const [tab] = useState({ id: 'wrapped', label: 'wrapped' });
    return children(tab, <p>wrapped body</p>);
  }
  const { container } = mount(
    <Wrapped>
      {(tab, body) => (
        <Tabs label="分类" tabs={[...named('plain'), tab]} defaultValue="wrapped">
          {(id) => id === tab.id && body}
        </Tabs>
      )}
    </Wrapped>,
  );
  expect(selectedAt(container)).toBe(1);
  expect(shownPanels(container)).toEqual(['wrapped body']);
});

test('TB-33 arrows move focus and selection together; one tab is in the tab order', async () => {
  const { container } = await showTabs({ ...handlers });
  tabAt(container, 0).focus();
  const places: unknown[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}']) {
    await userEvent.keyboard(key);
    await nextFrame();
    places.push([tabsIn(container).findIndex((tab) => tab === document.activeElement), selectedAt(container)]);
    expect(tabsIn(container).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  }
  expect(places).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ]);
});

test('TB-33 arrows wrap and pass over what is disabled', async () => {
  const { container } = await showTabs({ tabs: someTabs(3).map((tab) => ({ ...tab, disabled: tab.id === '1' })) });
  tabAt(container, 0).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tabAt(container, 2));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tabAt(container, 0));
});

test('TB-35 a selection by program leaves the focus where it is', async () => {
  const page = (value: string) => (
    <>
      <input aria-label="别处" />
      <Tabs label="分类" tabs={someTabs(3)} value={value} />
    </>
  );
  const { container, render } = mount(page('0'));
  const input = container.querySelector('input');
  input?.focus();
  render(page('2'));
  expect(selectedAt(container)).toBe(2);
  expect(document.activeElement).toBe(input);
});

test('TB-36 it is a named tablist whose references resolve; Home and End go first and last', async () => {
  const tabs = [...someTabs(3), { id: 'off', label: 'off', disabled: true }, { id: 'end', label: 'end' }];
  const { container } = await showTabs({ tabs, children: panel, mounts: 'all' });
  expect(listIn(container).getAttribute('aria-label')).toBe('分类');
  for (const tab of tabsIn(container)) {
    const controlled = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    expect(controlled?.getAttribute('role')).toBe('tabpanel');
    expect(controlled?.getAttribute('aria-labelledby')).toBe(tab.id);
  }
  expect(tabAt(container, 3).getAttribute('aria-disabled')).toBe('true');
  tabAt(container, 1).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => selectedAt(container)).toBe(4);
  expect(document.activeElement).toBe(tabAt(container, 4));
  await userEvent.keyboard('{Home}');
  await expect.poll(() => selectedAt(container)).toBe(0);
});

test('TB-40 an unknown value stands for the first tab', async () => {
  const { container } = await showTabs({ value: 'nowhere', children: panel });
  expect(selectedAt(container)).toBe(0);
  expect(shownPanels(container)).toEqual(['panel 0']);
});
