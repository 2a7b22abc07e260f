import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { paymentResult, tapInPaymentResult } from '../../../../stories/plays/paymentResult.ts';
import membership from './MembershipSheet.stories.tsx';
import { MembershipSheet } from './MembershipSheet.tsx';

/** What the server says of the payment, on the same sheet. */
const meta = {
  ...membership,
  title: '页面/弹窗/会员支付结果',
  component: MembershipSheet,
  parameters: {
    guide: {
      use: '会员付款的结果：正在确认、成功、取消、失败，或还不知道。',
      avoid: '只说服务器说过的；正在确认时关不掉，免得付两次；到期的日子等服务器给了才写。',
      role: '对话框（dialog），结果由 status 播报。',
      keys: { Escape: '关上；正在确认时不起作用' },
    } satisfies Guide,
  },
  args: { ...membership.args, selectedId: 'vip-month', paidUntil: Date.parse('2026-02-14T10:24:00+08:00') },
} satisfies Meta<typeof MembershipSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It cannot be left: nobody should pay twice. */
export const Confirming: Story = {
  args: { result: 'confirming' },
  async play({ args }) {
    const sheet = await paymentResult();
    await expect(sheet.getByText('正在确认支付结果…')).toBeVisible();
    await expect(sheet.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Paid: Story = {
  args: { result: 'paid' },
  async play({ args }) {
    await expect((await paymentResult()).getByText('开通成功，会员有效期至 2026-02-14')).toBeVisible();
    await tapInPaymentResult('完成');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onReturn).not.toHaveBeenCalled();
  },
};

export const PaidForGame: Story = {
  args: { result: 'paid', returnTo: 'game' },
  async play({ args }) {
    await tapInPaymentResult('返回游戏');
    await expect(args.onReturn).toHaveBeenCalledOnce();
    await tapInPaymentResult('完成');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PaidForChapter: Story = {
  args: { result: 'paid', returnTo: 'chapter' },
  async play({ args }) {
    await tapInPaymentResult('返回阅读');
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};

/** The end is not guessed before the server has sent it. */
export const PaidUntilUnknown: Story = {
  args: { result: 'paid', paidUntil: undefined },
  async play() {
    await expect((await paymentResult()).getByRole('status')).toHaveTextContent(/^开通成功$/);
  },
};

export const Unknown: Story = {
  args: { result: 'unknown' },
  async play({ args }) {
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
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PaymentFailed: Story = {
  args: { result: 'failed' },
  async play({ args }) {
    await tapInPaymentResult('重新支付', '取消');
    await expect(args.onPayAgain).toHaveBeenCalledOnce();
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
