import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Surface } from '#components/Surface/Surface.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { SearchLine } from '#components/icons/SearchLine.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { drag } from '#components/testing/gestures.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { scrollerOf } from '../../../stories/plays/page.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const TABS = [
  { id: 'recommended', label: '推荐' },
  { id: 'followed', label: '关注' },
  { id: 'guides', label: '攻略' },
  { id: 'pictures', label: '晒图' },
];

const MANY = [
  ...TABS,
  ...['求助', '闲聊', '活动', '公告', '新游', '漫画'].map((label, index) => ({ id: `more-${index}`, label })),
];

/** Holds the value as a screen's owner would. */
function Held(props: TabsProps) {
  const [value, onValueChange] = useHeld(props.value, props.onValueChange);
  return <Tabs {...props} value={value} onValueChange={onValueChange} />;
}

const panel = (id: string) => (
  <div style={{ padding: 16 }}>
    <Stack gap="x12">
      {Array.from({ length: 14 }, (_, index) => (
        <Surface key={index}>
          {TABS.find((tab) => tab.id === id)?.label} · 第 {index + 1} 条
        </Surface>
      ))}
    </Stack>
  </div>
);

const meta = {
  title: '组件/导航/Tabs',
  component: Tabs,
  parameters: {
    guide: {
      use: '一排标签和各自的内容，选中的一个看得见。',
      avoid: '去别的页面用链接；几选一的表单项用 RadioGroup。',
      role: 'tablist、tab 与 tabpanel，名字是 label。',
      keys: { '← →': '前一个、后一个，到头绕回', 'Home / End': '第一个、最后一个', Tab: '进入内容' },
    } satisfies Guide,
  },
  args: { label: '广场分类', tabs: TABS, value: 'recommended', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const inPage: Story['decorators'] = [
  (Story) => (
    <Page label="广场">
      <div style={{ height: 80, padding: 16 }}>礼包中心</div>
      <Story />
    </Page>
  ),
];

const tabNamed = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('tab', { name });

export const Default: Story = {};
export const Equal: Story = { args: { fit: 'equal', tabs: TABS.slice(0, 3) } };
export const WithTrailing: Story = {
  args: {
    trailing: (
      <IconButton label="搜索">
        <SearchLine size={24} />
      </IconButton>
    ),
  },
};
export const OnPicture: Story = {
  args: { tone: 'picture' },
  decorators: [
    (Story) => (
      <div style={{ background: 'midnightblue' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = {
  args: { tabs: TABS.map((tab) => ({ ...tab, label: `${tab.label}与精选内容 Guide` })) },
};

export const Three: Story = { args: { fit: 'equal', tabs: TABS.slice(0, 3), value: 'followed' } };
export const Five: Story = { args: { fit: 'equal', tabs: MANY.slice(0, 5) } };
export const Six: Story = { args: { fit: 'equal', tabs: MANY.slice(0, 6) } };
export const Thirty: Story = {
  args: {
    tabs: Array.from({ length: 30 }, (_, index) => ({ id: `part-${index}`, label: `第 ${index + 1} 区` })),
    value: 'part-14',
  },
};
export const Disabled: Story = {
  args: { tabs: TABS.map((tab) => (tab.id === 'guides' ? { ...tab, disabled: true } : tab)), onPressTab: fn() },
  async play({ args, canvasElement }) {
    await userEvent.click(tabNamed(canvasElement, '攻略'));
    await expect(args.onPressTab).toHaveBeenCalledOnce();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** What waits and what is new; nothing is rendered for 0. */
export const Marks: Story = {
  args: {
    tabs: [
      { id: 'recommended', label: '推荐', badge: 0 },
      { id: 'followed', label: '关注', dot: true },
      { id: 'guides', label: '攻略', badge: 8 },
      { id: 'pictures', label: '晒图', badge: 999 },
    ],
  },
  async play({ canvasElement }) {
    const names = within(canvasElement)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['推荐', '关注', '攻略8', '晒图99+']);
    await expect(within(canvasElement).getByRole('img', { name: '有更新' })).toBeVisible();
  },
};
export const WithoutArc: Story = { args: { indicator: 'none' } };
export const WithoutBar: Story = {
  args: { bar: false, children: panel, value: 'guides' },
  decorators: inPage,
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('tablist')).toBeNull();
    await expect(within(canvasElement).getByRole('tabpanel', { name: '攻略' })).toBeVisible();
  },
};

/** The guard refuses 关注, however it is asked for. */
export const Guarded: Story = {
  args: { children: panel, swipeable: true, guard: (id) => id !== 'followed' },
  decorators: inPage,
  async play({ args, canvasElement }) {
    await userEvent.click(tabNamed(canvasElement, '关注'));
    await drag(within(canvasElement).getByText('推荐 · 第 3 条'), { dx: -120, durationMs: 100 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(tabNamed(canvasElement, '推荐')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tabNamed(canvasElement, '攻略'));
    await expect(args.onValueChange).toHaveBeenCalledWith('guides');
  },
};

/** All panels below one another: scrolling selects, selecting scrolls. */
export const Scrollspy: Story = {
  args: { children: panel, scrollspy: true, sticky: true },
  decorators: inPage,
  async play({ args, canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    await expect(within(canvasElement).getAllByRole('tabpanel')).toHaveLength(4);
    scroller.scrollTop = 1400;
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('followed'));
    await userEvent.click(tabNamed(canvasElement, '晒图'));
    await waitFor(() => expect(tabNamed(canvasElement, '晒图')).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(2000));
  },
};

/** Stuck at the top of its scroller, half way down a panel. */
export const Sticky: Story = {
  args: { children: panel, sticky: true },
  decorators: inPage,
  async play({ canvasElement }) {
    scrollerOf(canvasElement).scrollTop = 400;
    await waitFor(() => expect(canvasElement.querySelector('[data-stuck]')).not.toBeNull());
    await expect(tabNamed(canvasElement, '推荐').getBoundingClientRect().top).toBe(0);
  },
};

/** Beyond five the row scrolls, its edges fade, and the chosen tab comes to the middle. */
export const Many: Story = {
  args: { tabs: MANY },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('tablist');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    const tab = tabNamed(canvasElement, '活动');
    await userEvent.click(tab);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const box = tab.getBoundingClientRect();
    await waitFor(() => expect(box.left + box.width / 2).toBeGreaterThan(100));
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'both'));
    const now = tab.getBoundingClientRect();
    await expect(Math.abs(now.left + now.width / 2 - innerWidth / 2)).toBeLessThan(2);
  },
};

/** Choosing moves no other tab: the bold font has its width already. */
export const Select: Story = {
  async play({ args, canvasElement }) {
    const last = tabNamed(canvasElement, '晒图');
    const before = last.getBoundingClientRect().left;
    await userEvent.click(tabNamed(canvasElement, '关注'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('followed');
    await expect(last.getBoundingClientRect().left).toBe(before);
    await userEvent.click(tabNamed(canvasElement, '关注'));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  args: { tabs: TABS.map((tab) => (tab.id === 'guides' ? { ...tab, disabled: true } : tab)), children: panel },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(tabNamed(canvasElement, '推荐')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tabNamed(canvasElement, '晒图')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tabNamed(canvasElement, '推荐')).toHaveFocus();
    await userEvent.keyboard('{End}{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('recommended');
    await expect(canvas.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    await userEvent.click(tabNamed(canvasElement, '攻略'));
    await expect(tabNamed(canvasElement, '推荐')).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('tabpanel', { name: '推荐' })).toBeVisible();
  },
};

/** The owner leaves the value as it is: tab, panel and value stay one. */
export const Refused: Story = {
  args: { children: panel },
  render: (args) => <Tabs {...args} />,
  async play({ args, canvasElement }) {
    await userEvent.click(tabNamed(canvasElement, '关注'));
    await expect(args.onValueChange).toHaveBeenCalledWith('followed');
    await expect(tabNamed(canvasElement, '推荐')).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('推荐 · 第 1 条');
  },
};

/** Panels are made when first chosen, then kept, and each remembers where it stood. */
export const Panels: Story = {
  args: { children: panel, sticky: true, onRenderPanel: fn() },
  decorators: inPage,
  async play({ args, canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    await expect(canvasElement.querySelectorAll('[role="tabpanel"]')).toHaveLength(1);
    scroller.scrollTop = 200;
    await waitFor(() => expect(scroller.scrollTop).toBe(200));
    await new Promise(requestAnimationFrame);
    await userEvent.click(tabNamed(canvasElement, '关注'));
    const bar = tabNamed(canvasElement, '关注').getBoundingClientRect();
    await expect(bar.top).toBe(0);
    const row = await within(canvasElement).findByText('关注 · 第 1 条');
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    await userEvent.click(tabNamed(canvasElement, '推荐'));
    await waitFor(() => expect(scroller.scrollTop).toBe(200));
    await expect(canvasElement.querySelectorAll('[role="tabpanel"]')).toHaveLength(2);
    await expect(args.onRenderPanel).toHaveBeenCalledTimes(2);
    await expect(args.onRenderPanel).toHaveBeenLastCalledWith('followed');
  },
};

export const Swipe: Story = {
  args: { children: panel, swipeable: true },
  decorators: inPage,
  async play({ args, canvasElement }) {
    const row = within(canvasElement).getByText('推荐 · 第 3 条');
    await drag(row, { dx: 120, durationMs: 100 });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await drag(row, { dx: -120, durationMs: 100, from: { x: 340 - row.getBoundingClientRect().left, y: 10 } });
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('followed');
    await expect(await within(canvasElement).findByRole('tabpanel', { name: '关注' })).toBeVisible();
  },
};

/** Held half way: the panel is under the finger. */
export const MidSwipe: Story = {
  args: { children: panel, swipeable: true },
  decorators: inPage,
  async play({ canvasElement }) {
    const row = within(canvasElement).getByText('推荐 · 第 3 条');
    const before = row.getBoundingClientRect().left;
    await drag(row, { dx: -120, release: false });
    await waitFor(() => expect(row.getBoundingClientRect().left).toBeCloseTo(before - 120, 0));
  },
};

/** The edge of the screen is the system's. */
export const SwipeFromEdge: Story = {
  args: { children: panel, swipeable: true, value: 'followed' },
  async play({ args, canvasElement }) {
    const row = within(canvasElement).getByText('关注 · 第 1 条');
    await drag(row, { dx: 150, durationMs: 100, from: { x: 5 - row.getBoundingClientRect().left, y: 10 } });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
