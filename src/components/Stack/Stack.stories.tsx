import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: '组件/布局/Stack',
  component: Stack,
  parameters: {
    layout: 'padded',
    guide: {
      use: '把孩子从上到下排开，间距取自 4 像素网格。',
      avoid: '横着排用 Inline，等宽成列用 Grid；组件自己不带外边距，间距永远是父级给的。',
      role: '没有角色；as 为 ul 或 ol 时是列表。',
    } satisfies Guide,
  },
  args: {
    children: ['签到', '任务', '礼包'].map((words) => (
      <Surface key={words} padding="x12">
        {words}
      </Surface>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = { args: { gap: 'x4', align: 'start' } };

export const AsList: Story = {
  args: {
    as: 'ul',
    children: ['签到', '任务', '礼包'].map((words) => (
      <Surface key={words} as="li" padding="x12">
        {words}
      </Surface>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
