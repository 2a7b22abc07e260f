import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { LogoutButton } from './LogoutButton.tsx';

const meta = {
  title: '页面/共用/退出登录',
  component: LogoutButton,
  parameters: {
    guide: {
      use: '退出登录，先确认再退出。',
      avoid: '退出后草稿和阅读进度留在本机，由页面说明。',
      role: 'button；确认框是 alertdialog。',
    } satisfies Guide,
  },
  args: { onLogout: fn() },
} satisfies Meta<typeof LogoutButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing happens before it is confirmed. */
export const Confirmed: Story = {
  async play({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: '退出登录' });
    await tap(button);
    await tap(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onLogout).not.toHaveBeenCalled();
    await tap(button);
    await tap(await screen.findByRole('button', { name: '确定' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
