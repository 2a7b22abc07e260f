import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../../.storybook/guide.ts';
import { Gem } from './Gem.tsx';

const meta = {
  title: '页面/共用/钻石',
  component: Gem,
  parameters: {
    guide: {
      use: '钻石图案，在数字旁边。',
      avoid: '单独表示钻石时另外写出「钻石」二字：图案不会读出来。',
      role: '装饰，没有名字。',
    } satisfies Guide,
  },
} satisfies Meta<typeof Gem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 46 } };
