import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { drag, touch } from '#components/testing/gestures.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';

function Opened({ onOpenChange, onIndexChange, ...args }: ImageViewerProps) {
  const [open, setOpen] = useState(args.open);
  const [index, setIndex] = useState(args.index);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>查看截图</Button>
      <ImageViewer
        {...args}
        open={open}
        index={index}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpen(next);
        }}
        onIndexChange={(next) => {
          onIndexChange(next);
          setIndex(next);
        }}
      />
    </main>
  );
}

const wide = (n: number) => ({
  src: `/demo/games/cloud-train/shot-${n}.webp`,
  alt: `云端列车 截图 ${n}`,
  width: 960,
  height: 540,
});
const tall = (n: number) => ({
  src: `/demo/games/cat-cafe/shot-${n}.webp`,
  alt: `猫咪咖啡馆 截图 ${n}`,
  width: 540,
  height: 960,
});

const meta = {
  title: '组件/展示/ImageViewer',
  component: ImageViewer,
  parameters: {
    guide: {
      use: '铺满屏幕看图：翻、放大、拉下来关上。',
      avoid: '页面里的图用 Picture；几张轮着看用 Carousel。',
      role: 'dialog；读出第几张、共几张。',
      height: 720,
      keys: { '← →': '前一张、后一张', Esc: '关上，焦点回到打开它的地方' },
    } satisfies Guide,
  },
  args: {
    images: [wide(1), wide(2), tall(1), tall(2)],
    index: 0,
    open: true,
    onOpenChange: fn(),
    onIndexChange: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const stage = () => {
  const found = document.querySelector('[data-stage]');
  if (!found) throw new Error('The viewer is not open');
  return found;
};

const viewerClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const shown = async (name: string) => {
  await waitFor(() => expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([name]));
};

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: '图片预览' });
    await shown('云端列车 截图 1');
    await waitFor(() => expect(screen.getByText('1 / 4')).toBeVisible());
  },
};

export const Tall: Story = { args: { index: 2 } };

/** One picture has nothing to turn to. */
export const Single: Story = {
  args: { images: [wide(1)] },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
  },
};

/** Arrow keys and buttons turn, and stop at both ends. */
export const TurnedByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await shown('云端列车 截图 2');
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    await shown('猫咪咖啡馆 截图 2');
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3);
    await expect(screen.getByText('第 4 张，共 4 张')).toBeInTheDocument();
  },
};

export const Swiped: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await drag(stage(), { dx: -200, durationMs: 200 });
    await shown('云端列车 截图 2');
    await drag(stage(), { dx: 30, durationMs: 300 });
    await expect(args.onIndexChange).toHaveBeenCalledTimes(1);
  },
};

/** Pulled beyond the first picture, the row follows a third as far. */
export const Pulling: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await drag(stage(), { dx: 120, release: false });
    const row = stage().firstElementChild;
    // Less the few px it takes to be a drag.
    const pulled = new DOMMatrix(row ? getComputedStyle(row).transform : '').e;
    await expect(pulled).toBeGreaterThan(36);
    await expect(pulled).toBeLessThanOrEqual(40);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

const scaleOf = (name: string) => new DOMMatrix(getComputedStyle(screen.getByRole('img', { name })).transform).a;

/** A double tap looks closer, and a drag then moves the picture instead of turning. */
export const LookedCloser: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const doubleTap = () => {
      touch(stage()).release();
      touch(stage()).release();
    };
    doubleTap();
    await waitFor(() => expect(scaleOf('云端列车 截图 1')).toBe(2.5));
    await drag(stage(), { dx: -200, durationMs: 200 });
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await expect(new DOMMatrix(getComputedStyle(screen.getByRole('img')).transform).e).toBeCloseTo(-200, -1);
    doubleTap();
    await waitFor(() => expect(scaleOf('云端列车 截图 1')).toBe(1));
  },
};

/** A picture that was looked at closely is whole again when one comes back to it. */
export const ZoomForgotten: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    touch(stage()).release();
    touch(stage()).release();
    await waitFor(() => expect(scaleOf('云端列车 截图 1')).toBe(2.5));
    await userEvent.keyboard('{ArrowRight}');
    await shown('云端列车 截图 2');
    await userEvent.keyboard('{ArrowLeft}');
    await shown('云端列车 截图 1');
    await expect(scaleOf('云端列车 截图 1')).toBe(1);
  },
};

export const EscapeReturnsFocus: Story = {
  args: { open: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '查看截图' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await viewerClosed();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('button', { name: '查看截图' })).toHaveFocus());
  },
};

/** Held half way between two pictures: both are under the finger. */
export const MidSwipe: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await drag(stage(), { dx: -140, release: false });
    const row = stage().firstElementChild;
    await expect(new DOMMatrix(row ? getComputedStyle(row).transform : '').e).toBeLessThan(-120);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** Less than half the width and slow: it comes back. */
export const SwipedBack: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await drag(stage(), { dx: -100, durationMs: 700 });
    await shown('云端列车 截图 1');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

/** A finger the system takes away has turned nothing. */
export const Interrupted: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const finger = await drag(stage(), { dx: -250, release: false });
    finger.cancel();
    await shown('云端列车 截图 1');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    const row = stage().firstElementChild;
    await waitFor(() => expect(new DOMMatrix(row ? getComputedStyle(row).transform : '').e).toBe(0));
  },
};

/** A picture that fails says what it would have shown, and the next one can still be reached. */
export const PictureFailed: Story = {
  args: { images: [{ ...wide(1), src: 'data:image/webp;base64,AA' }, wide(2)] },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(await screen.findByRole('img', { name: '云端列车 截图 1' })).toBeInTheDocument();
  },
};

export const PastFailed: Story = {
  args: { ...PictureFailed.args },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '下一张' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
};
