import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { Footer } from './Footer.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/外壳/页脚',
  component: Footer,
  parameters: {
    guide: {
      use: '内容有尽头的主要页面末尾：网站信息的链接、版权、适龄提示和头像作者的署名。',
      avoid: '无限加载的列表下面不放，永远滚不到。',
      role: 'contentinfo，里面的链接在「网站信息」导航里；联系客服是按钮，地址由服务器给。',
    } satisfies Guide,
  },
  args: { productName: '晴屿', onContact: fn() },
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
      await expect(navigate).toHaveBeenLastCalledWith(path);
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
