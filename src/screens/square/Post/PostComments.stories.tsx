import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { failed, loading } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import post from './PostScreen.stories.tsx';
import { commentOf, halfBeat, lampThread, longThread, ownThread, replies, threadOf, threads } from './post.fixtures.ts';
import { me } from '../../shared/square.fixtures.ts';
import type { Thread } from '#domain/thread.ts';

/** The comments of the post page, state by state. */
const meta = {
  ...post,
  title: '页面/帖子评论',
  parameters: {
    guide: {
      use: '帖子的评论：两级，回复收在评论下面的一块里，按需展开，几百条也只画看得见的。',
      avoid: '评论不截断；删掉的评论保留位置和回复；发送中和失败的直接在列表里说。',
      role: '每条是 feed 里的一篇；赞用 aria-pressed，回复和更多的名字里有作者。',
    } satisfies Guide,
  },
} satisfies Meta<typeof post.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const [lamp, half] = threads;

export const Marks: Story = {
  args: { threads: listed(threads.slice(0, 2)) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '赞评论 312');
    await expect(args.onLikeComment).toHaveBeenLastCalledWith(lamp?.comment);
    await tapButton(canvasElement, '赞回复 6');
    await expect(args.onLikeComment).toHaveBeenLastCalledWith(replies[0]);
    await tapButton(canvasElement, '回复 慢半拍');
    await expect(args.onReply).toHaveBeenLastCalledWith(half?.comment);
    await tapButton(canvasElement, '回复 北岛');
    await expect(args.onReply).toHaveBeenLastCalledWith(replies[1]);
    await tapButton(canvasElement, '更多：慢半拍的评论');
    await expect(args.onOpenCommentMenu).toHaveBeenCalledWith(half?.comment);
    await expect(within(canvasElement).queryByRole('button', { name: '删除' })).toBeNull();
  },
};

export const Own: Story = {
  args: { threads: listed([ownThread]) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '删除');
    await expect(args.onDeleteComment).toHaveBeenCalledWith(ownThread.comment);
    await expect(within(canvasElement).queryByRole('button', { name: /^更多：/ })).toBeNull();
  },
};

export const ChangeSort: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '最热');
    await expect(args.onChangeSort).not.toHaveBeenCalled();
    await tapButton(canvasElement, '最新');
    await expect(args.onChangeSort).toHaveBeenCalledOnce();
    await expect(args.onChangeSort).toHaveBeenCalledWith('new');
  },
};

export const Unfold: Story = {
  args: { threads: listed([lampThread]) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '展开 11 条回复');
    await expect(args.onUnfold).toHaveBeenCalledWith('c1');
  },
};

export const Unfolding: Story = {
  args: { threads: listed([{ ...lampThread, open: true, tail: 'loading' }]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('加载中…')).toBeInTheDocument();
  },
};

export const UnfoldFailed: Story = {
  args: { threads: listed([{ ...lampThread, open: true, tail: 'failed' }]) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.onUnfold).toHaveBeenCalledWith('c1');
  },
};

export const Unfolded: Story = {
  args: { threads: listed([{ ...lampThread, hidden: 0, open: true, tail: 'end' }]) },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).queryByRole('button', { name: /展开/ })).toBeNull();
    await tapButton(canvasElement, '收起');
    await expect(args.onFold).toHaveBeenCalledWith('c1');
  },
};

/** Three hundred replies under one comment: only those near the screen exist. */
export const HundredsOfReplies: Story = {
  args: { threads: listed([longThread]) },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getAllByRole('article').length).toBeGreaterThan(5));
    await expect(within(canvasElement).getAllByRole('article').length).toBeLessThan(40);
  },
};

export const RemovedKeepsReplies: Story = {
  args: { threads: listed(threads.slice(3)) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('该评论已被删除')).toBeInTheDocument();
    await expect(canvas.getByText(/前排截图/)).toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /^回复 / })).toHaveLength(1);
  },
};

export const LinkedIsGone: Story = {
  args: { focusGone: true },
  async play({ canvasElement }) {
    await expect(
      within(canvasElement).getByText('该评论已被删除', { selector: '[role=status] *' }),
    ).toBeInTheDocument();
  },
};

/** A link leads to a reply: the reader is taken there, and it is highlighted. */
export const Linked: Story = {
  args: { highlightedId: 'r2', revealId: 'r2' },
  async play({ canvasElement }) {
    const reply = within(canvasElement).getByText('所以指路的是旧灯');
    await waitFor(() => expect(reply.getBoundingClientRect().top).toBeLessThan(500));
    await expect(reply.closest('[data-highlighted]')).not.toBeNull();
  },
};

const sent = (sending: NonNullable<Thread['comment']['sending']>) =>
  listed([threadOf(commentOf('new', me, '这一话的海是活的。', { sending })), ...threads]);

export const Sending: Story = {
  args: { threads: sent({ state: 'sending' }), revealId: 'new' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('这一话的海是活的。').getBoundingClientRect().top).toBeLessThan(300));
    await expect(canvas.getByText('发送中…')).toBeVisible();
  },
};

export const SendingFailed: Story = {
  args: { threads: sent({ state: 'failed', reason: '网络异常，内容已保留，请稍后重试' }), revealId: 'new' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('发送失败：网络异常，内容已保留，请稍后重试');
    await tapButton(canvasElement, '重试');
    await expect(args.onResend).toHaveBeenCalledOnce();
    const [discard] = canvas.getAllByRole('button', { name: '删除' });
    if (discard) await tap(discard);
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const SendingReply: Story = {
  args: {
    threads: listed([
      {
        ...lampThread,
        replies: [
          ...replies,
          commentOf('new', me, '旧灯还亮着！', {
            parentId: 'c1',
            replyToName: halfBeat.name,
            sending: { state: 'sending' },
          }),
        ],
      },
    ]),
    revealId: 'new',
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('发送中…')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { threads: loading } };

export const Failed: Story = {
  args: { threads: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetryComments).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { threads: listed(threads.slice(0, 1), 'more') },
  async play({ args }) {
    await waitFor(() => expect(args.onLoadMoreComments).toHaveBeenCalled());
  },
};

export const LoadMoreFailed: Story = {
  args: { threads: listed(threads.slice(0, 1), 'failed') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.onRetryComments).toHaveBeenCalledOnce();
  },
};
