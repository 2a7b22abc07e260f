import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: '组件/Stack',
  component: Stack,
  parameters: { layout: 'padded' },
  args: { children: ['签到', '任务', '礼包'].map((words) => <Card key={words} padding="small">{words}</Card>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = { args: { gap: 'x4', align: 'start' } };

export const AsList: Story = {
  args: { as: 'ul', children: ['签到', '任务', '礼包'].map((words) => <Card key={words} as="li" padding="small">{words}</Card>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
