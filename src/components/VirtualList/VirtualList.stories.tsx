import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { scrollerOf } from '../../../stories/plays/page.ts';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

type Post = { id: string; text: string };

const SENTENCE = '今天在山海寻踪里终于追上了那头会唱歌的鲸，风很轻，海也很蓝。';

const posts = (count: number, from = 0): Post[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `post-${from + index}`,
    text: `第 ${from + index + 1} 帖 ${SENTENCE.repeat(1 + ((from + index) % 3))}`,
  }));

const VirtualPosts = (props: VirtualListProps<Post>) => <VirtualList<Post> {...props} />;

const meta = {
  title: '组件/展示/VirtualList',
  component: VirtualPosts,
  parameters: {
    guide: {
      use: '几千行也流畅的列表，快到底时再要下一页。',
      avoid: '二三十行以内用 Stack；横着的几张用 Carousel。',
      role: 'feed，名字是 label；每行知道自己是第几行。',
      height: 640,
      keys: { 'Page Down / Page Up': '后一行、前一行' },
    } satisfies Guide,
  },
  args: {
    items: posts(40),
    itemKey: (post) => post.id,
    estimateHeight: 96,
    renderItem: (post) => <Surface>{post.text}</Surface>,
    tail: 'more',
    onLoadMore: fn(),
    onRetry: fn(),
    label: '帖子',
    gap: 12,
  },
  decorators: [
    (Story) => (
      <Page label="广场">
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      </Page>
    ),
  ],
} satisfies Meta<typeof VirtualPosts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To the very end: rows are measured on the way, so the end moves. */
async function scrollToEnd(canvasElement: HTMLElement) {
  const scroller = scrollerOf(canvasElement);
  await waitFor(() => {
    scroller.scrollTop = scroller.scrollHeight;
    return expect(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).toBeLessThan(1);
  });
  await new Promise(requestAnimationFrame);
}

export const Default: Story = {
  async play({ args, canvasElement }) {
    const feed = within(canvasElement).getByRole('feed', { name: '帖子' });
    const rows = await within(feed).findAllByRole('article');
    await expect(rows.length).toBeLessThan(23);
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    await expect(rows[0]).toHaveAttribute('aria-setsize', '-1');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Measured rows stand close below one another; before that, each stands where it was estimated to. */
async function untilMeasured(feed: HTMLElement) {
  await waitFor(() => {
    const boxes = within(feed)
      .getAllByRole('article')
      .map((row) => row.getBoundingClientRect());
    for (const [index, box] of boxes.entries())
      expect(Math.abs((boxes[index + 1]?.top ?? box.bottom) - box.bottom)).toBeLessThan(2);
  });
}

/** Ten thousand rows, of which a handful exist; none overlaps its neighbour once measured. */
export const TenThousand: Story = {
  args: { items: posts(10_000) },
  async play({ canvasElement }) {
    const feed = within(canvasElement).getByRole('feed');
    // Which rows stand 400,000 px down depends on whether the first were measured.
    await untilMeasured(feed);
    scrollerOf(canvasElement).scrollTop = 400_000;
    await waitFor(() => expect(within(feed).getAllByRole('article')[0]?.dataset['index']).not.toBe('0'));
    await untilMeasured(feed);
    await expect(within(feed).getAllByRole('article').length).toBeLessThan(23);
  },
};

export const LoadingMore: Story = {
  args: { items: posts(3), tail: 'loading' },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('加载中…')).toBeVisible();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const LoadMoreFailed: Story = {
  args: { items: posts(3), tail: 'failed' },
  async play({ args, canvasElement }) {
    within(canvasElement).getByRole('button', { name: '加载失败，点击重新加载' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const End: Story = {
  args: { items: posts(3), tail: 'end' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('没有更多了')).toBeVisible();
    await expect(within(canvasElement).getAllByRole('article')[2]).toHaveAttribute('aria-setsize', '3');
  },
};

/** A page shorter than the screen asks for the next one, once. */
export const AsksWhenShort: Story = {
  args: { items: posts(2) },
  async play({ args, canvasElement }) {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    scrollerOf(canvasElement).dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const AsksNearEnd: Story = {
  args: { items: posts(30) },
  async play({ args, canvasElement }) {
    await new Promise(requestAnimationFrame);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

/** Answers in pages of three until there are fifteen. */
function Paged(props: VirtualListProps<Post>) {
  const [items, setItems] = useState<Post[]>([]);
  const [loading, setLoading] = useState(false);
  return (
    <VirtualList
      {...props}
      items={items}
      tail={loading ? 'loading' : items.length < 15 ? 'more' : 'end'}
      onLoadMore={() => {
        props.onLoadMore();
        setLoading(true);
        queueMicrotask(() => {
          setItems((before) => [...before, ...posts(3, before.length)]);
          setLoading(false);
        });
      }}
    />
  );
}

/** Page after page by itself until the screen is full, and not one more. */
export const FillsScreen: Story = {
  render: (args) => <Paged {...args} />,
  async play({ args, canvasElement }) {
    const feed = within(canvasElement).getByRole('feed');
    await waitFor(() => expect(feed.offsetHeight).toBeGreaterThan(innerHeight));
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByText('没有更多了')).toBeInTheDocument());
    await expect(args.onLoadMore).toHaveBeenCalledTimes(5);
  },
};

/** A later page repeats rows of an earlier one: each stands there once. */
export const RepeatedRows: Story = {
  args: { items: [...posts(3), ...posts(3, 1)], tail: 'end' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(4);
  },
};

export const Keyboard: Story = {
  async play({ canvasElement }) {
    const [first, second] = await within(canvasElement).findAllByRole('article');
    first?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(second).toHaveFocus();
    await untilMeasured(within(canvasElement).getByRole('feed'));
    scrollerOf(canvasElement).scrollTop = 3000;
    await waitFor(() => expect(within(canvasElement).getByText(/^第 28 帖/)).toBeVisible());
    await expect(second).toHaveFocus();
  },
};

/** The first page was empty: nothing asks by itself, the reader may. */
export const EmptyAnswer: Story = {
  args: { items: [], loadsAtMount: false },
  async play({ args, canvasElement }) {
    await new Promise(requestAnimationFrame);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '加载更多' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { items: posts(2), disabled: true },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '加载更多' })).toBeDisabled();
    await new Promise(requestAnimationFrame);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const OwnTail: Story = {
  args: { items: posts(3), tail: 'failed', tailTexts: { failed: '网络开小差了，再试一次' } },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '网络开小差了，再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

function Hideable(props: VirtualListProps<Post>) {
  const [hidden, setHidden] = useState(true);
  return (
    <>
      <Button onClick={() => setHidden(!hidden)}>{hidden ? '展开' : '收起'}</Button>
      <div hidden={hidden}>
        <VirtualList {...props} />
      </div>
    </>
  );
}

/** Hidden it asks for nothing; shown it looks once. */
export const HiddenThenShown: Story = {
  args: { items: posts(2) },
  render: (args) => <Hideable {...args} />,
  async play({ args, canvasElement }) {
    await new Promise(requestAnimationFrame);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '展开' }));
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await expect(within(canvasElement).getByText(/^第 2 帖/)).toBeVisible();
  },
};

/** As a chat: begins at its last row, and asks at the upper end. */
export const Upwards: Story = {
  args: { items: posts(30), direction: 'up' },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getByText(/^第 30 帖/)).toBeVisible());
    await expect(scrollerOf(canvasElement).scrollTop).toBeGreaterThan(1000);
  },
};

/** A list that may be left. */
function Leavable(props: VirtualListProps<Post>) {
  const [left, setLeft] = useState(false);
  return (
    <>
      <Button tone="soft" onClick={() => setLeft(true)}>
        离开
      </Button>
      {!left && <VirtualList<Post> {...props} />}
    </>
  );
}

/** Left, it tells its place, to begin there when it comes again. */
export const Left: Story = {
  args: { onLeave: fn() },
  render: (args) => <Leavable {...args} />,
  async play({ args, canvasElement }) {
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '离开' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
