import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Backdrop } from './Backdrop.tsx';

const meta = {
  title: '组件/布局/Backdrop',
  component: Backdrop,
  parameters: {
    guide: {
      use: '桌面上外壳背后的风景，随鼠标轻轻错动。',
      avoid: '手机与平板上看不见；不是用来衬内容的背景图。',
      role: '纯装饰，读屏读不到。',
      height: 640,
    } satisfies Guide,
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    layers: [
      { src: '/demo/shell/1-sky.svg', depth: 0.1 },
      { src: '/demo/shell/2-clouds.svg', depth: 0.25 },
      { src: '/demo/shell/3-hills.svg', depth: 0.5 },
      { src: '/demo/shell/4-sea.svg', depth: 0.8 },
      { src: '/demo/shell/5-boat.svg', depth: 1 },
    ],
  },
} satisfies Meta<typeof Backdrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day at sea behind the shell. */
export const Default: Story = {};

/** Less motion asked for, or no desktop: nothing moves. */
export const Still: Story = {
  async play({ canvasElement }) {
    dispatchEvent(new PointerEvent('pointermove', { clientX: 40, clientY: 40 }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const layer of canvasElement.querySelectorAll('img')) await expect(layer.style.transform).toBe('');
  },
};
