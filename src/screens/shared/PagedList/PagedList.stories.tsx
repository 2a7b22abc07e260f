import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Surface } from '#components/Surface/Surface.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { failed, loading, type Paged } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tapButton } from '../../../../stories/plays/tap.ts';
import { PagedList } from './PagedList.tsx';

const NAMES = ['像素农场物语', '云端列车', '猫咪咖啡馆', '星海拾荒者', '纸上王国', '发条迷宫', '一笔画', '山海行纪'];

const ready = (tail: 'more' | 'loading' | 'failed' | 'end', items: readonly string[] = NAMES): Paged<string> => ({
  state: 'ready',
  items,
  tail,
});

const meta = {
  title: '页面/共用/分页列表',
  component: PagedList<string>,
  parameters: {
    guide: {
      use: '一页一页长出来的列表：等待、失败、空、内容和末尾都由它画。',
      avoid: '一次就取全的用 LoadableView；只有几项的直接写。',
      role: 'feed，名字是 label；等待时先读出“加载中…”。',
      keys: { 'Page Up / Page Down': '上一项、下一项' },
    } satisfies Guide,
  },
  args: {
    label: '游戏',
    items: ready('end'),
    itemKey: (name) => name,
    estimateHeight: 56,
    gap: 8,
    renderItem: (name) => <Surface>{name}</Surface>,
    skeleton: <Skeleton height={56} radius="card" />,
    skeletonCount: 5,
    empty: <Empty title="还没有游戏" />,
    onLoadMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PagedList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('feed', { name: '游戏' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(NAMES.length);
    await expect(canvas.getByText('没有更多了')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: loading },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中…');
  },
};

export const Failed: Story = {
  args: { items: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重试');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A part of a page that stands. */
export const FailedCompact: Story = { args: { items: failed(), compact: true, failedText: '评论加载失败，点击重试' } };

export const EmptyList: Story = {
  name: 'Empty',
  args: { items: ready('end', []) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('还没有游戏')).toBeVisible();
    await expect(canvas.queryByText('没有更多了')).toBeNull();
  },
};

/** Nothing has come, but more is to come: not empty yet. */
export const FirstPageEmpty: Story = {
  args: { items: ready('more', []) },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).queryByText('还没有游戏')).toBeNull();
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

export const LoadingMore: Story = { args: { items: ready('loading') } };

export const FailedMore: Story = {
  args: { items: ready('failed') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Side by side, in their order. */
export const Columns: Story = {
  args: { columns: 3 },
  async play({ canvasElement }) {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(NAMES);
    await expect(items[2]?.offsetTop).toBe(items[0]?.offsetTop);
    await expect(items[3]?.offsetTop).toBeGreaterThan(items[2]?.offsetTop ?? Number.NaN);
  },
};

export const ColumnsLoading: Story = { args: { items: loading, columns: 3, skeletonCount: 9 } };
