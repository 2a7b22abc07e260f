import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { guestAccount } from '#domain/account.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { account, expiredStatus, expiringStatus, memberStatus, status } from '../shared/demo.fixtures.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import { navigate } from '../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/我的',
  component: ProfileScreen,
  parameters: {
    guide: {
      use: '我的：是谁、会员、钻石余额和十二个入口；游客看到登录。',
      avoid: '余额没取到显示 --，不显示成 0；会员快到期或已过期才有提醒。',
      role: '入口在名为“我的服务”的 navigation 里；有未读或可领的入口，名字先说这个。',
    } satisfies Guide,
  },
  args: {
    account,
    status: ready(memberStatus),
    now: STORY_NOW,
    onCopyId: fn(),
    onRefreshStatus: fn(),
    onLogout: fn(),
    onContact: fn(),
    onOpenMembership: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LINKS = [
  ['我的订阅', '/subscriblist'],
  ['阅读历史', '/readhistory'],
  ['我的帖子', '/commenthistory'],
  ['我的礼包', '/gifts'],
  [/^有奖励可领\s*福利中心$/, '/welfare'],
  [/^有奖励可领\s*任务中心$/, '/task'],
  ['签到', '/checkin'],
  [/^3条未读\s*消息$/, '/message'],
  ['兑换码', '/gifts?redeem='],
  ['常见问题', '/faq'],
  ['商务合作', '/business'],
  ['个人中心', '/user'],
  ['充值', '/recharge'],
  ['明细', '/xdetail'],
] as const;

/** A member for the year; every entry leads where it says. */
export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '栗子不加糖' })).toBeVisible();
    await expect(canvas.getByText('有效期至 2026-11-18')).toBeVisible();
    await expect(canvas.getByText('1,286')).toBeVisible();
    await expect(canvas.queryByText(/去续费/)).toBeNull();
    for (const [name, path] of LINKS) {
      await tap(canvas.getByRole('link', { name }));
      await expect(navigate).toHaveBeenLastCalledWith(path);
    }
    await tap(canvas.getByRole('link', { name: /邀请好友 双方得钻石/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/welfare?part=invite');
    await tap(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '复制 ID 1000001' }));
    await expect(args.onCopyId).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '续费' }));
    await expect(args.onOpenMembership).toHaveBeenCalledOnce();
  },
};

/** The dot stands where something can be claimed: gifts and the check-in wait in 福利中心, tasks in 任务中心. */
export const GiftsWait: Story = {
  args: { status: ready({ ...memberStatus, claimable: 2, taskClaimable: 0 }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^有奖励可领\s*福利中心$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '任务中心' })).toBeVisible();
  },
};

export const NonMember: Story = {
  args: { status: ready(status) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('开通会员，全部游戏免费下载')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '立即开通' }));
    await expect(args.onOpenMembership).toHaveBeenCalledOnce();
  },
};

export const Expiring: Story = {
  args: { status: ready(expiringStatus) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('会员还有 5 天到期')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '会员 2026-01-20 到期，续费可顺延 去续费' }));
    await expect(args.onOpenMembership).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  args: { status: ready(expiredStatus) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('会员已过期，续费恢复权益')).toBeVisible();
    await expect(canvas.getByText('会员已于 2026-01-01 到期，权益已暂停')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '续费' })).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { account: guestAccount, status: loading },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '游客' })).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.getByText('开通会员，全部游戏免费下载')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '退出登录' })).toBeNull();
    await tap(canvas.getByRole('link', { name: '登录/注册' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const Loading: Story = { args: { status: loading } };

/** A balance that is not known is never 0. */
export const Failed: Story = {
  args: { status: failed() },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('--')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
    await tap(canvas.getByRole('button', { name: '点击刷新' }));
    await expect(args.onRefreshStatus).toHaveBeenCalledOnce();
  },
};

export const Logout: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '退出登录' }));
    const first = within(await screen.findByRole('alertdialog'));
    await expect(first.getByText('确定要退出登录吗？')).toBeVisible();
    await tap(first.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onLogout).not.toHaveBeenCalled();

    await tap(canvas.getByRole('button', { name: '退出登录' }));
    await tap(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确定' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    account: {
      ...account,
      uid: '100000000000000000000000000000000001',
      name: '名字有十二个字那么长的一位朋友',
      avatar: undefined,
    },
    status: ready({ ...memberStatus, coinNum: 9_007_199_254_740_991, savedCoin: 123_456_789, unread: 128 }),
  },
};
