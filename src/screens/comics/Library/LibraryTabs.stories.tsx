import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import type { Comic } from '#domain/comic.ts';
import { failed, loading, ready, type Paged } from '#domain/loadable.ts';
import { listed, repeated } from '../../../../stories/args/lists.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { comics, longTextComic, nightLighthouse } from '../../shared/comics.fixtures.ts';
import library from './LibraryScreen.stories.tsx';
import { LIBRARY_START } from '#domain/libraryLocation.ts';
import { LibraryScreen } from './LibraryScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const list = (of: Paged<Comic>) => ({ ...library.args.updates, comics: of });

/** The demo's books over and over, so that the list is longer than any screen. */
const many = repeated(comics, 6);

const meta = {
  ...library,
  title: '页面/漫画/更新·排行·分类·搜索',
  component: LibraryScreen,
  parameters: {
    guide: {
      use: '漫画页的另外三栏和搜索：最近更新、榜单、按条件筛选、按书名或作者查找。',
      avoid: '筛选立即生效，没有「确定」；「时间」只用于人气榜。',
      role: '筛选是按钮组，选中的 aria-pressed；榜单是有序列表，名次是链接名字的一部分。',
    } satisfies Guide,
  },
  args: { ...library.args, recent: ready([]) },
} satisfies Meta<typeof LibraryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (location: Partial<typeof LIBRARY_START>) => ({ ...LIBRARY_START, ...location });

export const Updates: Story = {
  args: { location: at({ tab: 'update' }), updates: list(listed(many, 'more')) },
  async play({ canvasElement }) {
    const [first] = within(canvasElement).getAllByRole('link', { name: /纸飞机邮局/ });
    if (first) await tap(first);
    await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2001-0');
  },
};

export const UpdatesLoading: Story = { args: { location: at({ tab: 'update' }), updates: list(loading) } };

export const UpdatesFailed: Story = {
  args: { location: at({ tab: 'update' }), updates: list(failed()) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.updates.onRetry).toHaveBeenCalledOnce();
  },
};

export const NextPageFailed: Story = {
  args: { location: at({ tab: 'update' }), updates: list(listed(comics.slice(0, 3), 'failed')) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.updates.onRetry).toHaveBeenCalledOnce();
  },
};

export const Rank: Story = {
  args: { location: at({ tab: 'rank' }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(within(canvas.getByRole('list', { name: '排行榜' })).getAllByRole('listitem')).toHaveLength(6);
    await tap(canvas.getByRole('button', { name: '订阅榜' }));
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ rank: 'subscribe' });
    await tap(canvas.getByRole('button', { name: '本月' }));
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ period: 'month' });
  },
};

/** The period counts for reads alone. */
export const RankBySubscribers: Story = {
  args: { location: at({ tab: 'rank', rank: 'subscribe' }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('group', { name: '时间' })).toBeNull();
  },
};

export const RankFailed: Story = {
  args: { location: at({ tab: 'rank' }), ranked: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetryRank).toHaveBeenCalledOnce();
  },
};

export const Category: Story = {
  args: { location: at({ tab: 'all' }), filtered: list(listed(many, 'more')) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    const choose = async (group: string, name: string) =>
      tap(within(canvas.getByRole('group', { name: group })).getByRole('button', { name }));
    await choose('题材', '美食');
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ tag: 'food' });
    await choose('状态', '已完结');
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ status: 1 });
    await choose('资费', '限时免费');
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ fee: 'limited' });
    await choose('排序', '最新');
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ sort: 'new' });
  },
};

export const NothingMatches: Story = {
  args: { location: { ...at({ tab: 'all' }), tag: 'food', fee: 'vip' }, filtered: list(listed([])) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '美食' })).toHaveAttribute('aria-pressed', 'true');
    await tap(canvas.getByRole('button', { name: '清空筛选' }));
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ tag: undefined, status: undefined, fee: undefined });
  },
};

/** Without its subjects the rest still narrows. */
export const TagsFailed: Story = { args: { location: at({ tab: 'all' }), tags: failed(), filtered: list(loading) } };

export const SearchOpen: Story = {
  args: { location: at({ keyword: '' }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索漫画' }), ' 灯塔 {Enter}');
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ keyword: '灯塔' });
    await tap(canvas.getByRole('button', { name: '退出搜索' }));
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ keyword: undefined });
  },
};

export const SearchResults: Story = {
  args: { location: at({ keyword: '灯塔' }), results: list(listed([nightLighthouse])) },
};

export const NoResults: Story = {
  args: { location: at({ keyword: '不存在的书' }), results: list(listed([])) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '清空搜索');
    await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ keyword: '' });
  },
};

export const LongText: Story = { args: { location: at({ tab: 'rank' }), ranked: ready([longTextComic]) } };
