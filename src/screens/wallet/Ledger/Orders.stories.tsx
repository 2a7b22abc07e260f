import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failed, loading } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import ledger from './LedgerScreen.stories.tsx';
import { LedgerScreen } from './LedgerScreen.tsx';
import { orders, paidOrder, pendingOrder } from '../wallet.fixtures.ts';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** The second tab of 钻石明细. */
const meta = {
  ...ledger,
  title: '页面/钱包/订单',
  component: LedgerScreen,
  parameters: {
    guide: {
      use: '钻石明细的第二栏：订单和它的状态，待支付的能继续支付或取消。',
      avoid: '付款的经过和结果用「支付结果」。能不能付只看订单状态，不看本机时间；取消前再问一次。',
      role: '列表是 feed，名字是「订单」；剩余时间是 timer；订单号是「复制订单号」按钮。',
    } satisfies Guide,
  },
  args: { ...ledger.args, tab: 'order', rows: loading, orders: listed(orders) },
} satisfies Meta<typeof LedgerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, title: string) => {
  const article = within(canvasElement).getByText(title).closest('article');
  if (!article) throw new Error(`No order is called ${title}.`);
  return within(article);
};

/** Every state; one that waits says for how long, and can be paid or cancelled. */
export const Ready: Story = {
  async play({ args, canvasElement }) {
    const waiting = row(canvasElement, '1280钻石');
    await expect(waiting.getByText('待支付')).toBeVisible();
    await expect(waiting.getByRole('timer')).toHaveTextContent('09:00');
    await tap(waiting.getByRole('button', { name: '去支付' }));
    await expect(args.onContinueOrder).toHaveBeenCalledOnce();
    await expect(args.onContinueOrder).toHaveBeenCalledWith(pendingOrder);
    await tap(waiting.getByRole('button', { name: `复制订单号 ${pendingOrder.orderId}` }));
    await expect(args.onCopyNumber).toHaveBeenCalledWith(pendingOrder.orderId);
    const cancelled = row(canvasElement, '60钻石');
    await expect(cancelled.getByText('已取消')).toBeVisible();
    await expect(cancelled.queryByRole('button', { name: '去支付' })).toBeNull();
  },
};

/** Cancelling is asked once more. */
export const CancelOrder: Story = {
  args: { orders: listed([pendingOrder, paidOrder]) },
  async play({ args, canvasElement }) {
    const ask = () => tapButton(canvasElement, '取消订单');
    await ask();
    const first = within(await screen.findByRole('alertdialog', { name: '取消订单' }));
    await tap(first.getByRole('button', { name: '再想想' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
    await ask();
    await tap(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消订单' }));
    await expect(args.onCancelOrder).toHaveBeenCalledOnce();
    await expect(args.onCancelOrder).toHaveBeenCalledWith(pendingOrder);
  },
};

export const Continuing: Story = {
  args: { work: { orderId: pendingOrder.orderId, doing: 'pay' } },
  async play({ args, canvasElement }) {
    const waiting = row(canvasElement, '1280钻石');
    await tap(waiting.getByRole('button', { name: '提交中…' }));
    await expect(args.onContinueOrder).not.toHaveBeenCalled();
    await expect(waiting.getByRole('button', { name: '取消订单' })).toBeDisabled();
  },
};

export const Cancelling: Story = {
  args: { work: { orderId: pendingOrder.orderId, doing: 'cancel' } },
  async play({ canvasElement }) {
    const waiting = row(canvasElement, '1280钻石');
    await expect(waiting.getByRole('button', { name: '取消中…' })).toBeVisible();
    await expect(waiting.getByRole('button', { name: '去支付' })).toBeDisabled();
  },
};

/** Its time is over by this clock, which may be wrong: the server is asked, and until it has answered the order can be paid. */
export const Expired: Story = {
  args: { now: pendingOrder.expireTime + 3_600_000, orders: listed([pendingOrder]) },
  async play({ args, canvasElement }) {
    const waiting = row(canvasElement, '1280钻石');
    await expect(waiting.getByText('待支付')).toBeVisible();
    await expect(waiting.queryByRole('timer')).toBeNull();
    await expect(waiting.getByText('请尽快支付')).toBeVisible();
    await expect(args.onOrderTimeOver).toHaveBeenCalledOnce();
    await expect(waiting.getByRole('button', { name: '去支付' })).toBeEnabled();
    await expect(waiting.getByRole('button', { name: '取消订单' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { orders: loading } };

export const Empty: Story = {
  args: { orders: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无订单')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去充值' }));
    await expect(navigate).toHaveBeenCalledWith('/recharge');
  },
};

export const Failed: Story = {
  args: { orders: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重试');
    await expect(args.onRetryOrders).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    orders: {
      state: 'ready',
      items: [
        {
          ...pendingOrder,
          title: '会员年卡与一千二百八十钻石的新春联名大礼包 Supercalifragilistic',
          priceFen: 6_480_050,
          orderId: '9'.repeat(64),
        },
        paidOrder,
      ],
      tail: 'loading',
    },
  },
};
