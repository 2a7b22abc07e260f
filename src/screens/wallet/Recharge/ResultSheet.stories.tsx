import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { rechargeOffer } from './recharge.fixtures.ts';
import { RechargeScreen } from './RechargeScreen.tsx';

/** What the server says of the order, over the recharge page. */
const meta = {
  title: '页面/钱包/支付结果',
  component: RechargeScreen,
  args: {
    balance: ready(10),
    offer: ready(rechargeOffer),
    firstRecharge: false,
    selectedId: 'p30',
    payType: 'alipay',
    paying: false,
    fromGame: false,
    onSelectPackage: fn(),
    onSelectPayType: fn(),
    onPay: fn(),
    onRetry: fn(),
    onBack: fn(),
    onOpen: fn(),
    onCheckResult: fn(),
    onContinueDownload: fn(),
    onDone: fn(),
    onContact: fn(),
    now: STORY_NOW,
    onContinueOrder: fn(),
    onCancelOrder: fn(),
  },
} satisfies Meta<typeof RechargeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '支付结果' }));

export const Confirming: Story = {
  args: { result: 'confirming' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('正在确认支付结果…')).toBeVisible();
    await expect(shown.getByText('请勿重复支付')).toBeVisible();
    await expect(shown.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Paid: Story = {
  args: { result: 'paid', paidAmount: 620 },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('充值成功，到账 620 钻石')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '完成' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const PaidForGame: Story = {
  args: { result: 'paid', paidAmount: 620, fromGame: true },
  async play({ args }) {
    const shown = await sheet();
    await userEvent.click(shown.getByRole('button', { name: '继续下载' }));
    await expect(args.onContinueDownload).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: '完成' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  args: { result: 'unknown' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('支付结果确认中，到账后会通知您')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '我已支付' }));
    await expect(args.onCheckResult).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { result: 'cancelled' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('已取消支付，订单可在明细中继续支付')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '知道了' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const PaymentFailed: Story = {
  args: { result: 'failed' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('支付失败，请重试')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '重新支付' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: '取消' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
