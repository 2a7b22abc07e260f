import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Dot } from './Dot.tsx';

const meta = {
  title: '组件/展示/Dot',
  component: Dot,
  parameters: {
    layout: 'padded',
    guide: {
      use: '这里有新的，不说有几条。',
      avoid: '说得出几条时用 CountBadge；不是“新”就不要点。',
      role: '有 label 时是 img，否则是装饰。',
    } satisfies Guide,
  },
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
