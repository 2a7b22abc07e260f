import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { coinReward, vipDaysReward } from '#domain/reward.ts';
import { TaskStatus } from '#domain/task.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { readRules } from '../../../../stories/plays/rules.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { taskList, withTasks } from './task.fixtures.ts';
import { TaskScreen } from './TaskScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/福利/任务中心',
  component: TaskScreen,
  decorators: [inSimpleShell],
  parameters: {
    guide: {
      use: '能做什么换钻石、做到了哪一步、奖励在哪里领。',
      avoid: '每行只有一个按钮：领取、去完成，或说明进行中、已完成；等着的奖励有两份起，页头可以一键领取。',
      role: '每组任务是一个有标题的区域和一个列表；行里的按钮名字带着任务名，进度条以任务名为名。',
    } satisfies Guide,
  },
  args: {
    list: ready(taskList),
    balance: ready(1286),
    loggedIn: true,
    now: STORY_NOW,
    changedIds: new Set<string>(),
    onClaim: fn(),
    onClaimAll: fn(),
    onShare: fn(),
    onReset: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof TaskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const taskCalled = (id: string) => expect.objectContaining({ id });

export const Ready: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByText(/今日已得/)).toHaveTextContent('今日已得 15 钻石');
    await expect(canvas.getByRole('timer')).toHaveTextContent('距重置 13:36:00');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '新手任务',
      '每日任务',
      '每周任务',
      '成就',
    ]);
    await expect(canvas.getByRole('progressbar', { name: '点赞 3 次' })).toHaveAttribute('aria-valuetext', '进度 2/3');
    await tap(canvas.getByRole('button', { name: '领取：首次发帖' }));
    await expect(args.onClaim).toHaveBeenCalledWith(taskCalled('firstPost'));
    await tap(canvas.getByRole('button', { name: '一键领取（2）' }));
    await expect(args.onClaimAll).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('link', { name: '去完成：绑定手机' }));
    await expect(navigate).toHaveBeenLastCalledWith('/bind');
    await tap(canvas.getByRole('button', { name: '去完成：分享 1 次' }));
    await expect(args.onShare).toHaveBeenCalledWith(taskCalled('dailyShare'));
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** One reward is taken by its own button. */
export const OneWaiting: Story = {
  args: { list: ready(withTasks(({ id }) => (id === 'dailyCheckIn' ? { status: TaskStatus.done } : {}))) },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: '领取：首次发帖' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /一键领取/ })).toBeNull();
  },
};

export const Claiming: Story = {
  args: { busy: 'firstPost' },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '领取中：首次发帖' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const ClaimingAll: Story = {
  args: { busy: 'all' },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '领取中…' }));
    await expect(args.onClaimAll).not.toHaveBeenCalled();
  },
};

export const Claimed: Story = {
  args: {
    list: ready({ ...withTasks(({ id }) => (id === 'firstPost' ? { status: TaskStatus.done } : {})), todayEarned: 35 }),
    balance: ready(1306),
    reward: { turn: 1, amount: 20, from: 'firstPost' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '余额 1,306 钻石' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '领取：首次发帖' })).toBeNull();
  },
};

/** Back from a task: the row that moved on says so. */
export const Changed: Story = {
  args: {
    changedIds: new Set(['dailyLike']),
    list: ready(withTasks(({ id }) => (id === 'dailyLike' ? { progress: 3, status: TaskStatus.claimable } : {}))),
  },
  async play({ canvas }) {
    const rows = canvas.getAllByRole('listitem').filter((row) => row.dataset['highlighted'] !== undefined);
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent('点赞 3 次');
  },
};

/** Everybody may look; to begin one logs in. */
export const Visitor: Story = {
  args: {
    loggedIn: false,
    balance: loading,
    list: ready({ ...withTasks(() => ({ progress: 0, status: TaskStatus.todo })), todayEarned: 0 }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('登录后开始任务')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await tap(canvas.getByRole('link', { name: '去完成：绑定手机' }));
    await expect(navigate).toHaveBeenCalledTimes(2);
    await expect(navigate).toHaveBeenLastCalledWith('/login');
  },
};

export const AllDone: Story = {
  args: { list: ready(withTasks(({ target }) => ({ progress: target, status: TaskStatus.done }))) },
  async play({ canvas }) {
    await expect(canvas.getByText('任务都完成啦，明天再来')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /去完成/ })).toBeNull();
  },
};

export const Rules: Story = { play: ({ canvasElement }) => readRules(canvasElement, 4) };

export const AtReset: Story = {
  args: { now: taskList.resetAt },
  async play({ args }) {
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { list: loading, balance: loading } };

export const Empty: Story = {
  args: { list: ready({ ...taskList, tasks: [] }) },
  async play({ canvas }) {
    await expect(canvas.getByText('任务都完成啦，明天再来')).toBeVisible();
  },
};

/** A list that could not be read is not an empty one. */
export const Failed: Story = {
  args: { list: failed(), balance: failed() },
  async play({ args, canvas }) {
    await expect(canvas.queryByText('任务都完成啦，明天再来')).toBeNull();
    await tap(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    balance: ready(9_007_199_254),
    list: ready({
      ...withTasks(({ id }) => ({
        title: '在广场里给三位不同作者的帖子点赞，并且认真读完他们写下的全部内容',
        reward: id === 'bindPhone' ? vipDaysReward(7) : coinReward(128_000),
        progress: 128_000,
        target: 256_000,
        memberOnly: id === 'nickname',
        ...(id === 'streak' && { action: { kind: 'none' } as const }),
      })),
      todayEarned: 12_800_000,
    }),
  },
};
