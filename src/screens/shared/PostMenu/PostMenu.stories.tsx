import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { PostMenu } from './PostMenu.tsx';

const meta = {
  title: '页面/弹窗/更多操作',
  component: PostMenu,
  args: { open: true, noun: '帖子', isMine: false, onClose: fn(), onDelete: fn(), onReport: fn(), onBlock: fn() },
} satisfies Meta<typeof PostMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '更多操作' }));

export const Ready: Story = {
  async play({ args }) {
    const inside = await sheet();
    await tap(inside.getByRole('button', { name: '举报' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await tap(inside.getByRole('button', { name: /不看TA/ }));
    await expect(args.onBlock).toHaveBeenCalledOnce();
    await expect(inside.queryByRole('button', { name: /删除/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Mine: Story = {
  args: { isMine: true },
  async play({ args }) {
    const inside = await sheet();
    await tap(inside.getByRole('button', { name: '删除帖子' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(inside.queryByRole('button', { name: '举报' })).toBeNull();
  },
};

export const OwnComment: Story = { args: { isMine: true, noun: '评论' } };
