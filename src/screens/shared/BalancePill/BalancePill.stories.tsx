import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { BalancePill } from './BalancePill.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/钻石余额',
  component: BalancePill,
  parameters: {
    layout: 'padded',
    guide: {
      use: '页头的钻石余额，奖励飞到这里，点开是钻石明细。',
      avoid: '余额是一页主要内容时用大字写出。不知道时写「--」，不写 0。',
      role: '链接，名字是「余额 n 钻石」或「钻石余额未知」。',
    } satisfies Guide,
  },
  args: { balance: ready(1286) },
} satisfies Meta<typeof BalancePill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await tap(canvas.getByRole('link', { name: '余额 1,286 钻石' }));
    await expect(navigate).toHaveBeenCalledWith('/xdetail');
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
