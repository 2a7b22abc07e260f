import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { listed } from '../../../stories/args/lists.ts';
import { scrollerOf } from '../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../stories/plays/tap.ts';
import { inSimpleShell } from '../shared/inShell.fixtures.ts';
import { harvest, longActivity, runningActivities, salvage, winter } from './activity.fixtures.ts';
import { ActivityScreen } from './ActivityScreen.tsx';
import { navigate } from '../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/活动中心',
  component: ActivityScreen,
  parameters: {
    guide: {
      use: '正在进行、即将开始和已经结束的活动；打开一个，在面板里看规则、参加。',
      avoid:
        '打开哪一个活动写在地址里，面板盖在列表上；规则来自外面，用 RichText 显示。不存在的活动说明白，并能看别的。',
      role: '标签页里的列表，每张卡片是一个链接，名字含标题、日期和剩余时间；详情是以活动为名的对话框。',
      keys: { Esc: '关闭详情' },
    } satisfies Guide,
  },
  args: {
    tab: 'running',
    activities: listed(runningActivities),
    now: STORY_NOW,
    loggedIn: true,
    joining: false,
    onChangeTab: fn(),
    onOpenActivity: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onJoin: fn(),
    onCloseActivity: fn(),
    onRetryActivity: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof ActivityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('卡片说出时间与状态', async () => {
      await expect(canvas.getByRole('link', { name: /冬日签到季.*2026-01-10 至 2026-01-31.*还剩 16天/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /晒出你的小店.*已参加.*还剩 11小时/ })).toBeVisible();
    });
    await step('打开、换标签、返回', async () => {
      await tap(canvas.getByRole('link', { name: /冬日签到季/ }));
      await expect(args.onOpenActivity).toHaveBeenCalledWith('a1');
      await tap(canvas.getByRole('tab', { name: '已结束' }));
      await expect(args.onChangeTab).toHaveBeenCalledWith('ended');
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Coming: Story = {
  args: { tab: 'coming', activities: listed([salvage]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: /打捞周.*2天后开始/ })).toBeVisible();
  },
};

export const Ended: Story = {
  args: { tab: 'ended', activities: listed([harvest]) },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: /秋收拍卖会/ });
    await expect(link).not.toHaveTextContent('还剩');
  },
};

export const Opened: Story = {
  args: { opened: ready(winter) },
  async play({ args, step }) {
    const sheet = await sheetOf('冬日签到季');
    await expect(sheet.getByText('参加即得 10 钻石')).toBeVisible();
    await expect(sheet.getByRole('heading', { name: '怎么参加' })).toBeVisible();
    await step('参加', async () => {
      await tap(sheet.getByRole('button', { name: '立即参加' }));
      await expect(args.onJoin).toHaveBeenCalledWith(winter);
    });
    await step('关闭', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCloseActivity).toHaveBeenCalledOnce();
    });
  },
};

export const Joining: Story = {
  args: { opened: ready(winter), joining: true },
  async play({ args }) {
    await tap((await sheetOf('冬日签到季')).getByRole('button', { name: '参加中…' }));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

export const Joined: Story = {
  args: { opened: ready({ ...winter, joined: true }) },
  async play() {
    const sheet = await sheetOf('冬日签到季');
    await expect(sheet.getByText('已参加')).toBeVisible();
    await tap(sheet.getByRole('link', { name: '去签到' }));
    await expect(navigate).toHaveBeenCalledWith('/checkin');
  },
};

export const JoinedWithoutMore: Story = {
  args: { opened: ready({ ...winter, joined: true, cta: { text: '' } }) },
  async play() {
    await expect((await sheetOf('冬日签到季')).getByRole('button', { name: '已参加' })).toBeDisabled();
  },
};

export const OpenedComing: Story = {
  args: { tab: 'coming', activities: listed([salvage]), opened: ready(salvage) },
  async play() {
    await expect((await sheetOf('打捞周')).getByRole('button', { name: '即将开始' })).toBeDisabled();
  },
};

export const OpenedEnded: Story = {
  args: { tab: 'ended', activities: listed([harvest]), opened: ready(harvest) },
  async play() {
    await expect((await sheetOf('秋收拍卖会')).getByRole('button', { name: '已结束' })).toBeDisabled();
  },
};

/** Rules come from outside: nothing in them runs. */
export const HostileRules: Story = {
  args: {
    opened: ready({
      ...winter,
      rule: '<p>规则</p><img src=x onerror="document.title=1"><script>document.title=1</script><a href="javascript:1">点我</a>',
    }),
  },
  async play() {
    const sheet = await sheetOf('冬日签到季');
    await expect(sheet.getByText('规则')).toBeVisible();
    await expect(sheet.queryByRole('link', { name: /点我/ })).toBeNull();
    await expect(document.querySelector('[role=dialog] script, [role=dialog] [onerror]')).toBeNull();
  },
};

export const Visitor: Story = {
  args: { loggedIn: false, opened: ready(winter) },
  async play({ args }) {
    await tap((await sheetOf('冬日签到季')).getByRole('button', { name: '立即参加' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};

export const Unknown: Story = {
  args: { opened: { state: 'notFound' } },
  async play({ args }) {
    const sheet = await sheetOf('活动详情');
    await expect(sheet.getByText('活动不存在或已下架')).toBeVisible();
    await tap(sheet.getByRole('button', { name: '看看其他活动' }));
    await expect(args.onCloseActivity).toHaveBeenCalledOnce();
  },
};

export const OpenedLoading: Story = { args: { opened: loading } };

export const OpenedFailed: Story = {
  args: { opened: failed() },
  async play({ args }) {
    await tap((await sheetOf('活动详情')).getByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetryActivity).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { activities: loading } };

export const Failed: Story = {
  args: { activities: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  args: { activities: listed(runningActivities, 'failed') },
  async play({ args, canvasElement }) {
    await tap(await within(canvasElement).findByRole('button', { name: /加载失败，点击重新加载/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The list goes on where there is more. */
export const More: Story = {
  args: { activities: listed(runningActivities, 'more') },
  async play({ args, canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    await waitFor(async () => {
      scroller.scrollTop = scroller.scrollHeight;
      await expect(args.onLoadMore).toHaveBeenCalled();
    });
  },
};

export const Empty: Story = {
  args: { activities: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无活动，敬请期待')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '看看进行中的活动' })).toBeNull();
  },
};

export const EmptyTab: Story = {
  args: { tab: 'coming', activities: listed([]) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '看看进行中的活动');
    await expect(args.onChangeTab).toHaveBeenCalledWith('running');
  },
};

export const LongText: Story = {
  args: { activities: listed([longActivity]), opened: ready({ ...longActivity, joined: true }) },
};

export const LongTextCard: Story = { args: { activities: listed([longActivity, winter]) } };
