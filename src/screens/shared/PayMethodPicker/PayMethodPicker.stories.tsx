import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { PayMethodPicker } from './PayMethodPicker.tsx';

const meta = {
  title: '页面/共用/支付方式',
  component: PayMethodPicker,
  parameters: {
    layout: 'padded',
    guide: {
      use: '选支付方式，一行一种；在弹层里用 flat，不带卡片。',
      avoid: '选别的东西用 RadioGroup 或 Chips。只有一种方式时也列出来，让人知道怎么付。',
      role: '名为「支付方式」的单选组。',
      keys: { 方向键: '换一种方式' },
    } satisfies Guide,
  },
  args: { methods: ['alipay', 'wechat', 'mock'], value: 'alipay', onSelect: fn() },
} satisfies Meta<typeof PayMethodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '支付宝' })).toBeChecked();
    await tap(canvas.getByRole('radio', { name: '微信支付' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('wechat');
  },
};

export const Diamonds: Story = {
  args: { methods: ['coin', 'alipay'], value: 'coin', coinNote: '余额 860 钻石', surface: 'flat' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('radio', { name: /钻石支付\s*余额 860 钻石/ })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { value: undefined } };
