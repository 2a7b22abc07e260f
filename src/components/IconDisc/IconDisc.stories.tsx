import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { GiftLine } from '../icons/GiftLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconDisc } from './IconDisc.tsx';

const meta = {
  title: '组件/展示/IconDisc',
  component: IconDisc,
  parameters: {
    layout: 'padded',
    guide: {
      use: '托住图标的有色圆底：列表行的开头、分享的去处、步骤的序号。',
      avoid: '能按的图标用 IconButton；头像用 Avatar；数量用 CountBadge。',
      role: '没有角色；图标需要名字时给图标自己的 label。',
    } satisfies Guide,
  },
  args: { children: <GiftLine size={20} /> },
} satisfies Meta<typeof IconDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector('span');
    await expect(disc?.getBoundingClientRect().width).toBe(40);
    await expect(disc?.getBoundingClientRect().height).toBe(40);
  },
};

const TONES = [
  'soft',
  'action',
  'sky',
  'gem',
  'gold',
  'success',
  'warning',
  'danger',
  'quiet',
  'card',
  'mask',
  'night',
] as const;

const SIZES = [28, 32, 36, 40, 44, 48, 52, 56, 64] as const;

export const Variants: Story = {
  render: () => (
    <Stack gap="x16">
      <Inline gap="x12" wrap>
        {TONES.map((tone) => (
          <IconDisc key={tone} tone={tone}>
            <GiftLine size={20} />
          </IconDisc>
        ))}
      </Inline>
      <Inline gap="x12" wrap>
        <IconDisc shape="badge">
          <GiftLine size={20} />
        </IconDisc>
        <IconDisc shape="tile" tone="gold">
          <GiftLine size={20} />
        </IconDisc>
        <IconDisc ringed tone="action">
          <GiftLine size={20} />
        </IconDisc>
      </Inline>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="x12" wrap>
      {SIZES.map((size) => (
        <IconDisc key={size} size={size}>
          <GiftLine size={size < 36 ? 16 : size < 48 ? 20 : 24} />
        </IconDisc>
      ))}
    </Inline>
  ),
};

/** The numbers of steps. */
export const Numbers: Story = {
  render: () => (
    <Inline gap="x12">
      {[1, 2, 12].map((step) => (
        <IconDisc key={step} size={22} shape="badge">
          {step}
        </IconDisc>
      ))}
    </Inline>
  ),
};
