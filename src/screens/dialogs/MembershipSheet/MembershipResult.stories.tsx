import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { status } from '../../shared/demo.fixtures.ts';
import { vipOffer } from './membership.fixtures.ts';
import { MembershipSheet } from './MembershipSheet.tsx';

/** What the server says of the payment, on the same sheet. */
const meta = {
  title: '页面/对话框/会员支付结果',
  component: MembershipSheet,
  args: {
    open: true,
    offer: ready(vipOffer),
    status: ready(status),
    now: STORY_NOW,
    selectedId: 'vip-month',
    payMethod: 'alipay',
    paying: false,
    paidUntil: Date.parse('2026-02-14T10:24:00+08:00'),
    onSelectPlan: fn(),
    onSelectPayMethod: fn(),
    onPay: fn(),
    onRecharge: fn(),
    onCheckResult: fn(),
    onReturn: fn(),
    onContact: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MembershipSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '支付结果' }));

/** It cannot be left: nobody should pay twice. */
export const Confirming: Story = {
  args: { result: 'confirming' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('正在确认支付结果…')).toBeVisible();
    await expect(shown.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Paid: Story = {
  args: { result: 'paid' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('开通成功，会员有效期至 2026-02-14')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: '完成' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onReturn).not.toHaveBeenCalled();
  },
};

export const PaidForGame: Story = {
  args: { result: 'paid', wayBack: 'game' },
  async play({ args }) {
    const shown = await sheet();
    await userEvent.click(shown.getByRole('button', { name: '返回游戏' }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: '完成' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PaidForChapter: Story = {
  args: { result: 'paid', wayBack: 'chapter' },
  async play({ args }) {
    await userEvent.click((await sheet()).getByRole('button', { name: '返回阅读' }));
    await expect(args.onReturn).toHaveBeenCalledOnce();
  },
};

/** The end is not guessed before the server has told it. */
export const PaidUntilUnknown: Story = {
  args: { result: 'paid', paidUntil: undefined },
  async play() {
    await expect((await sheet()).getByRole('status')).toHaveTextContent(/^开通成功$/);
  },
};

export const Unknown: Story = {
  args: { result: 'unknown' },
  async play({ args }) {
    const shown = await sheet();
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
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const PaymentFailed: Story = {
  args: { result: 'failed' },
  async play({ args }) {
    const shown = await sheet();
    await userEvent.click(shown.getByRole('button', { name: '重新支付' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(shown.getByRole('button', { name: '取消' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
