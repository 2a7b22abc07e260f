import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { art } from '#theme/art.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Empty } from './Empty.tsx';

const meta = {
  title: '组件/反馈/Empty',
  component: Empty,
  parameters: {
    layout: 'padded',
    guide: {
      use: '这里还什么都没有：一幅画、一句话、一条出路。',
      avoid: '没取到用 ErrorBlock；还在取用 Skeleton。',
      role: '没有角色；画是装饰，照文字读。',
    } satisfies Guide,
  },
  args: { picture: art('empty/no-message.svg'), title: '暂无消息' },
} satisfies Meta<typeof Empty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLink: Story = {
  args: { picture: undefined, title: '还没有订阅漫画', actionText: '去漫画看看', href: '/animate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有订阅漫画')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去漫画看看' })).toHaveAttribute('href', '/animate');
  },
};

export const WithAction: Story = {
  args: { picture: art('empty/no-result.svg'), title: '没有找到相关内容', actionText: '清空搜索', onAction: fn() },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '清空搜索' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith();
  },
};

export const LongText: Story = {
  args: {
    picture: art('empty/no-result.svg'),
    title: '没有找到“有没有那种可以一个人慢慢玩不用联网的种田游戏”，换个词试试',
  },
};

/** The scene fails to load: its place stays, and the sentence says all. */
export const PictureFailed: Story = {
  args: { picture: 'data:image/svg+xml,' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('暂无消息')).toBeVisible();
    await expect(canvasElement.querySelector('img')?.getBoundingClientRect().height).toBe(120);
  },
};
