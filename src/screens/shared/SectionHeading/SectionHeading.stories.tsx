import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  title: '页面/共用/栏目标题',
  component: SectionHeading,
  args: { title: '热门游戏', href: '/games', onOpen: fn() },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '查看更多：热门游戏' }));
    await expect(args.onOpen).toHaveBeenCalledWith('/games');
  },
};

export const WithoutLink: Story = {
  args: { href: undefined },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = { args: { title: '本周编辑部一致推荐的热门游戏与新游合集' } };
