import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, loading } from '#domain/loadable.ts';
import { NO_REPLY, type Comment } from '#domain/square.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { helpPost, longTextPost, me, ownPost } from '../../shared/square.fixtures.ts';
import { CommentHistoryScreen } from './CommentHistoryScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const posts = [
  { ...ownPost, likeCount: 12, commentCount: 3 },
  { ...helpPost, user: me, isMine: true },
  { ...ownPost, id: 'p5', state: 1 as const, images: [], content: '试试新的滤镜' },
];

const commentOf = (id: string, content: string, rest: Partial<Comment> = {}): Comment => ({
  id,
  postId: 'p2',
  user: me,
  content,
  replyCommentId: NO_REPLY,
  parentId: NO_REPLY,
  createTime: STORY_NOW - 26 * 60_000,
  likeCount: 0,
  liked: false,
  isMine: true,
  state: 0,
  replyCount: 0,
  replies: [],
  post: { id: 'p2', excerpt: '《夜航灯塔》第 23 话那一页海面的反光是不是同一盏灯？', state: 0 },
  ...rest,
});

const comments = [
  commentOf('c1', '左边那盏灯罩缺了一角，第 9 话台风那晚打碎的。'),
  commentOf('c2', '我也想要一份截图！', { replyToName: '慢半拍', parentId: 'c9', replyCommentId: 'r1' }),
  commentOf('c3', '一直没等到后续，好可惜。', { post: { id: 'p7', excerpt: '', state: 2 } }),
];

const meta = {
  title: '页面/我的帖子与评论',
  component: CommentHistoryScreen,
  parameters: {
    guide: {
      use: '自己发过的帖子和评论，新的在前；点开去到原处，也可以删除。',
      avoid: '游客看到登录提示；删除要确认，由外面来问。',
      role: '标签页里的列表，每行是一个链接，名字是正文，原帖读作描述；删除是行里的按钮。',
    } satisfies Guide,
  },
  args: {
    loggedIn: true,
    tab: 'post',
    now: STORY_NOW,
    posts: listed(posts),
    comments: listed(comments),
    onChangeTab: fn(),
    onLoadMorePosts: fn(),
    onRetryPosts: fn(),
    onDeletePost: fn(),
    onLoadMoreComments: fn(),
    onRetryComments: fn(),
    onDeleteComment: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof CommentHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('打开与删除', async () => {
      await tap(canvas.getByRole('link', { name: /坐过站了/ }));
      await expect(navigate).toHaveBeenCalledWith('/post/p4');
      const [remove] = canvas.getAllByRole('button', { name: '删除' });
      if (remove) await tap(remove);
      await expect(args.onDeletePost).toHaveBeenCalledWith(posts[0]);
      await expect(canvas.getByText('审核中')).toBeVisible();
    });
    await step('换栏与返回', async () => {
      await tap(canvas.getByRole('tab', { name: '评论' }));
      await expect(args.onChangeTab).toHaveBeenCalledWith('comment');
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Comments: Story = {
  args: { tab: 'comment' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('link', { name: /灯罩缺了一角/ }));
    await expect(navigate).toHaveBeenCalledWith('/post/p2?comment=c1');
    await expect(canvas.getByText('原帖已删除')).toBeVisible();
    const remove = canvas.getAllByRole('button', { name: '删除' })[1];
    if (remove) await tap(remove);
    await expect(args.onDeleteComment).toHaveBeenCalledWith(comments[1]);
    await tap(canvas.getByRole('tab', { name: '帖子' }));
    await expect(args.onChangeTab).toHaveBeenCalledWith('post');
  },
};

export const Visitor: Story = {
  args: { loggedIn: false, posts: loading, comments: loading },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后查看')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const Empty: Story = {
  args: { posts: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('还没有发过帖子')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去发帖' }));
    await expect(navigate).toHaveBeenCalledWith('/postpage');
  },
};

export const EmptyComments: Story = {
  args: { tab: 'comment', comments: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('还没有评论过')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去广场看看' }));
    await expect(navigate).toHaveBeenCalledWith('/square');
  },
};

export const Loading: Story = { args: { posts: loading } };

export const Failed: Story = {
  args: { posts: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetryPosts).toHaveBeenCalledOnce();
  },
};

export const FailedComments: Story = {
  args: { tab: 'comment', comments: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetryComments).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { posts: listed(posts, 'more'), tab: 'post' },
  async play({ args }) {
    await waitFor(() => expect(args.onLoadMorePosts).toHaveBeenCalled());
  },
};

export const MoreComments: Story = {
  args: { comments: listed(comments, 'more'), tab: 'comment' },
  async play({ args }) {
    await waitFor(() => expect(args.onLoadMoreComments).toHaveBeenCalled());
  },
};

export const LoadMoreFailed: Story = {
  args: { posts: listed(posts, 'failed') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重新加载/);
    await expect(args.onRetryPosts).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { posts: listed([{ ...longTextPost, user: me }]) } };

export const LongTextComments: Story = {
  args: {
    tab: 'comment',
    comments: listed([
      commentOf('c8', longTextPost.content, {
        replyToName: 'SupercalifragilisticexpialidociousNickname',
        post: { id: 'p2', excerpt: longTextPost.content.slice(0, 60), state: 0 },
      }),
    ]),
  },
};
