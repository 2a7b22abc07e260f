import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { longTextGame } from '../../shared/demo.fixtures.ts';
import { ShareSheet } from './ShareSheet.tsx';

const meta = {
  title: '页面/弹窗/分享',
  component: ShareSheet,
  args: { open: true, subject: '星海拾荒者', onClose: fn(), onShare: fn() },
} satisfies Meta<typeof ShareSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '分享' }));

export const Ready: Story = {
  async play({ args }) {
    const inside = await sheet();
    for (const [name, target] of [['复制链接', 'link'], ['QQ', 'qq'], ['微信', 'wechat']] as const) {
      await userEvent.click(inside.getByRole('button', { name }));
      await expect(args.onShare).toHaveBeenLastCalledWith(target);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const CopiedLink: Story = {
  args: { copiedFor: 'link' },
  async play() {
    await expect((await sheet()).getByRole('status')).toHaveTextContent('复制成功');
  },
};

export const CopiedForWeChat: Story = {
  args: { copiedFor: 'wechat' },
  async play() {
    await expect((await sheet()).getByRole('status')).toHaveTextContent('链接已复制，打开微信粘贴给好友');
  },
};

export const LongText: Story = { args: { subject: longTextGame.name, copiedFor: 'qq' } };
