import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { coinReward, giftReward } from '#domain/reward.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { endless } from '../../../../stories/args/endless.ts';
import { refreshByKey } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { availableGifts, availablePack, claimedGifts, expiredGifts, longTextGift } from '../gifts.fixtures.ts';
import { GiftsScreen, type GiftsScreenProps } from './GiftsScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** Holds the code being typed, as the app does. */
function Typed(props: GiftsScreenProps) {
  const [code, setCode] = useState(props.code);
  const change = (next: string) => {
    setCode(next);
    props.onChangeCode(next);
  };
  return <GiftsScreen {...props} code={code} onChangeCode={change} />;
}

const meta = {
  title: '页面/我的礼包',
  component: GiftsScreen,
  parameters: {
    guide: {
      use: '我的礼包：输入兑换码；按已领取、可领取、已过期看礼包，领取或复制礼包码。',
      avoid: '一个游戏的礼包在游戏详情里。兑换码不分大小写，空格和短横线可以不输；兑换失败时留下已输入的。',
      role: '兑换码是表单，结果是状态播报；三栏是标签页；每个礼包是 article，名字是游戏名和礼包名，礼包名是去游戏的链接。',
      keys: { Enter: '在兑换码里：兑换' },
    } satisfies Guide,
  },
  args: {
    state: 'claimed',
    gifts: ready(claimedGifts),
    member: false,
    now: STORY_NOW,
    code: '',
    redeeming: false,
    redeemFirst: false,
    onChangeState: fn(),
    onChangeCode: fn(),
    onRedeem: fn(),
    onClaimGift: fn(),
    onCopyCode: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onRetry: fn(),
    onBack: fn(),
  },
  render: (args) => <Typed {...args} />,
  decorators: [inSimpleShell],
} satisfies Meta<typeof GiftsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('复制礼包码', async () => {
      await tap(canvas.getByRole('button', { name: '复制礼包码：老船长的信' }));
      await expect(args.onCopyCode).toHaveBeenCalledWith('STAR-2026-FOG1-7KQM');
    });
    await step('快到期的会说', async () => {
      await expect(canvas.getByText('仅剩 2 天')).toBeVisible();
    });
    await step('打开游戏、换栏与返回', async () => {
      await tap(canvas.getByRole('link', { name: /老船长的信/ }));
      await expect(navigate).toHaveBeenCalledWith('/detail/1002');
      await tap(canvas.getByRole('tab', { name: '可领取' }));
      await expect(args.onChangeState).toHaveBeenCalledWith('available');
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Available: Story = {
  args: { state: 'available', gifts: ready(availableGifts) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '领取启航补给包' }));
    await expect(args.onClaimGift).toHaveBeenCalledWith(availablePack);
    await expect(canvas.getByText('今天到期')).toBeVisible();
    for (const state of ['今日已领完，明天再来', '已领完', '01-18 开抢'])
      await expect(canvas.getByText(state)).toBeInTheDocument();
    await tap(canvas.getByRole('link', { name: '开通可领：彩纸大礼包' }));
    await expect(navigate).toHaveBeenCalledWith('/profile?pop=1');
  },
};

export const Member: Story = {
  args: { state: 'available', gifts: ready(availableGifts), member: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '领取彩纸大礼包' })).toBeVisible();
  },
};

export const Claiming: Story = {
  args: { state: 'available', gifts: ready(availableGifts), claimingId: 'a1' },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '领取中…启航补给包');
    await expect(args.onClaimGift).not.toHaveBeenCalled();
  },
};

export const Expired: Story = {
  args: { state: 'expired', gifts: ready(expiredGifts) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('已过期')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /复制/ })).toBeNull();
  },
};

export const Redeem: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: '兑换码' });
    await step('空的和不像码的不发出去', async () => {
      await tap(canvas.getByRole('button', { name: '兑换' }));
      await expect(canvas.getByText('请输入兑换码')).toBeVisible();
      await userEvent.type(field, 'ab!{Enter}');
      await expect(canvas.getByText('兑换码无效')).toBeVisible();
      await expect(args.onRedeem).not.toHaveBeenCalled();
    });
    await step('像码的照原样交出去', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'qing-yu 2026{Enter}');
      await expect(args.onRedeem).toHaveBeenCalledWith('qing-yu 2026');
    });
  },
};

/** From a link with `?code=`, or from 兑换码 of 我的: the field is what the page was opened for. */
export const RedeemFirst: Story = {
  args: { code: 'QINGYU2026', redeemFirst: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox', { name: '兑换码' })).toHaveFocus();
  },
};

export const Redeeming: Story = {
  args: { code: 'QINGYU2026', redeeming: true },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: /兑换中/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: '兑换码' }), '{Enter}');
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};

/** What was typed stays. */
export const RedeemFailed: Story = {
  args: { code: 'USED-0001', redeemError: '兑换码已被使用' },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: '兑换码' });
    await expect(field).toHaveValue('USED-0001');
    await expect(field).toHaveAccessibleDescription('兑换码已被使用');
  },
};

export const Redeemed: Story = {
  args: { redeemed: { reward: coinReward(100), coinNum: 960 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('兑换成功，获得 100 钻石')).toBeVisible();
    await expect(canvas.getByText('当前余额 960 钻石')).toBeVisible();
  },
};

export const RedeemedGift: Story = {
  args: { redeemed: { reward: giftReward('g9', '《纸上王国》彩纸大礼包'), coinNum: 10 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText(/当前余额/)).toBeNull();
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(endless) },
  async play({ args, canvasElement }) {
    await refreshByKey(canvasElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { gifts: loading } };

export const Empty: Story = {
  args: { gifts: ready([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('还没有领取过礼包，去游戏里看看')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去看看游戏' }));
    await expect(navigate).toHaveBeenCalledWith('/games');
  },
};

export const EmptyAvailable: Story = { args: { state: 'available', gifts: ready([]) } };

export const EmptyExpired: Story = { args: { state: 'expired', gifts: ready([]) } };

export const Failed: Story = {
  args: { gifts: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { gifts: ready([longTextGift, ...claimedGifts]) } };
