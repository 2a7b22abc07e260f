import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { art } from '#theme/art.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { starScavenger } from '../../shared/demo.fixtures.ts';
import { pendingOrder, pendingVipOrder } from '../wallet.fixtures.ts';
import { rechargeOffer } from './recharge.fixtures.ts';
import { RechargeScreen } from './RechargeScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/钱包/钻石充值',
  component: RechargeScreen,
  parameters: {
    guide: {
      use: '充值钻石：看余额和要买的东西还差多少，选套餐和支付方式，付款。',
      avoid: '在弹层里用钻石付款用「确认购买」。有没付完的订单先让人继续或取消；结果弹层出来之前不能再付一次。',
      role: '套餐和支付方式是两个单选组；待支付订单是名为「待支付订单」的区域；底部只有一个主要按钮。',
    } satisfies Guide,
  },
  args: {
    balance: ready(10),
    offer: ready(rechargeOffer),
    firstRecharge: false,
    selectedId: 'p68',
    payType: 'alipay',
    paying: false,
    fromGame: false,
    onSelectPackage: fn(),
    onSelectPayType: fn(),
    onPay: fn(),
    onPayAgain: fn(),
    onRetry: fn(),
    onBack: fn(),
    onCheckResult: fn(),
    onContinueDownload: fn(),
    onResume: fn(),
    onDone: fn(),
    onContact: fn(),
    now: STORY_NOW,
    onContinueOrder: fn(),
    onCancelOrder: fn(),
    onOrderTimeOver: fn(),
  },
} satisfies Meta<typeof RechargeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /680/ })).toBeChecked();
    await tap(canvas.getByRole('radio', { name: /1280/ }));
    await expect(args.onSelectPackage).toHaveBeenCalledOnce();
    await expect(args.onSelectPackage).toHaveBeenCalledWith('p128');
    await tap(canvas.getByRole('radio', { name: '微信支付' }));
    await expect(args.onSelectPayType).toHaveBeenCalledOnce();
    await expect(args.onSelectPayType).toHaveBeenCalledWith('wechat');
    await expect(canvas.getByText('740')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '立即支付 ¥68' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('link', { name: '充值记录' }));
    await expect(navigate).toHaveBeenLastCalledWith('/xdetail?tab=order');
    await tap(canvas.getByRole('link', { name: '兑换码' }));
    await expect(navigate).toHaveBeenLastCalledWith('/gifts?redeem=');
    await expect(navigate).toHaveBeenCalledTimes(2);
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Came from a game: what is missing is said, the covering package is chosen, the first recharge doubles. */
export const FromGame: Story = {
  args: {
    firstRecharge: true,
    selectedId: 'p30',
    fromGame: true,
    wanted: { purpose: `下载《${starScavenger.name}》`, icon: starScavenger.icon, missing: 290 },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('下载《星海拾荒者》')).toBeVisible();
    await expect(canvas.getByText('290').parentElement).toHaveTextContent('还差 290 钻石');
    await expect(canvas.getAllByText('首充双倍')).toHaveLength(6);
    await expect(canvas.getByText('首充到账').parentElement).toHaveTextContent('620');
  },
};

/** There are enough diamonds by now: the return from the cashier was lost, and this page says how to go on. */
export const Covered: Story = {
  args: {
    balance: ready(330),
    wanted: { purpose: `下载《${starScavenger.name}》`, icon: starScavenger.icon, missing: 0 },
  },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('钻石已足够')).toBeVisible();
    await expect(canvas.queryByText(/还差/)).toBeNull();
    await tap(canvas.getByRole('button', { name: '继续：下载《星海拾荒者》' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Came from the membership sheet with too few diamonds. */
export const ForCard: Story = {
  args: { selectedId: 'p30', wanted: { purpose: '开通会员月卡', icon: art('rewards/vip.svg'), missing: 290 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('开通会员月卡')).toBeVisible();
  },
};

/** An order left unpaid is continued or closed, not forgotten. */
export const PendingOrder: Story = {
  args: { pendingOrder },
  async play({ args, canvasElement }) {
    const card = within(within(canvasElement).getByRole('region', { name: '待支付订单' }));
    await expect(card.getByText('1280钻石 · ¥128')).toBeVisible();
    await tap(card.getByRole('button', { name: '去支付' }));
    await expect(args.onContinueOrder).toHaveBeenCalledWith(pendingOrder);
    await tap(card.getByRole('button', { name: '取消订单' }));
    await tap(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }));
    await expect(args.onCancelOrder).toHaveBeenCalledWith(pendingOrder);
  },
};

/** Its time is over by this clock alone: the server is asked, and until it has answered the order can be paid. */
export const PendingOrderOver: Story = {
  args: { pendingOrder, now: pendingOrder.expireTime + 3_600_000 },
  async play({ args, canvasElement }) {
    const card = within(within(canvasElement).getByRole('region', { name: '待支付订单' }));
    await expect(card.getByText('请尽快支付')).toBeVisible();
    await expect(args.onOrderTimeOver).toHaveBeenCalledOnce();
    await tap(card.getByRole('button', { name: '去支付' }));
    await expect(args.onContinueOrder).toHaveBeenCalledWith(pendingOrder);
  },
};

/** The server has closed it. */
export const PendingOrderClosed: Story = {
  args: { pendingOrder: { ...pendingOrder, status: 2 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('region', { name: '待支付订单' })).toBeNull();
  },
};

export const Loading: Story = { args: { balance: loading, offer: loading } };

export const Empty: Story = {
  args: { offer: ready({ ...rechargeOffer, packages: [] }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无可用套餐，请联系客服')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /立即支付/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { balance: failed(), offer: failed() },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('--')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '点击刷新' }));
    await tap(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Paying: Story = {
  args: { paying: true },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '提交中…');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const NoPayType: Story = {
  args: { payType: undefined },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '立即支付 ¥68' })).toBeDisabled();
  },
};

export const DemoCashier: Story = { args: { offer: ready({ ...rechargeOffer, payTypes: ['mock'] }), payType: 'mock' } };

export const LongText: Story = {
  args: {
    balance: ready(9_007_199_254),
    firstRecharge: true,
    selectedId: 'big',
    wanted: {
      purpose: '下载《星海拾荒者：在漂满残骸的航道尽头重新点亮灯塔》',
      icon: starScavenger.icon,
      missing: 128_000,
    },
    pendingOrder: { ...pendingVipOrder, title: '会员年卡与一千二百八十钻石的新春联名大礼包', priceFen: 6_480_050 },
    offer: ready({
      ...rechargeOffer,
      packages: [
        { id: 'big', coin: 648_000, bonus: 120_000, priceFen: 6_480_050, tag: 'first', sort: 0 },
        ...rechargeOffer.packages,
      ],
      notes: [
        '到账可能有片刻延迟，请勿重复支付。',
        '未成年人请勿充值。',
        '钻石仅限本站使用，不可提现、不可转赠；如遇扣款未到账，请携带订单号联系客服处理。',
      ],
    }),
  },
};
