import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { ImageCropper } from './ImageCropper.tsx';

const meta = {
  title: '组件/输入/ImageCropper',
  component: ImageCropper,
  parameters: {
    layout: 'padded',
    guide: {
      use: '从一张图里选一个方块，例如头像；圆形是别人会看到的部分。',
      avoid: '选图用 FilePicker；只看图用 ImageViewer。外框、确定和取消由页面给。',
      role: '一个 button（图）和一个 slider（缩放）。',
      height: 480,
      keys: { 方向键: '在图上移动方块；在“缩放”上改变大小' },
    } satisfies Guide,
  },
  args: {
    image: { url: '/demo/comics/night-lighthouse/cover.webp', width: 600, height: 800 },
    onValueChange: fn(),
  },
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys move the square, never out of the image; the slider zooms about its middle. */
export const Default: Story = {
  async play({ args, canvas }) {
    canvas.getByRole('button', { name: /^移动照片/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0, y: 130, side: 600 });
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 0, y: 100, side: 600 });
    fireEvent.change(canvas.getByRole('slider', { name: '缩放' }), { target: { value: '2' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ x: 150, y: 250, side: 300 });
  },
};

export const States: Story = { args: { disabled: true, defaultValue: { x: 100, y: 100, side: 300 } } };
