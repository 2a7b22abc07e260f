import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: '页面/外壳/页脚',
  component: Footer,
  args: { productName: '晴屿', onOpen: fn(), onContact: fn() },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    for (const [name, path] of [
      ['常见问题', '/faq'],
      ['商务合作', '/business'],
      ['下载APP', '/download'],
    ] as const) {
      await tap(canvas.getByRole('link', { name }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(path);
    }
    await tap(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    for (const line of ['© 晴屿', '本站内容仅供年满18周岁的用户浏览', '抵制不良游戏，适度娱乐']) {
      await expect(canvas.getByText(line)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Adventurer' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('target', '_blank');
  },
};

export const LongText: Story = { args: { productName: '晴屿游戏漫画社区一站式门户 Clear Sky Island Entertainment' } };
