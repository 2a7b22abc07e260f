import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from './Picture.tsx';

const meta = {
  title: '组件/展示/Picture',
  component: Picture,
  parameters: {
    layout: 'padded',
    guide: {
      use: '先占好位置的图：来了、没来、失败，页面都不动。',
      avoid: '人的头像用 Avatar；图标用 Icon；要放大看的点开 ImageViewer。',
      role: 'img，名字是 alt；alt 为空时是装饰。',
    } satisfies Guide,
  },
  args: { src: '/demo/games/cat-cafe/cover.webp', alt: '猫咪咖啡馆', ratio: 16 / 9, radius: 'card', priority: true },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '猫咪咖啡馆' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Grid columns={4}>
      {(['none', 'image', 'icon', 'card'] as const).map((radius) => (
        <Picture key={radius} {...args} src="/demo/games/star-scavenger/icon.webp" ratio={1} radius={radius} />
      ))}
    </Grid>
  ),
};

export const FixedBox: Story = {
  args: {
    src: '/demo/comics/robot-afu/cover.webp',
    alt: '机器人阿福',
    ratio: undefined,
    width: 54,
    height: 72,
    radius: 'image',
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([54, 72]);
  },
};

export const Pixelated: Story = {
  args: {
    src: '/demo/games/pixel-farm/icon.webp',
    alt: '像素农场物语',
    ratio: 1,
    width: 128,
    radius: 'icon',
    pixelated: true,
  },
};

/** A picture that fails keeps its place and its name. */
export const Failed: Story = {
  args: { src: 'data:image/webp;base64,AA' },
  render: (args) => (
    <Inline align="start">
      <Picture {...args} width={160} />
      <Picture {...args} alt="" width={54} height={72} radius="image" ratio={undefined} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-failed]')).toHaveLength(2));
    await expect(canvas.getByRole('img', { name: '猫咪咖啡馆' })).toHaveProperty('tagName', 'SPAN');
  },
};

/** Decoration has no name, also when it fails. */
export const Decoration: Story = {
  args: { alt: '', src: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Until it comes, the place has its size already. */
export const Waiting: Story = {
  args: { src: '/demo/games/cloud-train/cover.webp', alt: '云端列车', priority: false },
  render: (args) => (
    <div style={{ paddingTop: 4000 }}>
      <Picture {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: '云端列车' }).parentElement?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  },
};
