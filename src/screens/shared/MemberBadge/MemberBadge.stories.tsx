import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { MemberBadge } from './MemberBadge.tsx';

const meta = {
  title: '页面/共用/会员标识',
  component: MemberBadge,
  parameters: {
    guide: {
      use: '跟在名字后面，说明是月卡、年卡或普通会员。',
      avoid: '不是会员就不放；别的标记用 Tag。',
      role: '没有角色，照文字读，如“年卡会员”。',
    } satisfies Guide,
  },
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
