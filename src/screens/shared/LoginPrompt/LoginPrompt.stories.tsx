import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { LoginPrompt } from './LoginPrompt.tsx';

const meta = {
  title: '页面/共用/登录提示',
  component: LoginPrompt,
  args: { onOpen: fn() },
} satisfies Meta<typeof LoginPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后可使用此功能')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('/login');
  },
};

export const OwnWords: Story = { args: { text: '登录后查看关注动态' } };

export const LongText: Story = {
  args: { text: '登录后可以查看关注的人发布的全部动态，也能把阅读进度同步到每一台设备上' },
};
