import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { TagLink } from './TagLink.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/标签链接',
  component: TagLink,
  parameters: {
    guide: {
      use: '一个标签，打开带这个标签的所有内容。',
      avoid: '不能打开的标签用 Tag；筛选用 Chips。',
      role: '链接。',
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { children: '多结局', href: '/games?tag=1' },
} satisfies Meta<typeof TagLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '# 多结局' }));
    await expect(navigate).toHaveBeenCalledWith('/games?tag=1');
  },
};
