import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { GiftLine } from '../icons/GiftLine.tsx';

const meta = {
  title: '组件/展示/Icon',
  component: GiftLine,
  parameters: {
    guide: {
      use: '一套 24 格、同一种笔画的图标，颜色随周围的字。',
      avoid: '整张的画用 Picture；能按的图标用 IconButton。',
      role: '有 label 时是 img，否则是装饰。',
    } satisfies Guide,
  },
} satisfies Meta<typeof GiftLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** 16 inline, 20 action, 24 bar, 26 profile grid. */
export const Sizes: Story = {
  render: () => (
    <>
      {([16, 20, 24, 26] as const).map((size) => (
        <GiftLine key={size} size={size} />
      ))}
    </>
  ),
};

/** With a name it is spoken; without one it is decoration. */
export const Labelled: Story = {
  args: { label: '礼包' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('img', { name: '礼包' })).toBeVisible();
  },
};
