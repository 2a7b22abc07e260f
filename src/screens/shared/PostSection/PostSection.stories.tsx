import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { longTextPost, posts } from '../square.fixtures.ts';
import { PostSection } from './PostSection.tsx';

const meta = {
  title: '页面/共用/帖子栏',
  component: PostSection,
  args: { title: '广场热帖', posts: posts.slice(0, 3), onRetry: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await tap(canvas.getByRole('link', { name: /夜航灯塔/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/post/p2');
    await tap(canvas.getByRole('link', { name: '查看更多：广场热帖' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/square');
  },
};

export const Failed: Story = {
  args: { posts: null },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /这里加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { posts: [] },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const LongText: Story = { args: { posts: [longTextPost, ...posts] } };
