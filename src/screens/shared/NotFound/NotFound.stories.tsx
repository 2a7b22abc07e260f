import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tapButton } from '../../../../stories/plays/tap.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: '页面/共用/已经不在了',
  component: NotFound,
  parameters: {
    guide: {
      use: '要看的游戏、作品、章节、帖子、活动或消息不存在，或已被拿掉。',
      avoid: '没取到、能再试一次用 ErrorBlock；列表空着用 Empty。',
      role: '没有角色；一句话和一个链接。',
    } satisfies Guide,
  },
  args: { what: 'game' },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Game: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('游戏不存在或已下架')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去看看其他游戏' })).toHaveAttribute('href', '/games');
  },
};

export const Book: Story = { args: { what: 'book' } };

export const Chapter: Story = {
  args: { what: 'chapter', href: '/readbook/1' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: '目录' })).toHaveAttribute('href', '/readbook/1');
  },
};

export const Post: Story = { args: { what: 'post' } };

/** Nothing to lead on to. */
export const Message: Story = {
  args: { what: 'message' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** In a sheet the others are behind it: closing leads on. */
export const Activity: Story = {
  args: { what: 'activity', onAction: fn() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '看看其他活动');
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
