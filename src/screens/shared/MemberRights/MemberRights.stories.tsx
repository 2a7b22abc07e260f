import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { MemberRights } from './MemberRights.tsx';

const meta = {
  title: '页面/共用/会员权益',
  component: MemberRights,
  parameters: {
    layout: 'padded',
    guide: {
      use: '会员给的四样权益，一排放下；字大时自动换行。',
      avoid: '只列在售套餐真有的权益。',
      role: 'list，名字是“会员权益”。',
    } satisfies Guide,
  },
} satisfies Meta<typeof MemberRights>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Some: Story = {
  args: { ids: ['games', 'badge'] },
  async play({ canvasElement }) {
    await expect(
      within(canvasElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['全部游戏免费下载', '专属标识']);
  },
};
