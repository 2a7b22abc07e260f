import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { PlatformSheet } from './PlatformSheet.tsx';

const meta = {
  title: '页面/弹窗/选择下载平台',
  component: PlatformSheet,
  parameters: {
    guide: {
      use: '电脑上下载前先选安卓版还是 iOS 版。',
      avoid: '手机上知道是哪一种，不问。没有的版本不能选，写明原因。',
      role: '对话框（dialog）里的几个按钮。',
      keys: { Escape: '取消' },
    } satisfies Guide,
  },
  args: { platforms: [1, 2], onClose: fn(), onChoose: fn() },
} satisfies Meta<typeof PlatformSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '选择下载平台' }));

export const Ready: Story = {
  async play({ args }) {
    const inside = await sheet();
    await tap(inside.getByRole('button', { name: '安卓版' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(1);
    await tap(inside.getByRole('button', { name: 'iOS 版' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AndroidOnly: Story = {
  args: { platforms: [1] },
  async play({ args }) {
    const inside = await sheet();
    await expect(inside.getByRole('button', { name: '暂无iOS版' })).toBeDisabled();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
