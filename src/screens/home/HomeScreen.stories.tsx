import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { guestAccount } from '#domain/account.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { endless } from '../../../stories/args/endless.ts';
import { refreshByKey } from '../../../stories/plays/page.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { comics, nightLighthouse, paperPlanePost } from '../shared/comics.fixtures.ts';
import { account, catCafe, home, longTextGame, memberStatus, starScavenger, status } from '../shared/demo.fixtures.ts';
import { inShell } from '../shared/inShell.fixtures.ts';
import { longTextPost, posts } from '../shared/square.fixtures.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { navigate } from '../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/首页',
  component: HomeScreen,
  parameters: {
    guide: {
      use: '首页：搜索、轮播、福利与任务、快捷入口、公告，下面是游戏、漫画和帖子。',
      avoid: '首页是有限的一页，不做无限列表；一栏读不到只在那一栏报错，空的一栏不出现；搜索时结果代替其余内容。',
      role: 'main，名字是首页；每一栏是以标题为名的 region。',
    } satisfies Guide,
  },
  args: {
    home: ready({ ...home, newComics: [...comics], hotPosts: posts.slice(0, 3) }),
    account,
    status,
    search: '',
    found: loading,
    footer: <p style={{ padding: 24, textAlign: 'center' }}>© 晴屿</p>,
    onSearch: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onRetry: fn(),
    onOpenNotice: fn(),
  },
  decorators: [inShell],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const follow = async (name: string | RegExp, path: string) => {
      const [link] = canvas.getAllByRole('link', { name });
      await expect(link).toHaveAttribute('href', path);
      if (link) await tap(link);
      await expect(navigate).toHaveBeenLastCalledWith(path);
    };
    await step('两张横幅通向福利与任务', async () => {
      await follow(/去福利中心.*今日可领 2 份/, '/welfare');
      await follow(/做任务 领钻石.*已完成 3\/5/, '/task');
    });
    await step('四个快捷入口', async () => {
      await follow('签到', '/checkin');
      await follow('活动', '/activity');
      await follow('礼包', '/gifts');
      await follow('充值', '/recharge');
    });
    await step('轮播、游戏与查看更多', async () => {
      await follow(/乘一叶小舟/, '/detail/1005');
      await follow('查看更多：热门游戏', '/games');
      await follow('查看更多：新游上架', '/games?sort=new');
      await follow(/像素农场物语.*免费/, '/detail/1001');
      await follow(/第七年的秋天/, '/post/p1');
      await follow('查看更多：广场热帖', '/square');
    });
    await step('公告', async () => {
      await tap(canvas.getByRole('button', { name: /公告：\s*冬日签到季/ }));
      await expect(args.onOpenNotice).toHaveBeenCalledOnce();
    });
    await step('老用户看不到新人礼', async () => {
      await expect(canvas.queryByText('登录领新人礼')).toBeNull();
    });
  },
};

export const Search: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: '搜索' });
    await userEvent.type(field, ' 猫咪 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('猫咪');
  },
};

/** 「夜」出现在游戏、漫画和帖子里。 */
const found = { games: [catCafe, starScavenger], comics: [nightLighthouse, paperPlanePost], posts: posts.slice(0, 3) };

export const Found: Story = {
  args: { search: '夜', found: ready(found) },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('三类结果，各有全部的去处', async () => {
      for (const [name, path] of [
        ['查看更多：游戏', `/games?keyword=${encodeURIComponent('夜')}`],
        ['查看更多：漫画', `/animate?keyword=${encodeURIComponent('夜')}`],
        ['查看更多：帖子', `/square?keyword=${encodeURIComponent('夜')}`],
      ] as const) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
      }
      await tap(within(canvas.getByRole('region', { name: '漫画' })).getByRole('link', { name: /夜航灯塔/ }));
      await expect(navigate).toHaveBeenCalledOnce();
    });
    await step('首页其余的都让位', async () => {
      await expect(canvas.queryByRole('link', { name: /去福利中心/ })).toBeNull();
    });
  },
};

export const FoundNothing: Story = {
  args: { search: '绝不会有人写的一句话', found: ready({ games: [], comics: [], posts: [] }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('没有找到相关内容')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '清空搜索' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const FoundRowFailed: Story = {
  args: { search: '夜', found: ready({ ...found, games: [], comics: null }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: '游戏' })).toBeNull();
    await tap(canvas.getByRole('button', { name: /这里加载失败，点击重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Searching: Story = { args: { search: '夜', found: loading } };

export const SearchFailed: Story = {
  args: { search: '夜', found: failed() },
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(endless) },
  async play({ args, canvasElement }) {
    await refreshByKey(canvasElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { home: loading } };

export const Failed: Story = {
  args: { home: failed() },
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('入口还在', async () => {
      await expect(canvas.getByRole('link', { name: /去福利中心/ })).toBeVisible();
    });
    await tap(canvas.getByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RowFailed: Story = {
  args: { home: ready({ ...home, hotGames: null }) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /云端列车/ })).toBeInTheDocument();
    await tap(canvas.getByRole('button', { name: /这里加载失败，点击重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: {
    home: ready({ ...home, banners: [], notice: null, hotGames: [], newGames: [], welfareClaimable: 0, tasks: null }),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('今日已领完')).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { account: guestAccount, status: undefined },
  parameters: { visitor: true },
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '登录领新人礼' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const Member: Story = {
  args: { status: memberStatus },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('会员免费').length).toBeGreaterThan(2);
  },
};

export const LongText: Story = {
  args: {
    home: ready({
      ...home,
      banners: home.banners.map((banner) => ({ ...banner, title: longTextGame.name, brief: longTextGame.brief })),
      hotPosts: [longTextPost],
      hotGames: [longTextGame, longTextGame].map((game, index) => ({ ...game, id: `${game.id}-${index}` })),
    }),
  },
};
