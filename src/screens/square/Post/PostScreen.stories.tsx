import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, notFound, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { greenhousePost, lighthousePost, longTextPost, ownPost } from '../../shared/square.fixtures.ts';
import { longTextThread, threads } from './post.fixtures.ts';
import { PostScreen } from './PostScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/帖子详情',
  component: PostScreen,
  parameters: {
    guide: {
      use: '一条帖子的全部：作者、全文、所有图片、标签，下面是评论，底部一直是评论栏。',
      avoid: '从链接来的会滚到那条评论并亮一下；帖子不在了说明白，并能回广场；键盘升起时评论栏在键盘上面。',
      role: '帖子是 article，评论是名为评论的区域，里面是 feed。',
    } satisfies Guide,
  },
  args: {
    post: ready(lighthousePost),
    threads: listed(threads),
    focusGone: false,
    sort: 'hot',
    now: STORY_NOW,
    keyboardInset: 0,
    draft: { open: false, text: '', restored: false, focusTurn: 0 },
    onBack: fn(),
    onOpenMenu: fn(),
    onRetry: fn(),
    onToggleFollow: fn(),
    onLikePost: fn(),
    onShare: fn(),
    onChangeSort: fn(),
    onLoadMoreComments: fn(),
    onRetryComments: fn(),
    onUnfold: fn(),
    onFold: fn(),
    onLikeComment: fn(),
    onReply: fn(),
    onDeleteComment: fn(),
    onOpenCommentMenu: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onBeginComment: fn(),
    onChangeComment: fn(),
    onSendComment: fn(),
    onCancelReply: fn(),
    onClearDraft: fn(),
    onLeaveComment: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof PostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    await step('顶栏与作者', async () => {
      await tapButton(canvasElement, '返回');
      await expect(args.onBack).toHaveBeenCalledOnce();
      await tapButton(canvasElement, '更多操作');
      await expect(args.onOpenMenu).toHaveBeenCalledOnce();
    });
    await step('标签', async () => {
      await tap(within(canvasElement).getByRole('link', { name: '# 同人' }));
      await expect(navigate).toHaveBeenCalledWith('/square?tag=fan');
    });
    await step('底栏', async () => {
      await tapButton(canvasElement, '赞帖子 318');
      await expect(args.onLikePost).toHaveBeenCalledOnce();
      await tapButton(canvasElement, '分享');
      await expect(args.onShare).toHaveBeenCalledOnce();
      await tapButton(canvasElement, '说点什么…');
      await expect(args.onBeginComment).toHaveBeenCalledOnce();
    });
  },
};

export const Follow: Story = {
  args: { post: ready(greenhousePost) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '+关注 南瓜队长');
    await expect(args.onToggleFollow).toHaveBeenCalledOnce();
  },
};

export const ShowComments: Story = {
  args: { post: ready({ ...lighthousePost, content: lighthousePost.content.repeat(12) }) },
  async play({ canvasElement }) {
    const heading = within(canvasElement).getByRole('heading', { name: '评论 42' });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThan(812);
    await tapButton(canvasElement, '查看评论 42');
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(120));
  },
};

export const PicturesOpened: Story = {
  async play({ canvasElement }) {
    await tapButton(canvasElement, '查看图片 2');
    const viewer = await screen.findByRole('dialog');
    await expect(within(viewer).getByText('2 / 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
  },
};

/** One's own post: nobody follows themselves. */
export const Own: Story = {
  args: { post: ready({ ...ownPost, commentCount: 0 }), threads: listed([]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button', { name: /关注/ })).toBeNull();
  },
};

export const Reviewing: Story = {
  args: { post: ready({ ...ownPost, state: 1 }), threads: listed([]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('帖子正在审核，通过前仅自己可见')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { post: ready({ ...lighthousePost, commentCount: 0 }), threads: listed([]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('快来抢沙发')).toBeInTheDocument();
  },
};

export const Gone: Story = {
  args: { post: notFound, threads: loading },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('该帖子已被删除')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '说点什么…' })).toBeNull();
    await tap(canvas.getByRole('link', { name: '去广场看看' }));
    await expect(navigate).toHaveBeenCalledWith('/square');
  },
};

export const Loading: Story = { args: { post: loading, threads: loading } };

export const Failed: Story = {
  args: { post: failed(), threads: loading },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The keyboard of the phone is up: the field stands above it. */
export const AboveKeyboard: Story = {
  args: { keyboardInset: 300, draft: { open: true, text: '灯塔', restored: false, focusTurn: 1 } },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole('textbox', { name: '评论' });
    await expect(field).toHaveFocus();
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(812 - 300);
  },
};

export const LongText: Story = {
  args: { post: ready(longTextPost), threads: listed([longTextThread, ...threads]) },
};
