import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Button } from '../Button/Button.tsx';
import { EditLine } from '../icons/EditLine.tsx';
import { UpLine } from '../icons/UpLine.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';
import { FloatingButton } from './FloatingButton.tsx';

const posts = (count: number) => (
  <Stack gap="x12">
    {Array.from({ length: count }, (_, index) => (
      <Surface key={index}>第 {index + 1} 条 今天在灯塔下面捡到一枚会发光的贝壳，大家见过吗？</Surface>
    ))}
  </Stack>
);

const meta = {
  title: '组件/操作/FloatingButton',
  component: FloatingButton,
  parameters: {
    guide: {
      use: '浮在页面内容上的一个按钮：发帖、跳到当前、有新内容。放在滚动区的最后，放在上面时放最前。',
      avoid: '这一页的主要动作用 Page 的 footer；一页只浮一个。',
      role: 'link（有 href）或 button，名字是文字或 label。',
      keys: { Enter: '前往或按下', 空格: '按下（是按钮时）' },
      height: 640,
    } satisfies Guide,
  },
  args: { icon: <EditLine size={20} />, children: '发帖', onClick: fn(), onFollow: fn() },
  render: (args) => (
    <Page bar={<NavBar title="广场" solid />}>
      {posts(16)}
      <FloatingButton {...args} />
    </Page>
  ),
} satisfies Meta<typeof FloatingButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const scrollerOf = (element: HTMLElement): HTMLElement => {
  const scroller = element.querySelector<HTMLElement>('[data-scroller]');
  if (!scroller) throw new Error('No scroller');
  return scroller;
};

/** How far its lower edge is above that of the scroller. */
const gapBelow = (button: HTMLElement, scroller: HTMLElement): number =>
  Math.round(scroller.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom);

/** Over the content while one scrolls; at the end below it, so that the last of it can be read. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole('button', { name: '发帖' });
    const scroller = scrollerOf(canvasElement);
    await expect(button.offsetHeight).toBe(48);
    await expect(gapBelow(button, scroller)).toBe(16);
    await tap(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    scroller.scrollTop = scroller.scrollHeight;
    const last = canvas.getByText(/第 16 条/).getBoundingClientRect();
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom);
    scroller.scrollTop = 0;
  },
};

export const AsLink: Story = {
  args: { href: '/post' },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('link', { name: '发帖' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('/post');
  },
};

export const IconOnly: Story = {
  args: { children: undefined, label: '写帖子', icon: <EditLine size={24} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '写帖子' });
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([56, 56]);
  },
};

export const Bottom: Story = { args: { position: 'bottom', icon: undefined, children: '跳到当前' } };

/** Announced when there is something, though nothing moves. */
export const Top: Story = {
  args: { role: 'status', icon: <UpLine size={16} />, children: '有 3 条新内容', tone: 'plain', size: 'small' },
  render: (args) => (
    <Page bar={<NavBar title="广场" solid />}>
      <FloatingButton {...args} position="top" />
      {posts(16)}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('有 3 条新内容');
    const button = canvas.getByRole('button');
    const { left, bottom } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom + 5)).toBe(button);
  },
};

/** The place of an announcement that has not come yet: nothing is seen, and nothing is in the way. */
export const NotShown: Story = {
  args: { role: 'status', shown: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** With little content it lies at the page's lower edge all the same, above the action bar. */
export const ShortPage: Story = {
  render: (args) => (
    <Page bar={<NavBar title="广场" solid />} footer={<Button block>提交</Button>}>
      {posts(1)}
      <FloatingButton {...args} />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(gapBelow(canvas.getByRole('button', { name: '发帖' }), scrollerOf(canvasElement))).toBe(16);
  },
};

/** The home bar's height is left free once. */
export const SafeArea: Story = {
  render: (args) => (
    <div className="home-bar">
      <style>{'.home-bar { --safe-bottom: 34px }'}</style>
      <Page bar={<NavBar title="广场" solid />}>
        {posts(16)}
        <FloatingButton {...args} />
      </Page>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(gapBelow(canvas.getByRole('button', { name: '发帖' }), scrollerOf(canvasElement))).toBe(50);
  },
};

export const LongText: Story = {
  args: { children: '回到上次看到的地方：第 128 话 灯塔下的最后一封信与没有寄出的明信片' },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('button', { name: '发帖' }));
  },
};
