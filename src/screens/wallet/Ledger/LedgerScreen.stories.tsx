import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { endless } from '../../../../stories/args/endless.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { refreshByKey } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { ledgerRows } from '../wallet.fixtures.ts';
import { LedgerScreen } from './LedgerScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/钱包/钻石明细',
  component: LedgerScreen,
  parameters: {
    guide: {
      use: '钻石明细：余额、收支明细和订单。明细按收支和月份筛选，每条能回到它的来处。',
      avoid:
        '只显示余额用「钻石余额」；买钻石去「钻石充值」。余额不知道时写「--」，不写 0；没有记录也没筛选时不出现筛选。',
      role: '页面地标名为「钻石明细」；两栏是标签页；收支是一组按钮，选中的为按下；列表是 feed，每条的名字里有收支数和余额。',
    } satisfies Guide,
  },
  decorators: [inSimpleShell],
  args: {
    loggedIn: true,
    tab: 'coin',
    onChangeTab: fn(),
    balance: ready(870),
    onRefreshBalance: fn(),
    direction: 0,
    onChangeDirection: fn(),
    onChangeMonth: fn(),
    now: STORY_NOW,
    rows: listed(ledgerRows),
    onLoadMoreRows: fn(),
    onRetryRows: fn(),
    orders: listed([]),
    onLoadMoreOrders: fn(),
    onRetryOrders: fn(),
    onCopyNumber: fn(),
    onContinueOrder: fn(),
    onCancelOrder: fn(),
    onOrderTimeOver: fn(),
    onRefresh: fn(async () => undefined),
    onBack: fn(),
  },
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const feed = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('feed', { name: '钻石明细' }));

/** In and out with the balance after each; a row leads to what it was about. */
export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    const rows = feed(canvasElement);
    await expect(
      rows.getByRole('link', { name: /充值300钻石（首充双倍）.*收入 620 钻石，.*余额 1,170/ }),
    ).toBeVisible();
    await tap(rows.getByRole('link', { name: /下载游戏《星海拾荒者》.*支出 300 钻石，.*余额 870/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/detail/1002');
    await tap(rows.getByRole('link', { name: /解锁《夜航灯塔》第12话/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/readbook/2005/2005-12');
    await tap(canvas.getByRole('link', { name: '充值' }));
    await expect(navigate).toHaveBeenLastCalledWith('/recharge');
    await expect(navigate).toHaveBeenCalledTimes(3);
    await tap(canvas.getByRole('tab', { name: '订单' }));
    await expect(args.onChangeTab).toHaveBeenCalledWith('order');
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A movement without an object is no link. */
export const NoObject: Story = {
  args: { rows: listed(ledgerRows.filter(({ type }) => type === 'refund' || type === 'activity')) },
  async play({ canvasElement }) {
    const rows = feed(canvasElement);
    await expect(rows.getByText('退款：山海寻踪')).toBeVisible();
    await expect(rows.queryByRole('link')).toBeNull();
  },
};

export const Filter: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '全部', pressed: true }));
    await expect(args.onChangeDirection).not.toHaveBeenCalled();
    await tap(canvas.getByRole('button', { name: '收入' }));
    await expect(args.onChangeDirection).toHaveBeenLastCalledWith(1);
    await tap(canvas.getByRole('button', { name: '支出' }));
    await expect(args.onChangeDirection).toHaveBeenLastCalledWith(-1);
    await expect(args.onChangeDirection).toHaveBeenCalledTimes(2);
  },
};

/** A month of this year or an earlier one; what has not come yet cannot be chosen. */
export const ChooseMonth: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '全部时间');
    const sheet = within(await screen.findByRole('dialog', { name: '选择月份' }));
    await expect(sheet.getByRole('button', { name: '2026年1月' })).toBeEnabled();
    await expect(sheet.getByRole('button', { name: '2026年2月' })).toBeDisabled();
    await expect(sheet.getByRole('button', { name: '下一年' })).toBeDisabled();
    await tap(sheet.getByRole('button', { name: '上一年' }));
    await expect(sheet.getByText('2025年')).toBeVisible();
    await tap(sheet.getByRole('button', { name: '2025年12月' }));
    await expect(args.onChangeMonth).toHaveBeenCalledOnce();
    await expect(args.onChangeMonth).toHaveBeenCalledWith('2025-12');
    await layerClosed();
  },
};

export const OneMonth: Story = {
  args: { month: '2025-12', direction: -1, rows: listed(ledgerRows.slice(9)) },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '2025年12月');
    const sheet = within(await screen.findByRole('dialog', { name: '选择月份' }));
    await expect(sheet.getByRole('button', { name: '2025年12月', pressed: true })).toBeVisible();
    await tap(sheet.getByRole('button', { name: '全部时间' }));
    await expect(args.onChangeMonth).toHaveBeenCalledWith(undefined);
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
  args: { loggedIn: false, balance: loading, rows: loading },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后查看明细')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const Loading: Story = { args: { balance: loading, rows: loading } };

export const Empty: Story = {
  args: { balance: ready(0), rows: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无记录')).toBeVisible();
    // As the orders' empty part: with nothing to choose from above it.
    await expect(canvas.queryByRole('group', { name: '收支' })).not.toBeInTheDocument();
    await tap(canvas.getByRole('link', { name: '做任务 领钻石' }));
    await expect(navigate).toHaveBeenCalledWith('/task');
  },
};

export const EmptyMonth: Story = {
  args: { month: '2025-03', direction: 1, rows: listed([]) },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByRole('group', { name: '收支' })).toBeVisible();
    await tapButton(canvasElement, '查看全部');
    await expect(args.onChangeDirection).toHaveBeenCalledWith(0);
    await expect(args.onChangeMonth).toHaveBeenCalledWith(undefined);
  },
};

/** A balance that is not known is never 0. */
export const Failed: Story = {
  args: { balance: failed(), rows: failed() },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('--')).toBeVisible();
    await tap(canvas.getByRole('button', { name: '点击刷新' }));
    await expect(args.onRefreshBalance).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetryRows).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  args: { rows: listed(ledgerRows, 'failed') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.onRetryRows).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    balance: ready(9_007_199_254_740_991),
    rows: {
      state: 'ready',
      items: ledgerRows.map((row) => ({
        ...row,
        title: `${row.title}：在漂满残骸的航道尽头重新点亮灯塔 Supercalifragilisticexpialidocious`,
        amount: row.amount * 1_000_000,
        balance: row.balance * 1_000_000,
      })),
      tail: 'loading',
    },
  },
};
