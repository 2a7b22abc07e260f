import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { PostMenu } from './PostMenu.tsx';

const meta = {
  title: '页面/弹窗/更多操作',
  component: PostMenu,
  parameters: {
    guide: {
      use: '帖子或评论还能做的事：自己的可以删除，别人的可以举报、不看TA。',
      avoid: '两三个并排的选择直接放按钮；删除和不看TA之后还要确认。',
      role: '对话框里的一列按钮。',
      keys: { Esc: '关闭' },
    } satisfies Guide,
  },
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
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(inside.queryByRole('button', { name: /删除/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(3);
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
