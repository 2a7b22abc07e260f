import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { endless } from '../../../../stories/args/endless.ts';
import { listed, repeated } from '../../../../stories/args/lists.ts';
import { refreshByKey, scrollToEnd } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inMainShell } from '../../shared/inShell.fixtures.ts';
import { greenhousePost, lighthousePost, longTextPost, posts, tags } from '../../shared/square.fixtures.ts';
import { SquareScreen, type SquareScreenProps } from './SquareScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** The demo posts over and over, so that the feed is longer than any screen. */
const many = repeated(posts, 6);

const meta = {
  title: '页面/广场',
  component: SquareScreen,
  parameters: {
    guide: {
      use: '广场：按标签看大家的帖子，可以搜索、排序、关注、赞，入口里有礼包中心和发帖。',
      avoid: '有新帖子时只提示，不移动正在看的；游客看关注时请登录；搜索时不显示栏目。',
      role: '栏目是标签页，帖子是 feed；搜索框是 combobox。',
      keys: { 方向键: '在搜索建议和栏目间移动', Esc: '关闭建议' },
    } satisfies Guide,
  },
  args: {
    tags: ready(tags),
    tab: 'recommend',
    sort: 'hot',
    keyword: '',
    suggestions: [],
    posts: listed(posts),
    now: STORY_NOW,
    loggedIn: true,
    newCount: 0,
    onChangeTab: fn(),
    onChangeSort: fn(),
    onSuggest: fn(),
    onSearch: fn(),
    onShowNew: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onLoadMore: fn(),
    onRetry: fn(),
    onLike: fn(),
    onToggleFollow: fn(),
    onShare: fn(),
    onMore: fn(),
  },
  decorators: [inMainShell],
} satisfies Meta<typeof SquareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('标题、礼包中心与发帖', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: '广场' })).toBeVisible();
      await tap(canvas.getByRole('link', { name: /礼包中心/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/gifts');
      await tap(canvas.getByRole('link', { name: '发帖' }));
      await expect(navigate).toHaveBeenLastCalledWith('/postpage');
    });
    await step('栏目与排序', async () => {
      await tap(canvas.getByRole('button', { name: '最新' }));
      await expect(args.onChangeSort).toHaveBeenCalledWith('new');
      await tap(canvas.getByRole('tab', { name: '晒图' }));
      await expect(args.onChangeTab).toHaveBeenCalledWith('photo');
    });
    await step('帖子', async () => {
      const [card] = canvas.getAllByRole('article');
      const inside = within(card ?? canvasElement);
      await tap(inside.getByRole('link', { name: /第七年的秋天/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/post/p1');
      await tap(inside.getByRole('button', { name: '赞 1204' }));
      await expect(args.onLike).toHaveBeenCalledWith(greenhousePost);
      await tap(inside.getByRole('button', { name: '+关注 南瓜队长' }));
      await expect(args.onToggleFollow).toHaveBeenCalledWith(greenhousePost);
      await tap(inside.getByRole('button', { name: '分享' }));
      await expect(args.onShare).toHaveBeenCalledWith(greenhousePost);
      await tap(inside.getByRole('button', { name: /更多操作/ }));
      await expect(args.onMore).toHaveBeenCalledWith(greenhousePost);
    });
  },
};

export const Unfollow: Story = {
  args: { posts: listed([lighthousePost]) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '已关注 阿屿同学');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(args.onToggleFollow).not.toHaveBeenCalled();
    await tap(dialog.getByRole('button', { name: '确定' }));
    await expect(args.onToggleFollow).toHaveBeenCalledWith(lighthousePost);
  },
};

/** There is more, and nothing moves. */
export const NewPosts: Story = {
  args: { newCount: 3, posts: listed(many, 'more') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '有 3 条新内容');
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
};

/** An address names a tag, and the tags are not read yet: its tab is chosen, not 推荐. */
export const TagBelieved: Story = {
  args: { tags: loading, tab: 'photo', posts: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('tab', { name: '话题' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: '推荐' })).toHaveAttribute('aria-selected', 'false');
  },
};

/** Suggests what begins with what is typed, as the server would. */
function Suggesting(props: SquareScreenProps) {
  const [typed, setTyped] = useState('');
  const all = ['猫咪咖啡馆', '猫咪咖啡馆 隐藏结局', '猫咪拉花'];
  const suggest = (text: string) => {
    setTyped(text);
    props.onSuggest(text);
  };
  return (
    <SquareScreen
      {...props}
      suggestions={typed === '' ? [] : all.filter((text) => text.startsWith(typed))}
      onSuggest={suggest}
    />
  );
}

export const Suggestions: Story = {
  render: (args) => <Suggesting {...args} />,
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: '搜索帖子、话题' });
    await step('空白没有建议', async () => {
      await userEvent.type(field, '  ');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.clear(field);
    });
    await step('方向键与回车', async () => {
      await userEvent.type(field, '猫');
      await expect(args.onSuggest).toHaveBeenLastCalledWith('猫');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const second = canvas.getByRole('option', { name: '猫咪咖啡馆 隐藏结局' });
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', second.id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('猫咪拉花');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('Escape 只关掉建议', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '猫');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveValue('猫');
    });
    await step('点选一条', async () => {
      await userEvent.type(field, '咪');
      await tap(canvas.getByRole('option', { name: '猫咪咖啡馆' }));
      await expect(args.onSearch).toHaveBeenLastCalledWith('猫咪咖啡馆');
    });
    await step('原样搜索', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' 猫 {Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('猫');
    });
  },
};

/** The list as a reader sees it while typing. */
export const SuggestionsOpen: Story = {
  render: (args) => <Suggesting {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), '猫');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
};

export const Results: Story = {
  args: { keyword: '灯塔', posts: listed([lighthousePost]) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await tap(canvas.getByRole('button', { name: '清除搜索词' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const NoResults: Story = {
  args: { keyword: '不存在的话题', posts: listed([]) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('没有找到相关内容')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '清空搜索' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
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
  args: { loggedIn: false, tab: 'follow', posts: loading },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后查看关注动态')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

/** What one follows comes by time; there is nothing to sort. */
export const Followed: Story = {
  args: { tab: 'follow', posts: listed([lighthousePost]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('group', { name: '排序' })).toBeNull();
  },
};

export const EmptyFollowed: Story = {
  args: { tab: 'follow', posts: listed([]) },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('还没有关注的人，去推荐看看')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '去推荐看看' }));
    await expect(args.onChangeTab).toHaveBeenCalledWith('recommend');
  },
};

export const Empty: Story = {
  args: { tab: 'fan', posts: listed([]) },
  async play({ canvasElement }) {
    const [write] = within(canvasElement).getAllByRole('link', { name: '发帖' });
    if (write) await tap(write);
    await expect(navigate).toHaveBeenCalledWith('/postpage');
  },
};

/** Without tags 推荐 and 关注 still work. */
export const TagsFailed: Story = {
  args: { tags: failed(), tab: 'photo' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvas.getByRole('tab', { name: '推荐' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Loading: Story = { args: { tags: loading, posts: loading } };

export const Failed: Story = {
  args: { posts: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { posts: listed(many, 'more') },
  async play({ args, canvasElement }) {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const LoadMoreFailed: Story = {
  args: { posts: listed(many, 'failed') },
  async play({ args, canvasElement }) {
    await scrollToEnd(canvasElement);
    await tap(await within(canvasElement).findByRole('button', { name: /加载失败，点击重新加载/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const End: Story = {
  args: { posts: listed(many) },
  async play({ canvasElement }) {
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByText('没有更多了')).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    tags: ready([...tags, { id: 'x', tag: '一个名字特别特别长的标签' }]),
    posts: listed([longTextPost, ...posts]),
  },
};
