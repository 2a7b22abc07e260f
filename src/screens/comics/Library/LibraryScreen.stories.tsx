import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { endless } from '../../../../stories/args/endless.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { refreshByKey, scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { comicHome, comics, comicTags, longTextComic, readingHistory } from '../../shared/comics.fixtures.ts';
import { inMainShell } from '../../shared/inShell.fixtures.ts';
import { LIBRARY_START } from '#domain/libraryLocation.ts';
import { LibraryScreen } from './LibraryScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const list = () => ({ comics: listed(comics), onLoadMore: fn(), onRetry: fn() });

const recent = readingHistory.filter(({ removed }) => !removed);

const meta = {
  title: '页面/漫画',
  component: LibraryScreen,
  parameters: {
    guide: {
      use: '找漫画看：今晚推荐、最近更新、排行和按题材筛选，也从这里接着读。',
      avoid: '没有阅读记录时不出现「继续阅读」；轮播只由手翻动，不自动播放。',
      role: '栏目是 tablist；轮播有名字「漫画推荐」，每部漫画整块是链接。',
      keys: { 左右方向键: '换栏目' },
    } satisfies Guide,
  },
  args: {
    location: LIBRARY_START,
    home: ready(comicHome),
    recent: ready(recent),
    updates: list(),
    ranked: ready(comics),
    tags: ready(comicTags),
    filtered: list(),
    results: list(),
    member: false,
    now: STORY_NOW,
    onChangeLocation: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onRetryHome: fn(),
    onRetryRank: fn(),
  },
  decorators: [inMainShell],
} satisfies Meta<typeof LibraryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('轮播与继续阅读', async () => {
      const hero = within(canvas.getByRole('region', { name: '漫画推荐' }));
      await tap(hero.getByRole('link', { name: /夜航灯塔/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2005');
      await tap(canvas.getByRole('link', { name: '继续阅读 纸飞机邮局 第3话 · 7/8页' }));
      await expect(navigate).toHaveBeenLastCalledWith('/readbook/2001/2001-3');
      await tap(canvas.getByRole('link', { name: '阅读历史：继续阅读' }));
      await expect(navigate).toHaveBeenLastCalledWith('/readhistory');
    });
    await step('栏目、订阅与搜索', async () => {
      await tap(canvas.getByRole('tab', { name: '排行' }));
      await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ tab: 'rank' });
      await tap(canvas.getByRole('button', { name: '搜索漫画' }));
      await expect(args.onChangeLocation).toHaveBeenLastCalledWith({ keyword: '' });
      const [inBar, inPanel] = canvas.getAllByRole('link', { name: '我的订阅' });
      await expect(canvas.getByRole('navigation', { name: '我的漫画' })).toContainElement(inPanel ?? null);
      if (inBar) await tap(inBar);
      await expect(navigate).toHaveBeenLastCalledWith('/subscriblist');
    });
    await step('书架', async () => {
      await tap(canvas.getByRole('link', { name: '查看更多：完结佳作' }));
      await expect(navigate).toHaveBeenLastCalledWith('/animate?tab=all&status=1');
      const shelf = within(canvas.getByRole('region', { name: '最近更新' }));
      await tap(shelf.getByRole('link', { name: /第七号食堂/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2003');
    });
  },
};

export const NoHistory: Story = {
  args: { recent: ready([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region', { name: '继续阅读' })).toBeNull();
    await tap(canvas.getByRole('link', { name: '阅读历史' }));
    await expect(navigate).toHaveBeenLastCalledWith('/readhistory');
  },
};

export const Member: Story = {
  args: { member: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('会员免费').length).toBeGreaterThan(0);
  },
};

export const Scrolled: Story = {
  async play({ canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => {
      scroller.scrollTop = 420;
      return expect(canvasElement.querySelector('[data-sticky]')).toHaveAttribute('data-tone', 'day');
    });
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(endless) },
  async play({ args, canvasElement }) {
    await refreshByKey(canvasElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { home: loading, recent: loading } };

export const Failed: Story = {
  args: { home: failed(), recent: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetryHome).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { home: ready({ banners: [], blocks: [] }), recent: ready([]) } };

export const LongText: Story = {
  args: {
    home: ready({
      banners: comicHome.banners.map((banner) => ({
        ...banner,
        title: longTextComic.title,
        brief: longTextComic.intro,
        tag: longTextComic.tags.join(' · ').repeat(3),
      })),
      blocks: [
        {
          title: longTextComic.title,
          kind: 'update',
          comics: [longTextComic, longTextComic, longTextComic].map((comic, index) => ({
            ...comic,
            id: `${comic.id}${index}`,
          })),
        },
      ],
    }),
    recent: ready(
      recent.map((entry) => ({ ...entry, title: longTextComic.title, no: 12_345, page: 1234, pageCount: 4321 })),
    ),
  },
};
