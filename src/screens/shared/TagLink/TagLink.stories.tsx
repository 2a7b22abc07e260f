import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { TagLink } from './TagLink.tsx';

const meta = {
  title: '页面/共用/标签链接',
  component: TagLink,
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { children: '多结局', href: '/games?tag=1', onOpen: fn() },
} satisfies Meta<typeof TagLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '# 多结局' }));
    await expect(args.onOpen).toHaveBeenCalledWith('/games?tag=1');
  },
};
