import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaymentResult } from './PaymentResult.tsx';

const meta = {
  title: '页面/共用/支付结果',
  component: PaymentResult,
  parameters: { layout: 'padded' },
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

export const PaymentFailed: Story = { args: { outcome: 'failed' } };
