import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading, notFound, ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import {
  catDetail,
  cloudTrain,
  gifts,
  longTextGame,
  memberStatus,
  pixelFarm,
  starDetail,
  status,
} from '../../shared/demo.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { posts } from '../../shared/square.fixtures.ts';
import { GameDetailScreen } from './GameDetailScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/游戏详情',
  component: GameDetailScreen,
  parameters: {
    guide: {
      use: '游戏详情：这是什么游戏、什么价、长什么样、有什么礼包，底部的按钮去下载。',
      avoid:
        '主按钮说出这个人下载要付什么：没有安装包最先说，其次才是登录与付款；礼包、帖子各自失败，不连累整页；没有的一段不出现。',
      role: 'main，名字是游戏详情；标题滚过封面后导航栏变实。',
    } satisfies Guide,
  },
  args: {
    game: ready(starDetail),
    gifts: ready(gifts),
    relatedPosts: [],
    status,
    loggedIn: true,
    platform: 1,
    now: STORY_NOW,
    download: 'idle',
    onDownload: fn(),
    onBack: fn(),
    onShare: fn(),
    onRetry: fn(),
    onRetryGifts: fn(),
    onClaimGift: fn(),
    onCopyCode: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof GameDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const mainButton = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });

/** What people write about the game leads into the square. */
export const RelatedPosts: Story = {
  args: { relatedPosts: posts.slice(0, 2) },
  async play({ canvasElement }) {
    const section = within(within(canvasElement).getByRole('region', { name: '相关帖子' }));
    await tap(section.getByRole('link', { name: /第七年的秋天/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/post/p1');
    await tap(section.getByRole('link', { name: '查看更多：相关帖子' }));
    await expect(navigate).toHaveBeenLastCalledWith(`/square?keyword=${encodeURIComponent(starDetail.name)}`);
  },
};

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('返回与分享', async () => {
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
      for (const share of canvas.getAllByRole('button', { name: '分享' })) await tap(share);
      await expect(args.onShare).toHaveBeenCalledTimes(2);
    });
    await step('标签', async () => {
      await tap(canvas.getByRole('link', { name: '# 科幻' }));
      await expect(navigate).toHaveBeenLastCalledWith(`/games?tag=${encodeURIComponent('科幻')}`);
    });
    await step('主按钮', async () => {
      await tap(mainButton(canvasElement, '300钻石 下载'));
      await expect(args.onDownload).toHaveBeenCalledOnce();
    });
    await step('同类推荐', async () => {
      await tap(canvas.getByRole('link', { name: /云端列车/ }));
      await expect(navigate).toHaveBeenCalledWith('/detail/1007');
      await tap(canvas.getByRole('link', { name: '查看更多：同类推荐' }));
      await expect(navigate).toHaveBeenLastCalledWith('/games/rpg');
    });
  },
};

export const IntroUnfolded: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '展开' }));
    const fold = canvas.getByRole('button', { name: '收起' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/无广告、无体力限制/)).toBeVisible();
  },
};

export const ScreenshotsOpened: Story = {
  async play({ canvasElement }) {
    await tapButton(canvasElement, '查看截图 2');
    const viewer = await screen.findByRole('dialog');
    await expect(within(viewer).getByText('2 / 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(viewer).getByText('3 / 3')).toBeVisible());
  },
};

export const ScreenshotsClosed: Story = {
  async play({ canvasElement }) {
    await tapButton(canvasElement, '查看截图 1');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await layerClosed();
  },
};

export const Scrolled: Story = {
  async play({ canvasElement }) {
    scrollerOf(canvasElement).scrollTop = 400;
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1, name: '星海拾荒者' })).toBeVisible(),
    );
  },
};

export const Free: Story = {
  args: { game: ready({ ...starDetail, ...pixelFarm }), loggedIn: false, status: undefined },
  async play({ canvasElement }) {
    await expect(mainButton(canvasElement, '免费下载')).toBeEnabled();
  },
};

export const Visitor: Story = {
  args: { loggedIn: false, status: undefined },
  async play({ args, canvasElement }) {
    await tap(mainButton(canvasElement, '登录后下载'));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Member: Story = {
  args: { status: memberStatus },
  async play({ canvasElement }) {
    await expect(mainButton(canvasElement, '会员免费下载')).toBeEnabled();
  },
};

export const Owned: Story = {
  args: { game: ready({ ...starDetail, owned: true }) },
  async play({ canvasElement }) {
    await expect(mainButton(canvasElement, '已购买 重新下载')).toBeEnabled();
  },
};

export const NoBuild: Story = {
  args: { game: ready({ ...starDetail, ...cloudTrain }), platform: 2 },
  async play({ canvasElement }) {
    await expect(mainButton(canvasElement, '暂无iOS版')).toBeDisabled();
  },
};

export const PriceUnknown: Story = {
  args: { game: ready({ ...starDetail, buyAmount: null }) },
  async play({ canvasElement }) {
    await expect(mainButton(canvasElement, '暂不可购买')).toBeDisabled();
  },
};

export const Starting: Story = {
  args: { download: 'starting' },
  async play({ args, canvasElement }) {
    await tap(mainButton(canvasElement, /正在获取下载地址…/));
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const NotStarted: Story = {
  args: { download: 'notStarted' },
  async play({ args, canvasElement }) {
    await tap(mainButton(canvasElement, '没有开始下载？点此重试'));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const ClaimGift: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '领取启航补给包' }));
    await expect(args.onClaimGift).toHaveBeenCalledWith(gifts[0]);
    await expect(canvas.getByText(/剩余 328/)).toBeInTheDocument();
    await expect(canvas.getByText('已领完')).toBeInTheDocument();
  },
};

export const ClaimedGift: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/· 已领取$/)).toBeInTheDocument();
    await expect(canvas.getByText('STAR-2026-FOG1')).toBeInTheDocument();
    await tap(canvas.getByRole('button', { name: '复制礼包码：老船长的信' }));
    await expect(args.onCopyCode).toHaveBeenCalledWith('STAR-2026-FOG1');
  },
};

export const ClaimingGift: Story = {
  args: { claimingId: 'g1' },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '领取中…启航补给包');
    await expect(args.onClaimGift).not.toHaveBeenCalled();
  },
};

/** What is kept for members leads others to the membership. */
export const MemberGift: Story = {
  args: { gifts: ready(gifts.slice(0, 1).map((gift) => ({ ...gift, memberOnly: true }))) },
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '开通可领：启航补给包' }));
    await expect(navigate).toHaveBeenCalledWith('/profile?pop=1');
  },
};

export const GiftEnded: Story = {
  args: { gifts: ready(gifts.slice(0, 1).map((gift) => ({ ...gift, endTime: STORY_NOW }))) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('已过期')).toBeInTheDocument();
  },
};

export const GiftsFailed: Story = {
  args: { gifts: failed() },
  async play({ args, canvasElement }) {
    await tap(mainButton(canvasElement, /这里加载失败，点击重试/));
    await expect(args.onRetryGifts).toHaveBeenCalledOnce();
  },
};

export const GiftsLoading: Story = { args: { gifts: loading } };

export const TallScreenshots: Story = { args: { game: ready(catDetail) } };

export const Empty: Story = {
  args: {
    game: ready({ ...starDetail, shots: [], intro: '', changelog: [], similar: [], tags: [], platforms: [] }),
    gifts: ready([]),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByText('游戏礼包')).toBeNull();
  },
};

/** Whether somebody pays or not is not known yet: no price is shown that might be none. */
export const MembershipLoading: Story = {
  args: { status: undefined, statusPending: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '加载中…' })).toBeDisabled();
    await expect(canvas.queryByText(/300/)).toBeNull();
  },
};

export const Loading: Story = { args: { game: loading, gifts: loading } };

export const Failed: Story = {
  args: { game: failed() },
  async play({ args, canvasElement }) {
    await tap(mainButton(canvasElement, /加载失败，点击重试/));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Gone: Story = {
  args: { game: notFound },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('游戏不存在或已下架')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去看看其他游戏' }));
    await expect(navigate).toHaveBeenCalledWith('/games');
  },
};

export const LongText: Story = {
  args: {
    game: ready({
      ...starDetail,
      ...longTextGame,
      version: '2.4.1-beta.20260115',
      intro: starDetail.intro.repeat(4),
    }),
  },
};
