import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/外壳/页面出错',
  component: ErrorScreen,
  parameters: {
    guide: {
      use: '整页出错或代码没有下载下来时代替页面：说明原因，可以重试或回首页。',
      avoid: '一部分内容加载失败用 ErrorBlock，页面其余部分照常。',
      role: 'main「页面出错」，标题是 h1。',
    } satisfies Guide,
  },
  args: { onRetry: fn() },
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
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/');
  },
};

/** Its code could not be fetched: the network is to blame, and the text says so. */
export const Unreached: Story = {
  args: { unreached: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '页面没有加载出来' })).toBeVisible();
    await expect(canvas.getByText('网络异常，请检查网络后重试')).toBeVisible();
  },
};
