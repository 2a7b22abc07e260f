import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Dot } from './Dot.tsx';

const meta = {
  title: '组件/Dot',
  component: Dot,
  parameters: { layout: 'padded' },
  args: { label: '有新任务' },
} satisfies Meta<typeof Dot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '有新任务' })).toBeVisible();
  },
};

export const Decoration: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
