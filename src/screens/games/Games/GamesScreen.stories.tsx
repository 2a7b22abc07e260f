import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { endless } from '../../../../stories/args/endless.ts';
import { listed, repeated } from '../../../../stories/args/lists.ts';
import { refreshByKey, scrollToEnd } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { games, gameTypes, longTextGame, starScavenger } from '../../shared/demo.fixtures.ts';
import { inShell } from '../../shared/inShell.fixtures.ts';
import { GamesScreen } from './GamesScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** The demo games over and over, so that the list is longer than any screen. */
const many = repeated(games, 5);

const meta = {
  title: '页面/游戏',
  component: GamesScreen,
  parameters: {
    guide: {
      use: '游戏：按类型分页签，按热门或最新排序，能搜索，也能只看一个标签。',
      avoid: '筛选都在地址里，链接能带人到任何一种；地址里不认识的类型当作全部；访客没有已购。',
      role: 'main，名字是游戏；页签下是名为游戏列表的 feed。',
    } satisfies Guide,
  },
  args: {
    types: ready(gameTypes),
    type: '',
    sort: 'hot',
    keyword: '',
    tag: '',
    games: listed(games),
    member: false,
    loggedIn: true,
    startingIds: new Set<string>(),
    onChangeType: fn(),
    onChangeSort: fn(),
    onSearch: fn(),
    onClearTag: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onDownload: fn(),
  },
  decorators: [inShell],
} satisfies Meta<typeof GamesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('行打开详情，按钮开始下载', async () => {
      await tap(canvas.getByRole('link', { name: '纸上王国' }));
      await expect(navigate).toHaveBeenCalledWith('/detail/1003');
      await tap(canvas.getByRole('button', { name: '300 钻石，下载星海拾荒者' }));
      await expect(args.onDownload).toHaveBeenCalledWith(starScavenger);
    });
    await step('排序', async () => {
      await expect(canvas.getByRole('button', { name: '热门' })).toHaveAttribute('aria-pressed', 'true');
      await tap(canvas.getByRole('button', { name: '最新' }));
      await expect(args.onChangeSort).toHaveBeenCalledWith('new');
    });
    await step('类型', async () => {
      await tap(canvas.getByRole('tab', { name: '策略' }));
      await expect(args.onChangeType).toHaveBeenCalledWith('strategy');
    });
  },
};

export const Search: Story = {
  async play({ args, canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: '搜索游戏' }), '猫{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('猫');
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(endless) },
  async play({ args, canvasElement }) {
    await refreshByKey(canvasElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Visitor: Story = {
  args: { loggedIn: false },
  parameters: { visitor: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('tab', { name: '已购' })).toBeNull();
  },
};

export const Member: Story = {
  args: { member: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '下载星海拾荒者' })).toBeVisible();
    await expect(canvas.getAllByText('会员免费')).toHaveLength(5);
  },
};

export const Owned: Story = {
  args: { type: 'owned', games: listed([{ ...starScavenger, owned: true }]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: '已购' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('已购买')).toBeVisible();
  },
};

export const Busy: Story = { args: { startingIds: new Set(['1001']) } };

export const UnknownType: Story = {
  args: { type: 'nothing-like-it' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Loading: Story = { args: { types: loading, games: loading } };

export const Failed: Story = {
  args: { types: failed(), games: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { type: 'action', games: listed([]) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无该类游戏')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '看看全部游戏' }));
    await expect(args.onChangeType).toHaveBeenCalledWith('');
  },
};

export const EmptyOwned: Story = {
  args: { type: 'owned', games: listed([]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('还没有购买过游戏')).toBeVisible();
  },
};

export const NoResults: Story = {
  args: { keyword: '不存在的游戏', games: listed([]) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('没有找到相关内容')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '清空搜索' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const ClearKeyword: Story = {
  args: { keyword: '猫' },
  async play({ args, canvasElement }) {
    await userEvent.clear(within(canvasElement).getByRole('searchbox', { name: '搜索游戏' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const More: Story = {
  args: { games: listed(many, 'more') },
  async play({ args, canvasElement }) {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const LoadingMore: Story = {
  args: { games: listed(many, 'loading') },
  async play({ canvasElement }) {
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByText('加载中…')).toBeVisible());
  },
};

export const LoadMoreFailed: Story = {
  args: { games: listed(many, 'failed') },
  async play({ args, canvasElement }) {
    await scrollToEnd(canvasElement);
    const retry = await within(canvasElement).findByRole('button', { name: /加载失败，点击重新加载/ });
    await tap(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const End: Story = {
  args: { games: listed(many) },
  async play({ canvasElement }) {
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByText('没有更多了')).toBeVisible());
  },
};

export const LongText: Story = { args: { games: listed([longTextGame, starScavenger]) } };

/** 从详情的标签进来：只看有这个标签的游戏。 */
export const Tagged: Story = {
  args: { tag: '科幻', games: listed(games.slice(0, 2)) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '取消标签：科幻');
    await expect(args.onClearTag).toHaveBeenCalledOnce();
  },
};

export const NoneTagged: Story = {
  args: { tag: '多结局', type: 'strategy', games: listed([]) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '取消标签');
    await expect(args.onClearTag).toHaveBeenCalledOnce();
  },
};

/** An address names a type, and the types are not read yet: its tab is chosen, not 全部. */
export const TypeBelieved: Story = {
  args: { types: loading, type: 'rpg', games: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: '类型' })).toHaveAttribute('aria-selected', 'true');
  },
};
