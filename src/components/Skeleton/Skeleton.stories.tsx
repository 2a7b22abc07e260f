import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonText } from './SkeletonText.tsx';

const meta = {
  title: '组件/反馈/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guide: {
      use: '东西来之前先占着它的位置，照真正的布局搭。',
      avoid: '等的是一个动作时用 Button 的 pending；知道进度用 Progress。',
      role: '装饰，读屏读不到；忙碌由外面的容器说。',
    } satisfies Guide,
  },
  args: { height: 16 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveStyle({ height: '16px' });
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap="x16">
      <Skeleton width={48} height={48} radius="round" />
      <Skeleton width={48} height={48} radius="image" />
      <Skeleton width={48} height={48} radius="card" />
      <Skeleton width={96} height={16} />
    </Inline>
  ),
};

/** The true layout of a game row. */
export const Row: Story = {
  render: () => (
    <Surface>
      <Inline gap="x12">
        <Skeleton width={52} height={52} radius="image" />
        <Stack gap="x8">
          <Skeleton width={140} height={16} />
          <Skeleton width={90} height={12} />
        </Stack>
      </Inline>
    </Surface>
  ),
};

/** The true layout of a post in the feed. */
export const Post: Story = {
  render: () => (
    <Surface>
      <Stack gap="x12">
        <Inline gap="x12">
          <Skeleton width={40} height={40} radius="round" />
          <Stack gap="x6">
            <Skeleton width={96} height={14} />
            <Skeleton width={64} height={12} />
          </Stack>
        </Inline>
        <Skeleton height={16} />
        <Skeleton width={220} height={16} />
        <Skeleton height={160} radius="image" />
      </Stack>
    </Surface>
  ),
};

/** Words on their way, as high as they will be, and words that came before what shows them. */
export const Words: Story = {
  render: () => (
    <Stack gap="x12">
      <p>
        <SkeletonText width={140} />
      </p>
      <p>
        <SkeletonText lines={2} />
      </p>
      <p>
        <SkeletonText width={140} data-testid="written" />
      </p>
      <p>写在别处的一行字</p>
    </Stack>
  ),
  async play({ canvas }) {
    const written = canvas.getByTestId('written');
    const height = written.offsetHeight;
    written.textContent = '先到的一行字';
    await expect(canvas.getByText('先到的一行字').parentElement).toHaveStyle({ height: `${height}px` });
    await expect(canvas.getByText('写在别处的一行字').offsetHeight).toBe(height);
  },
};

/** Wider than what holds it, it stops at the edge. */
export const TooWide: Story = {
  args: { width: 900 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
