import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { BalancePill } from './BalancePill.tsx';

const meta = {
  title: '页面/共用/钻石余额',
  component: BalancePill,
  parameters: { layout: 'padded' },
  args: { balance: ready(1286), onOpen: fn() },
} satisfies Meta<typeof BalancePill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvas }) {
    await tap(canvas.getByRole('link', { name: '余额 1,286 钻石' }));
    await expect(args.onOpen).toHaveBeenCalledWith('/xdetail');
  },
};

export const Loading: Story = { args: { balance: loading } };

/** A balance that is not known is never 0. */
export const Failed: Story = {
  args: { balance: failed() },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '钻石余额未知' })).toHaveTextContent('--');
  },
};

export const LongText: Story = { args: { balance: ready(9_007_199_254) } };
