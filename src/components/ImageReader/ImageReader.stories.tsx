import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tapButton } from '../../../stories/plays/tap.ts';
import { Text } from '../Text/Text.tsx';
import { ImageReader } from './ImageReader.tsx';

const shot = (n: number) => ({ url: `/demo/games/cat-cafe/shot-${n}.webp`, width: 540, height: 960 });

const meta = {
  title: '组件/展示/ImageReader',
  component: ImageReader,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: '一连串已知尺寸的图：上下连成一条，或左右一页一页翻；双击、双指、Ctrl+滚轮放大，也能自己往前走。',
      avoid: '几张图随手看用 ImageViewer；轮着展示用 Carousel。键盘翻页由页面用 useReaderKeys 接上。',
      role: 'region，名字是 label；每张图是 img，名字是“第 n 页”。',
      height: 640,
    } satisfies Guide,
  },
  args: {
    mode: 'strip',
    pages: [shot(1), shot(2), { url: '/demo/games/cloud-train/shot-1.webp', width: 960, height: 540 }],
    start: { page: 1, offset: 0 },
    label: '截图，共 3 页',
    end: (
      <Text variant="body" align="center">
        没有更多了
      </Text>
    ),
    onMove: fn(),
    onTap: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageReader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The position is reported as it moves; a tap is reported by where it fell. */
export const Default: Story = {
  async play({ args, canvas, step }) {
    const scroller = canvas.getByRole('region', { name: '截图，共 3 页' });
    await step('点上边、中间、下边', async () => {
      const { left, top, width, height } = scroller.getBoundingClientRect();
      for (const [share, zone] of [
        [0.1, 'start'],
        [0.5, 'middle'],
        [0.9, 'end'],
      ] as const) {
        const coords = { clientX: left + width / 2, clientY: top + height * share };
        await userEvent.pointer([{ keys: '[MouseLeft]', target: scroller, coords }]);
        await waitFor(() => expect(args.onTap).toHaveBeenLastCalledWith(zone));
      }
    });
    await step('滚动时报告位置', async () => {
      scroller.scrollTop = 600;
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith({ page: 2, offset: expect.any(Number) }));
    });
  },
};

/** One at a time: the others are out of reach of keys and screen readers. */
export const Pages: Story = {
  args: { mode: 'page', start: { page: 2, offset: 0 } },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('group', { name: '第2页' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: '第1页' }).closest('[inert]')).not.toBeNull();
    await expect(args.onMove).toHaveBeenLastCalledWith({ page: 2, offset: 0 });
  },
};

/** What comes after the last page. */
export const End: Story = {
  args: { mode: 'page', pages: [shot(1)], start: { page: 1, offset: 0 }, label: '没有下一页' },
};

/** A page that does not load keeps its box and is loaded again by a tap, which is no tap of the reader. */
export const Failed: Story = {
  args: { pages: [{ url: '/demo/missing.webp', width: 540, height: 720 }, shot(2)] },
  async play({ args, canvasElement }) {
    const retry = () => within(canvasElement).findByRole('button', { name: '图片加载失败，点击重试' });
    await retry();
    await tapButton(canvasElement, '图片加载失败，点击重试');
    await retry();
    await expect(args.onTap).not.toHaveBeenCalled();
  },
};
