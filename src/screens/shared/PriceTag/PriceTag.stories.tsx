import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '#components/Stack/Stack.tsx';
import { PriceTag } from './PriceTag.tsx';

const meta = {
  title: '页面/共用/价格',
  component: PriceTag,
  args: { face: { kind: 'price', amount: 300 } },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('300钻石');
  },
};

export const Free: Story = { args: { face: { kind: 'free' } } };
export const Owned: Story = { args: { face: { kind: 'owned' } } };
export const Unknown: Story = { args: { face: { kind: 'unknown' } } };

export const Member: Story = {
  args: { face: { kind: 'memberFree', amount: 680 } },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('原价680钻石会员免费');
  },
};

export const MemberShort: Story = {
  args: { face: { kind: 'memberFree', amount: 680 }, short: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('680')).toBeNull();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="x12">
      {(['small', 'large'] as const).map((size) => (
        <Stack key={size} gap="x4" align="start">
          <PriceTag size={size} face={{ kind: 'free' }} />
          <PriceTag size={size} face={{ kind: 'price', amount: 128_000 }} />
          <PriceTag size={size} face={{ kind: 'memberFree', amount: 680 }} />
          <PriceTag size={size} face={{ kind: 'owned' }} />
        </Stack>
      ))}
    </Stack>
  ),
};
