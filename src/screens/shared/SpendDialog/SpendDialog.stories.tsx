import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { SpendDialog } from './SpendDialog.tsx';

const meta = {
  title: '页面/共用/确认花费钻石',
  component: SpendDialog,
  parameters: {
    guide: {
      use: '花钻石前的确认：买什么、花多少、花完剩多少。',
      avoid: '付钱的去收银台，不用它；下载游戏用下载确认。',
      role: '警告对话框（alertdialog），焦点先在「取消」上。',
      keys: { Escape: '取消' },
    } satisfies Guide,
  },
  args: {
    open: true,
    spend: { cost: 20, verb: '解锁', goods: '第5话「雨夜」' },
    balance: 860,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof SpendDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name = '确认解锁') => screen.findByRole('alertdialog', { name });

export const Ready: Story = {
  async play({ args }) {
    const shown = await dialog();
    await expect(shown).toHaveTextContent('用 20 钻石解锁第5话「雨夜」？');
    await expect(shown).toHaveTextContent('当前余额 860 钻石，解锁后剩余 840');
    await tap(within(shown).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  args: { spend: { cost: 360, verb: '开通', goods: '会员月卡' } },
  async play({ args }) {
    await tap(within(await dialog('确认开通')).getByRole('button', { name: '确定' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const InsufficientDiamonds: Story = {
  args: { balance: 10 },
  async play() {
    await expect(await dialog()).toHaveTextContent('当前余额 10 钻石，还差 10 钻石');
  },
};

/** A balance that is not known is never 0. */
export const Loading: Story = {
  args: { balance: undefined },
  async play() {
    await expect(await dialog()).not.toHaveTextContent('当前余额');
  },
};

export const LongText: Story = {
  args: {
    spend: {
      cost: 9_876_543,
      verb: '兑换',
      goods: '「《纸上王国》彩纸大礼包与七天会员体验的新春联名款 Supercalifragilistic」',
    },
    balance: 9_999_999,
  },
};
