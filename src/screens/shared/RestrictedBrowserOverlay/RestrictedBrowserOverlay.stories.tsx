import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { RestrictedBrowserOverlay } from './RestrictedBrowserOverlay.tsx';

const meta = {
  title: '页面/共用/请在浏览器中打开',
  component: RestrictedBrowserOverlay,
  parameters: {
    guide: {
      use: '在微信和 QQ 里点下载时，指向右上角的菜单，教人换到浏览器打开。',
      avoid: '能下载的浏览器里不出现；没有可下载的东西时也不出现。',
      role: 'dialog「请在浏览器中打开」；箭头只给眼睛看。',
      keys: { Escape: '关闭' },
    } satisfies Guide,
  },
  args: { open: true, onClose: fn(), onCopyLink: fn() },
} satisfies Meta<typeof RestrictedBrowserOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/点击右上角.*选择「在浏览器中打开」/);
    await tap(within(dialog).getByRole('button', { name: '复制链接' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await tap(within(dialog).getByRole('button', { name: '我知道了' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
