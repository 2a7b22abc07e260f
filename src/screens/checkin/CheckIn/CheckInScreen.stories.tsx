import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { MilestoneState } from '#domain/checkIn.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { coinReward, giftReward, vipDaysReward } from '#domain/reward.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { readRules } from '../../../../stories/plays/rules.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { checkedBoard, december, openBoard, tomorrow, visitorBoard } from './checkIn.fixtures.ts';
import { CheckInScreen } from './CheckInScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/福利/签到',
  component: CheckInScreen,
  decorators: [inSimpleShell],
  parameters: {
    guide: {
      use: '今天签到、看这个月签了哪些天、补上漏签的一天、领连签的奖励。',
      avoid: '补签花钻石，先问过；签到得到的钻石，等成功的面板关上才飞进余额。访客看得到全部，按钮换成「登录后签到」。',
      role: '七天是列表，月历是表格，漏签的日子是按钮；成功由面板里的状态消息说出。',
    } satisfies Guide,
  },
  args: {
    info: ready(openBoard),
    calendar: ready(openBoard.calendar),
    balance: ready(1286),
    loggedIn: true,
    now: STORY_NOW,
    onCheckIn: fn(),
    onCloseSuccess: fn(),
    onChangeMonth: fn(),
    onChooseMakeUp: fn(),
    onMakeUp: fn(),
    onClaimMilestone: fn(),
    onReset: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof CheckInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByText(/已连续签到/)).toHaveTextContent('已连续签到 3 天');
    await expect(canvas.getByText('累计 86 天')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('距重置 13:36:00');
    await expect(canvas.getByText('明日可得 10 钻石，连签第 7 天得 30 钻石')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '立即签到' }));
    await expect(args.onCheckIn).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '领取连签 3 天奖励' }));
    await expect(args.onClaimMilestone).toHaveBeenCalledWith(3);
    await tap(canvas.getByRole('link', { name: '余额 1,286 钻石' }));
    await expect(navigate).toHaveBeenCalledWith('/xdetail');
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

/** A month has its marks, a missed day of this one can be tapped, and other months can be shown. */
export const Month: Story = {
  async play({ args, canvas }) {
    await expect(canvas.getByRole('button', { name: '1月6日 星期二，已补签' })).toHaveTextContent('补');
    await tap(canvas.getByRole('button', { name: '1月14日 星期三，已签到' }));
    await expect(args.onChooseMakeUp).not.toHaveBeenCalled();
    await tap(canvas.getByRole('button', { name: '1月9日 星期五，漏签，可补签' }));
    await expect(args.onChooseMakeUp).toHaveBeenCalledWith('2026-01-09');
    await tap(canvas.getByRole('button', { name: '上个月' }));
    await expect(args.onChangeMonth).toHaveBeenCalledWith('2025-12');
  },
};

export const CheckedIn: Story = {
  args: { info: ready(checkedBoard), calendar: ready(checkedBoard.calendar) },
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: '今日已签到' });
    await expect(button).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '1月15日 星期四，今天，已签到' })).toHaveTextContent('签');
    await expect(canvas.getByRole('list', { name: '七天签到' })).toHaveTextContent('今天+8已签到');
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

export const CheckingIn: Story = {
  args: { busy: 'checkIn' },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '签到中…' }));
    await expect(args.onCheckIn).not.toHaveBeenCalled();
  },
};

export const ClaimingGift: Story = {
  args: { busy: 'milestone-3' },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '领取中…' }));
    await expect(args.onClaimMilestone).not.toHaveBeenCalled();
  },
};

/** The sheet says what it brought; the balance grows when the sheet is closed. */
export const Success: Story = {
  args: {
    info: ready(checkedBoard),
    calendar: ready(checkedBoard.calendar),
    balance: ready(1294),
    success: { reward: coinReward(8), tomorrow },
  },
  async play({ args, canvas }) {
    const sheet = within(await screen.findByRole('dialog', { name: '签到成功' }));
    await expect(sheet.getByText('签到成功，获得 8 钻石')).toBeVisible();
    await expect(sheet.getByText('明日可得 10 钻石')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '余额 1,286 钻石', hidden: true })).toBeInTheDocument();
    await tap(sheet.getByRole('button', { name: '开心收下' }));
    await expect(args.onCloseSuccess).toHaveBeenCalledOnce();
  },
};

/** The diamonds of a claimed gift are on their way. */
export const Claimed: Story = {
  args: {
    balance: ready(1296),
    reward: { turn: 1, amount: 10, from: 'milestone-3' },
    info: ready({
      ...openBoard,
      milestones: openBoard.milestones.map((gift) =>
        gift.days === 3 ? { ...gift, state: MilestoneState.done } : gift,
      ),
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: '余额 1,296 钻石' })).toBeVisible();
    await expect(canvas.getByText('已领取')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /领取/ })).toBeNull();
  },
};

export const MakeUp: Story = {
  args: { makeUpDate: '2026-01-09' },
  async play({ args }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: '补签' }));
    await expect(dialog.getByText('补签 2026-01-09 需要 20 钻石，本月还可补签 2 次')).toBeVisible();
    await tap(dialog.getByRole('button', { name: '确认补签' }));
    await expect(args.onMakeUp).toHaveBeenCalledWith('2026-01-09');
  },
};

export const MakeUpRefused: Story = {
  args: { makeUpDate: '2026-01-09' },
  async play({ args }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: '补签' }));
    await tap(dialog.getByRole('button', { name: '取消' }));
    await expect(args.onChooseMakeUp).toHaveBeenCalledWith(null);
    await expect(args.onMakeUp).not.toHaveBeenCalled();
  },
};

/** The month before: everything done, nothing to tap. */
export const EarlierMonth: Story = {
  args: { month: '2025-12', calendar: ready(december) },
  async play({ args, canvas }) {
    await expect(canvas.getByText('2025年12月')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '12月31日 星期三，已签到' }));
    await expect(args.onChooseMakeUp).not.toHaveBeenCalled();
  },
};

export const MonthLoading: Story = { args: { month: '2025-12', calendar: loading } };

export const MonthFailed: Story = {
  args: { month: '2025-12', calendar: failed() },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '立即签到' })).toBeEnabled();
  },
};

/** The board is open to everybody; to check in one logs in. */
export const Visitor: Story = {
  args: { info: ready(visitorBoard), calendar: ready(visitorBoard.calendar), balance: loading, loggedIn: false },
  async play({ canvas }) {
    await tap(canvas.getByRole('link', { name: '登录后签到' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
    await expect(canvas.getByRole('table', { name: '签到日历' })).toBeVisible();
    await expect(canvas.queryByText(/本月还可补签/)).toBeNull();
  },
};

export const Rules: Story = { play: ({ canvasElement }) => readRules(canvasElement, 4) };

/** The server's midnight has come: the board asks once to be read again. */
export const AtReset: Story = {
  args: { now: openBoard.resetAt },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('timer')).toHaveTextContent('距重置 00:00:00');
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { info: loading, calendar: loading, balance: loading } };

/** Without gifts and rules the board still stands. */
export const Empty: Story = { args: { info: ready({ ...openBoard, milestones: [], rule: '' }) } };

export const Failed: Story = {
  args: { info: failed(), calendar: failed(), balance: failed() },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    balance: ready(9_007_199_254),
    info: ready({
      ...openBoard,
      continuousDays: 1280,
      totalDays: 12_800,
      cycle: openBoard.cycle.map((day, index) =>
        index === 6 ? { ...day, reward: vipDaysReward(30) } : { ...day, reward: coinReward(12_800) },
      ),
      milestones: openBoard.milestones.map((gift, index) =>
        index === 3
          ? { ...gift, reward: giftReward('1003', '《纸上王国》彩纸大礼包') }
          : { ...gift, reward: coinReward(128_000) },
      ),
    }),
  },
};
