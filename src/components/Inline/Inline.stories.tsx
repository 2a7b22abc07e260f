import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Inline } from './Inline.tsx';

const words = ['角色扮演', '模拟经营', '解谜', '休闲', '卡牌', '冒险', '像素', '单机', '治愈'];

const meta = {
  title: '组件/布局/Inline',
  component: Inline,
  parameters: {
    layout: 'padded',
    guide: {
      use: '把孩子并排放在一行里，可以换行。',
      avoid: '从上到下用 Stack；等宽的格子用 Grid。',
      role: '没有角色；as 为 ul 或 ol 时是列表。',
    } satisfies Guide,
  },
  args: {
    children: words.slice(0, 3).map((word) => (
      <Tag key={word} tone="tint">
        {word}
      </Tag>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const Wrapping: Story = {
  args: {
    wrap: true,
    children: words.map((word) => (
      <Tag key={word} tone="tint">
        {word}
      </Tag>
    )),
  },
  play: async ({ canvas }) => {
    const [first, last] = [canvas.getByText('角色扮演'), canvas.getByText('治愈')].map(
      (tag) => tag.getBoundingClientRect().top,
    );
    await expect(last).toBeGreaterThan(first ?? Number.NaN);
  },
};
