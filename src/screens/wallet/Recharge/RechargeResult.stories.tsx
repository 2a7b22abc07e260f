import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { paymentResult, tapInPaymentResult } from '../../../../stories/plays/paymentResult.ts';
import recharge from './RechargeScreen.stories.tsx';
import { RechargeScreen } from './RechargeScreen.tsx';

/** What the server says of the order, over the recharge page. */
const meta = {
  ...recharge,
  title: '页面/钱包/支付结果',
  component: RechargeScreen,
  parameters: {
    guide: {
      use: '充值页上的支付结果：以服务器所说为准，每种结果给出下一步。',
      avoid: '开通会员的结果在会员弹层里。确认结果时不能关闭，也没有按钮，以免重复支付。',
      role: '名为「支付结果」的对话框；结果是状态播报。',
    } satisfies Guide,
  },
  args: { ...recharge.args, selectedId: 'p30' },
} satisfies Meta<typeof RechargeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  args: { result: 'confirming' },
  async play({ args, canvasElement }) {
    // On a slow line the page is there before the sheet that covers it: a tap on what lies below pays nothing.
    within(canvasElement)
      .getByRole('button', { name: /^立即支付/, hidden: true })
      .click();
    await expect(args.onPay).not.toHaveBeenCalled();
    const sheet = await paymentResult();
    await expect(sheet.getByText('正在确认支付结果…')).toBeVisible();
    await expect(sheet.getByText('请勿重复支付')).toBeVisible();
    await expect(sheet.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Paid: Story = {
  args: { result: 'paid', paidAmount: 620 },
  async play({ args }) {
    await expect((await paymentResult()).getByText('充值成功，到账 620 钻石')).toBeVisible();
    await tapInPaymentResult('完成');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const PaidForGame: Story = {
  args: { result: 'paid', paidAmount: 620, fromGame: true },
  async play({ args }) {
    await tapInPaymentResult('继续下载', '完成');
    await expect(args.onContinueDownload).toHaveBeenCalledOnce();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  args: { result: 'unknown' },
  async play({ args }) {
    await expect((await paymentResult()).getByText('支付结果确认中，到账后会通知您')).toBeVisible();
    await tapInPaymentResult('我已支付', '联系客服');
    await expect(args.onCheckResult).toHaveBeenCalledOnce();
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { result: 'cancelled' },
  async play({ args }) {
    await expect((await paymentResult()).getByText('已取消支付，订单可在明细中继续支付')).toBeVisible();
    await tapInPaymentResult('知道了');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** It can be paid no more: what it was for is ordered again. */
export const Closed: Story = {
  args: { result: 'closed' },
  async play({ args }) {
    await expect((await paymentResult()).getByText('订单已关闭，请重新下单')).toBeVisible();
    await tapInPaymentResult('重新下单', '取消');
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Refunded: Story = {
  args: { result: 'refunded' },
  async play({ args }) {
    await expect((await paymentResult()).getByText('订单已退款，钻石未到账')).toBeVisible();
    await tapInPaymentResult('知道了');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const PaymentFailed: Story = {
  args: { result: 'failed' },
  async play({ args }) {
    await expect((await paymentResult()).getByText('支付失败，请重试')).toBeVisible();
    await tapInPaymentResult('重新支付', '取消');
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
