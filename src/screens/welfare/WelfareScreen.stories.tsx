import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { coinReward } from '#domain/reward.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { endless } from '../../../stories/args/endless.ts';
import { layerClosed } from '../../../stories/plays/layer.ts';
import { refreshByKey, scrollerOf } from '../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../stories/plays/tap.ts';
import { inSimpleShell } from '../shared/inShell.fixtures.ts';
import {
  emptyHanded,
  invitation,
  memberGift,
  newcomerGift,
  paperPack,
  trialDays,
  welfareHome,
} from './welfare.fixtures.ts';
import { WelfareScreen } from './WelfareScreen.tsx';
import { navigate } from '../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/福利中心',
  component: WelfareScreen,
  parameters: {
    guide: {
      use: '今天能白拿的、能用钻石换的、邀请好友能得的，都在这一页；签到、任务、活动从这里进去。',
      avoid: '白拿的一点就领，花钻石的先问过价钱。访客什么都看得到，一领就去登录再回来。邀请与兑换码不等福利读完。',
      role: '页面地标「福利中心」；每份奖励的按钮名字带着它的名字。',
    } satisfies Guide,
  },
  args: {
    welfare: ready(welfareHome),
    invitation: ready(invitation),
    loggedIn: true,
    balance: ready(1286),
    claimingId: undefined,
    onClaim: fn(),
    onCopyCode: fn(),
    onCopyLink: fn(),
    onShareInvitation: fn(),
    onRetryInvitation: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onRetry: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof WelfareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const LINKS = [
  ['去签到', '/checkin'],
  ['任务中心', '/task'],
  ['兑换码', '/gifts?redeem='],
  [/冬日签到季/, '/activity?id=a1'],
  ['查看更多：热门活动', '/activity'],
  ['余额 1,286 钻石', '/xdetail'],
] as const;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/今日可领/)).toHaveTextContent('今日可领 3 份');
    await expect(canvas.getByRole('link', { name: '任务中心' })).toHaveAccessibleDescription('有 2 份奖励待领取');
    await step('每个入口通向它所说的地方', async () => {
      for (const [name, path] of LINKS) {
        await tap(canvas.getByRole('link', { name }));
        await expect(navigate).toHaveBeenLastCalledWith(path);
      }
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
    await step('免费的礼一点就领', async () => {
      await tap(canvas.getByRole('button', { name: '立即领取新人礼' }));
      await expect(args.onClaim).toHaveBeenLastCalledWith(newcomerGift);
      await tap(canvas.getByRole('button', { name: '立即领取会员每日礼' }));
      await expect(args.onClaim).toHaveBeenLastCalledWith(memberGift);
    });
    await step('邀请码、链接与海报', async () => {
      await expect(canvas.getByText('已邀请 3 人，获得 60 钻石')).toBeVisible();
      await tap(canvas.getByRole('button', { name: '复制邀请码' }));
      await tap(canvas.getByRole('button', { name: '复制邀请链接' }));
      await tap(canvas.getByRole('button', { name: '分享海报' }));
      await expect(args.onCopyCode).toHaveBeenCalledOnce();
      await expect(args.onCopyLink).toHaveBeenCalledOnce();
      await expect(args.onShareInvitation).toHaveBeenCalledOnce();
    });
  },
};

/** Diamonds are spent only after a yes. */
export const Exchange: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const ask = async () => {
      await tap(canvas.getByRole('button', { name: '兑换7 天会员体验' }));
      return within(await screen.findByRole('alertdialog', { name: '确认兑换' }));
    };
    await step('取消不花钻石', async () => {
      const dialog = await ask();
      await expect(dialog.getByText(/钻石兑换「7 天会员体验」/)).toHaveTextContent('用 200 钻石兑换「7 天会员体验」？');
      await expect(dialog.getByText('当前余额 1,286 钻石，兑换后剩余 1,086')).toBeVisible();
      await tap(dialog.getByRole('button', { name: '取消' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onClaim).not.toHaveBeenCalled();
    });
    await step('确定才兑换', async () => {
      const dialog = await ask();
      await tap(dialog.getByRole('button', { name: '确定' }));
      await expect(args.onClaim).toHaveBeenCalledOnce();
      await expect(args.onClaim).toHaveBeenCalledWith(trialDays);
    });
  },
};

export const InsufficientDiamonds: Story = {
  args: { balance: ready(10) },
  async play({ canvasElement }) {
    await tapButton(canvasElement, '兑换7 天会员体验');
    const dialog = within(await screen.findByRole('alertdialog', { name: '确认兑换' }));
    await expect(dialog.getByText('当前余额 10 钻石，还差 190 钻石')).toBeVisible();
  },
};

export const Rules: Story = {
  async play({ canvasElement }) {
    await tapButton(canvasElement, '规则说明');
    const sheet = within(await screen.findByRole('dialog', { name: '规则说明' }));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await layerClosed();
  },
};

/** Not a member: the daily gift leads to membership. */
export const NonMember: Story = {
  args: {
    welfare: ready({ ...welfareHome, items: [newcomerGift, { ...memberGift, state: 0 }, trialDays, paperPack] }),
  },
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '开通可领' }));
    await expect(navigate).toHaveBeenCalledWith('/profile?pop=1');
  },
};

/** Claimed, sold out, or without a price. */
export const NothingLeft: Story = {
  args: { welfare: ready(emptyHanded) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('今日已领完')).toBeVisible();
    await expect(canvas.getByText('已连续签到 4 天，明日可得 10 钻石')).toBeVisible();
    for (const name of ['已领取', '明日再来', '已达兑换上限', '库存不足', '暂不可兑']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('link', { name: '今日已签到' })).toBeVisible();
  },
};

/** A gift for the streak is taken where one checks in. */
export const StreakGift: Story = {
  args: {
    welfare: ready({
      ...welfareHome,
      checkin: { ...welfareHome.checkin, milestones: [{ days: 3, reward: coinReward(10), state: 1 }] },
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('已连续签到 3 天，1 份连签礼待领取')).toBeVisible();
    await expect(canvas.getByText(/今日可领/)).toHaveTextContent('今日可领 4 份');
  },
};

export const Claiming: Story = {
  args: { claimingId: newcomerGift.id },
  async play({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: '领取中…新人礼' });
    await tap(button);
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const Exchanging: Story = {
  args: { claimingId: paperPack.id },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '兑换中…纸上王国礼包' })).toBeVisible();
  },
};

/** Everything is visible; taking it asks to log in. */
export const Visitor: Story = {
  args: {
    loggedIn: false,
    balance: loading,
    invitation: loading,
    welfare: ready({
      ...welfareHome,
      taskClaimable: 0,
      items: [newcomerGift, { ...memberGift, state: 0 }, trialDays, paperPack],
    }),
  },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '开通可领' })).toBeVisible();
    for (const name of ['立即领取新人礼', '兑换7 天会员体验']) {
      await tap(canvas.getByRole('button', { name }));
      await expect(navigate).toHaveBeenLastCalledWith('/login');
    }
    await tap(canvas.getByRole('link', { name: '登录后获取邀请码' }));
    await expect(navigate).toHaveBeenCalledTimes(3);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { welfare: loading, invitation: loading, balance: loading } };

export const Failed: Story = {
  args: { welfare: failed(), balance: failed() },
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('其余部分还在', async () => {
      await expect(canvas.getByText('QY8K3M2P')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '钻石余额未知' })).toBeVisible();
    });
    await tap(canvas.getByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 邀请好友 of 我的 leads here: the whole card is in sight. */
export const AtInvite: Story = {
  args: { atInvite: true },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('region', { name: '邀请好友 双方得钻石' }).getBoundingClientRect();
    const seen = scrollerOf(canvasElement).getBoundingClientRect();
    await expect(card.top + card.height / 2).toBeCloseTo(seen.top + seen.height / 2, -1);
  },
};

export const InvitationFailed: Story = {
  args: { invitation: failed() },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '立即领取新人礼' })).toBeVisible();
    await tap(canvas.getByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetryInvitation).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: {
    welfare: ready({ ...welfareHome, items: [], banners: [], taskClaimable: 0 }),
    invitation: ready({ ...invitation, invited: 0, rewarded: 0, list: [] }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('兑换正在补货，过几天再来看看')).toBeVisible();
    await expect(canvas.getByText('好友绑定手机后，双方各得 20 钻石')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '热门活动' })).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(endless) },
  async play({ args, canvasElement }) {
    await refreshByKey(canvasElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

const LONG = '名字写得很长很长的一份福利 SupercalifragilisticexpialidociousWithoutAnyBlank';

export const LongText: Story = {
  args: {
    balance: ready(9_007_199_254_740_991),
    welfare: ready({
      ...welfareHome,
      items: welfareHome.items.map((item) => ({
        ...item,
        title: LONG,
        brief: LONG,
        ...(item.kind === 'exchange' && { cost: 123_456, left: 123_456 }),
      })),
      banners: welfareHome.banners.map((banner) => ({ ...banner, title: LONG, brief: LONG })),
      taskClaimable: 128,
    }),
    invitation: ready({
      ...invitation,
      inviteCode: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789',
      invited: 123_456,
      rewarded: 2_469_120,
    }),
  },
};
