import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { guestAccount } from '#domain/account.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { account } from '../../shared/demo.fixtures.ts';
import { Header } from './Header.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/外壳/页头',
  component: Header,
  parameters: {
    guide: {
      use: '主要页面顶部：商标回首页，问候语，右边只放一样——下载APP、消息与头像、或登录。',
      avoid: '初始化没有回答时右边留空但占位，回答后不移动；二级页面用 NavBar。',
      role: 'banner；未读数读在链接名里，如「消息，3条未读」。',
    } satisfies Guide,
  },
  args: {
    productName: '晴屿',
    logo: '/logo.svg',
    account,
    badge: 'year',
    unread: 3,
    now: STORY_NOW,
    right: 'account',
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('早上好，栗子不加糖')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '消息，3条未读' }));
    await expect(navigate).toHaveBeenLastCalledWith('/message');
    await tap(canvas.getByRole('link', { name: '我的' }));
    await expect(navigate).toHaveBeenLastCalledWith('/profile');
    await tap(canvas.getByRole('link', { name: '晴屿 首页' }));
    await expect(navigate).toHaveBeenLastCalledWith('/');
  },
};

export const Visitor: Story = {
  args: { account: guestAccount, badge: null, unread: 0, right: 'login' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录领新人礼')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '登录/注册' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const HasApp: Story = {
  args: { right: 'download' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: '我的' })).toBeNull();
    await tap(canvas.getByRole('link', { name: '下载APP' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/download');
  },
};

/** While init runs the place at the right is kept, and nothing stands in it. */
export const Unknown: Story = {
  args: { right: 'unknown' },
  async play({ canvasElement }) {
    const right = canvasElement.querySelector('[data-right]');
    await expect(right?.childElementCount).toBe(0);
    await expect(right?.getBoundingClientRect().width).toBe(88);
  },
};

export const NoUnread: Story = {
  args: { unread: 0, badge: 'month' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: '消息' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    productName: '晴屿游戏漫画社区一站式门户',
    account: { ...account, name: '名字有十二个字那么长的一位朋友' },
    unread: 128,
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: '消息，99+条未读' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
