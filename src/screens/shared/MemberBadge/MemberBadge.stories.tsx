import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MemberBadge } from './MemberBadge.tsx';

const meta = {
  title: '页面/共用/会员标识',
  component: MemberBadge,
  args: { badge: 'year' },
} satisfies Meta<typeof MemberBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('年卡会员');
  },
};

export const Month: Story = {
  args: { badge: 'month' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('月卡会员');
  },
};

export const Normal: Story = {
  args: { badge: 'normal' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^会员$/);
  },
};
