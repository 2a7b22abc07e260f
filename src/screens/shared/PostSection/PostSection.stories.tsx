import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { longTextPost, posts } from '../square.fixtures.ts';
import { PostSection } from './PostSection.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/帖子栏',
  component: PostSection,
  parameters: {
    guide: {
      use: '别的页面里的几条帖子，后面是全部帖子的链接；没有帖子就不显示，失败只影响这一栏。',
      avoid: '一整页的帖子用广场的动态流。',
      role: '以标题为名的区域，里面是列表。',
    } satisfies Guide,
  },
  args: { title: '广场热帖', posts: posts.slice(0, 3), onRetry: fn() },
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
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await tap(canvas.getByRole('link', { name: /夜航灯塔/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/post/p2');
    await tap(canvas.getByRole('link', { name: '查看更多：广场热帖' }));
    await expect(navigate).toHaveBeenLastCalledWith('/square');
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
