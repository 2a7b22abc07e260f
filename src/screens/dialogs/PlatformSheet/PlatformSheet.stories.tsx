import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { PlatformSheet } from './PlatformSheet.tsx';

const meta = {
  title: '页面/弹窗/选择下载平台',
  component: PlatformSheet,
  args: { open: true, platforms: [1, 2], onClose: fn(), onChoose: fn() },
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
