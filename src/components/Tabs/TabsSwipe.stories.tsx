import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Surface } from '#components/Surface/Surface.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { drag } from '#components/testing/gestures.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const TABS = [
  { id: 'recommended', label: '推荐' },
  { id: 'followed', label: '关注' },
  { id: 'guides', label: '攻略' },
];

/** Holds the value as a screen's owner would. */
function Held(props: TabsProps) {
  const [value, onValueChange] = useHeld(props.value, props.onValueChange);
  return (
    <Page label="广场">
      <Tabs {...props} value={value} onValueChange={onValueChange} />
    </Page>
  );
}

const panel = (id: string) => (
  <div style={{ padding: 16 }}>
    <Stack gap="x12">
      {Array.from({ length: 8 }, (_, index) => (
        <Surface key={index}>{`${TABS.find((tab) => tab.id === id)?.label} · 第 ${index + 1} 条`}</Surface>
      ))}
    </Stack>
  </div>
);

/** What a finger on the panels does, stopped at each of its moments. */
const meta = {
  title: '组件/导航/TabsSwipe',
  component: Tabs,
  parameters: {
    guide: {
      use: '标签的内容跟着横滑走：半屏或够快就换，否则回到原处。',
      avoid: '内容里自己要横滑（轮播、横排）时不要打开 swipeable。',
      role: '与 Tabs 相同；滑动不改变读屏的顺序。',
      keys: { '← →': '不滑也能换：前一个、后一个' },
    } satisfies Guide,
  },
  args: { label: '广场分类', tabs: TABS, value: 'followed', children: panel, swipeable: true, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, tab = '关注') => within(canvasElement).getByText(`${tab} · 第 3 条`);

const standsStill = (element: HTMLElement, left: number) =>
  waitFor(() => expect(element.getBoundingClientRect().left).toBeCloseTo(left, 0));

const selected = (canvasElement: HTMLElement) => within(canvasElement).getByRole('tab', { selected: true }).textContent;

export const Default: Story = {};

/** More than half the width: let go now, it turns. */
export const Armed: Story = {
  async play({ args, canvasElement }) {
    const left = row(canvasElement).getBoundingClientRect().left;
    await drag(row(canvasElement), { dx: -220, durationMs: 400, from: { x: 300, y: 10 }, release: false });
    await waitFor(() => expect(row(canvasElement).getBoundingClientRect().left).toBeLessThan(left - 190));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Far enough though slow, it turns, back to the tab before. */
export const Turned: Story = {
  async play({ args, canvasElement }) {
    await drag(row(canvasElement), { dx: 220, durationMs: 1200, from: { x: 60, y: 10 } });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('recommended'));
    await expect(selected(canvasElement)).toBe('推荐');
    await waitFor(() => expect(row(canvasElement, '推荐')).toBeVisible());
  },
};

/** Not far and slow, it comes back. */
export const SwipedBack: Story = {
  async play({ args, canvasElement }) {
    const before = row(canvasElement).getBoundingClientRect().left;
    await drag(row(canvasElement), { dx: -100, durationMs: 700, from: { x: 250, y: 10 } });
    await standsStill(row(canvasElement), before);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(selected(canvasElement)).toBe('关注');
  },
};

/** A finger the system takes away has turned nothing, however far it was. */
export const Interrupted: Story = {
  async play({ args, canvasElement }) {
    const before = row(canvasElement).getBoundingClientRect().left;
    const finger = await drag(row(canvasElement), { dx: -250, from: { x: 300, y: 10 }, release: false });
    finger.cancel();
    await standsStill(row(canvasElement), before);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Beyond the last tab there is nothing to turn to. */
export const AtTheEnd: Story = {
  args: { value: 'guides' },
  async play({ args, canvasElement }) {
    await drag(row(canvasElement, '攻略'), { dx: -200, durationMs: 150, from: { x: 300, y: 10 } });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(selected(canvasElement)).toBe('攻略');
  },
};

/** Up and down is the page's own. */
export const Scrolling: Story = {
  async play({ args, canvasElement }) {
    const before = row(canvasElement).getBoundingClientRect().left;
    await drag(row(canvasElement), { dx: -40, dy: -160, durationMs: 150 });
    await expect(row(canvasElement).getBoundingClientRect().left).toBe(before);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
