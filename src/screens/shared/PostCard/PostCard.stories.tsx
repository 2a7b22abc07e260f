import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { greenhousePost, helpPost, lighthousePost, longTextPost, ownPost } from '../square.fixtures.ts';
import { PostCard, type PostCardProps } from './PostCard.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** Keeps what is open, as a feed does. */
function Unfolding(props: PostCardProps) {
  const [expanded, setExpanded] = useState(props.expanded);
  const expand = (next: boolean) => {
    setExpanded(next);
    props.onExpand(next);
  };
  return <PostCard {...props} expanded={expanded} onExpand={expand} />;
}

const meta = {
  title: '页面/共用/帖子卡片',
  component: PostCard,
  parameters: {
    guide: {
      use: '动态流里的一条帖子：作者、正文、图片、标签，以及分享、评论、赞。',
      avoid: '别的页面里提到帖子用 PostRow；帖子自己的页面显示全文和所有图片。',
      role: '正文和评论数是打开帖子的链接，标签是链接；关注、更多、分享、赞是按钮，赞用 aria-pressed 说明赞没赞。',
    } satisfies Guide,
  },
  render: (args) => <Unfolding {...args} />,
  args: {
    post: greenhousePost,
    now: STORY_NOW,
    expanded: false,
    onExpand: fn(),
    onLike: fn(),
    onToggleFollow: fn(),
    onShare: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('文字与评论打开帖子，标签打开列表', async () => {
      await tap(canvas.getByRole('link', { name: /第七年的秋天/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/post/p1');
      await tap(canvas.getByRole('link', { name: '# 晒图' }));
      await expect(navigate).toHaveBeenLastCalledWith('/square?tag=photo');
      await tap(canvas.getByRole('link', { name: '评论 86' }));
      await expect(navigate).toHaveBeenLastCalledWith('/post/p1');
    });
    await step('赞、关注、分享与更多', async () => {
      await expect(canvas.getByRole('button', { name: '赞 1204' })).toHaveAttribute('aria-pressed', 'true');
      await tap(canvas.getByRole('button', { name: '赞 1204' }));
      await expect(args.onLike).toHaveBeenCalledWith(greenhousePost);
      await tap(canvas.getByRole('button', { name: '+关注 南瓜队长' }));
      await expect(args.onToggleFollow).toHaveBeenCalledWith(greenhousePost);
      await tap(canvas.getByRole('button', { name: '分享' }));
      await expect(args.onShare).toHaveBeenCalledWith(greenhousePost);
      await tap(canvas.getByRole('button', { name: '更多操作：南瓜队长的帖子' }));
      await expect(args.onMore).toHaveBeenCalledWith(greenhousePost);
    });
  },
};

export const Followed: Story = { args: { post: lighthousePost } };

/** More than four lines fold. */
export const Folded: Story = {
  args: { post: helpPost },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(await canvas.findByRole('button', { name: '全文' }));
    await expect(args.onExpand).toHaveBeenLastCalledWith(true);
    await tap(canvas.getByRole('button', { name: '收起' }));
    await expect(args.onExpand).toHaveBeenLastCalledWith(false);
  },
};

export const Mine: Story = {
  args: { post: ownPost },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button', { name: /关注/ })).toBeNull();
  },
};

export const Reviewing: Story = { args: { post: { ...ownPost, state: 1 } } };

/** No comments yet: the label says what a tap does. */
export const Fresh: Story = {
  args: { post: { ...helpPost, likeCount: 0, commentCount: 0 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '赞' })).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: '评论' })).toBeVisible();
  },
};

export const PicturesOnly: Story = { args: { post: { ...greenhousePost, content: '' } } };

export const LongText: Story = { args: { post: longTextPost } };
