import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: '页面/外壳/页面出错',
  component: ErrorScreen,
  args: { onRetry: fn(), onOpen: fn() },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '页面出了点问题' })).toBeVisible();
    await tap(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('link', { name: '回首页' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('/');
  },
};

/** Its code could not be fetched: the network is to blame, and the words say so. */
export const Unreached: Story = {
  args: { unreached: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '页面没有加载出来' })).toBeVisible();
    await expect(canvas.getByText('网络异常，请检查网络后重试')).toBeVisible();
  },
};
