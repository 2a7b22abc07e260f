import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '#components/Stack/Stack.tsx';
import type { Guide } from '../../../../.storybook/guide.ts';
import { PriceTag } from './PriceTag.tsx';

const meta = {
  title: '页面/共用/价格',
  component: PriceTag,
  parameters: {
    guide: {
      use: '一个游戏对这个人是什么价：免费、已购买、钻石数、会员免费，或还不知道。',
      avoid: '价格怎么算由领域层的 priceView 决定；按钮上的价格由按钮自己写。',
      role: '没有角色；钻石和原价只读给读屏听。',
    } satisfies Guide,
  },
  args: { view: { kind: 'price', amount: 300 } },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('300钻石');
  },
};

export const Free: Story = { args: { view: { kind: 'free' } } };
export const Owned: Story = { args: { view: { kind: 'owned' } } };
export const Unknown: Story = { args: { view: { kind: 'unknown' } } };

export const Member: Story = {
  args: { view: { kind: 'memberFree', amount: 680 } },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('原价680钻石会员免费');
  },
};

export const MemberShort: Story = {
  args: { view: { kind: 'memberFree', amount: 680 }, short: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('680')).toBeNull();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="x12">
      {(['small', 'large'] as const).map((size) => (
        <Stack key={size} gap="x4" align="start">
          <PriceTag size={size} view={{ kind: 'free' }} />
          <PriceTag size={size} view={{ kind: 'price', amount: 128_000 }} />
          <PriceTag size={size} view={{ kind: 'memberFree', amount: 680 }} />
          <PriceTag size={size} view={{ kind: 'owned' }} />
        </Stack>
      ))}
    </Stack>
  ),
};
