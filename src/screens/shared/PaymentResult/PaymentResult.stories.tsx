import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { PaymentResult } from './PaymentResult.tsx';

const meta = {
  title: '页面/共用/支付结果',
  component: PaymentResult,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一次支付的结果：图、一句话，没确认时提醒不要重复支付；按钮由 PaymentSheet 给出。',
      avoid: '不是支付的结果用 Result。文字只随服务器说的状态变，不猜。',
      role: '状态播报（status）。',
    } satisfies Guide,
  },
  args: { outcome: 'paid', bought: 'coin', paidText: '充值成功，到账 620 钻石' },
} satisfies Meta<typeof PaymentResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('充值成功，到账 620 钻石');
  },
};

export const PaidMembership: Story = { args: { bought: 'vip', paidText: '开通成功，会员有效期至 2026-02-14' } };

export const Confirming: Story = {
  args: { outcome: 'confirming' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('请勿重复支付')).toBeVisible();
  },
};

export const Unknown: Story = { args: { outcome: 'unknown' } };

export const Cancelled: Story = { args: { outcome: 'cancelled' } };

export const Closed: Story = {
  args: { outcome: 'closed' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('订单已关闭，请重新下单');
  },
};

export const Refunded: Story = {
  args: { outcome: 'refunded' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('订单已退款，钻石未到账');
  },
};

export const RefundedMembership: Story = {
  args: { outcome: 'refunded', bought: 'vip' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('订单已退款，会员未开通');
  },
};

export const PaymentFailed: Story = { args: { outcome: 'failed' } };
