import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { longTextGame, memberStatus, poorStatus, starScavenger, status } from '../../shared/demo.fixtures.ts';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const meta = {
  title: '页面/弹窗/下载确认',
  component: PurchaseDialog,
  parameters: {
    guide: {
      use: '付钻石下载前的确认：价格、余额、付完剩多少；会员和买过的不再付。',
      avoid: '余额没读到不当成 0，先不能确认；价格变了要再确认一次；提交中关不掉，免得付两次。',
      role: '警告对话框（alertdialog），焦点先在「取消」上；出了什么问题由 status 播报。',
      keys: { Escape: '取消，不扣费；提交中不起作用' },
    } satisfies Guide,
  },
  args: {
    open: true,
    game: starScavenger,
    platform: 1,
    status: ready(status),
    pending: false,
    onConfirm: fn(),
    onCancel: fn(),
    onOpenMembership: fn(),
    onRetryStatus: fn(),
  },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('alertdialog', { name: '下载确认' });

export const Ready: Story = {
  async play({ args, step }) {
    const inside = within(await dialog());
    await step('价格、余额与支付后剩余', async () => {
      const panel = await dialog();
      await expect(panel).toHaveTextContent('下载该游戏需要300钻石');
      await expect(panel).toHaveTextContent('当前余额 860 钻石');
      await expect(panel).toHaveTextContent('支付后剩余 560');
      // Beside the button, which stays in sight while the rest scrolls away.
      await expect(panel).toHaveTextContent('需支付 300 钻石');
    });
    await step('确认', async () => {
      await tap(inside.getByRole('button', { name: '确认下载' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('开通会员', async () => {
      await tap(inside.getByRole('button', { name: '立即开通' }));
      await expect(args.onOpenMembership).toHaveBeenCalledOnce();
    });
    await step('取消、× 与 Escape 都不扣费', async () => {
      await tap(inside.getByRole('button', { name: '取消' }));
      await tap(inside.getByRole('button', { name: '关闭' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(3);
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};

export const InsufficientDiamonds: Story = {
  args: { status: ready(poorStatus) },
  async play() {
    await expect(await dialog()).toHaveTextContent('还差 290 钻石');
  },
};

export const Member: Story = {
  args: { status: ready(memberStatus) },
  async play({ args }) {
    const panel = await dialog();
    await expect(panel).toHaveTextContent('会员到期时间：2026-11-18');
    await expect(panel).toHaveTextContent('会员免费');
    await expect(panel).not.toHaveTextContent('当前余额');
    await tap(within(panel).getByRole('button', { name: '免费下载' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Owned: Story = {
  args: { game: { ...starScavenger, owned: true }, status: loading },
  async play({ args }) {
    const panel = await dialog();
    await expect(panel).toHaveTextContent('您已购买该游戏，可免费重新下载');
    await tap(within(panel).getByRole('button', { name: '确认下载' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { status: loading },
  async play({ args }) {
    const inside = within(await dialog());
    await tap(inside.getByRole('button', { name: /查询余额中…/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { status: failed() },
  async play({ args }) {
    const inside = within(await dialog());
    await expect(inside.getByRole('button', { name: '确认下载' })).toBeDisabled();
    await tap(inside.getByRole('button', { name: '点击刷新' }));
    await expect(args.onRetryStatus).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { pending: true },
  async play({ args }) {
    const inside = within(await dialog());
    await tap(inside.getByRole('button', { name: /提交中…/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(inside.getByRole('button', { name: '取消' })).toBeDisabled();
    await expect(inside.queryByRole('button', { name: '关闭' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NetworkFailure: Story = {
  args: { problem: 'network' },
  async play() {
    await expect(within(await dialog()).getByText('网络异常，请重试（不会重复扣费）')).toBeVisible();
  },
};

export const PriceChanged: Story = {
  args: { game: { ...starScavenger, buyAmount: 360 }, problem: 'priceChanged' },
  async play() {
    await expect(await dialog()).toHaveTextContent('下载该游戏需要360钻石');
    await expect(await dialog()).toHaveTextContent('游戏价格已变动，请确认后再下载');
  },
};

/** The server found nothing that could be downloaded, and charged nothing. */
export const Undeliverable: Story = {
  args: { problem: 'undeliverable' },
  async play({ args }) {
    const inside = within(await dialog());
    await expect(inside.getByText('该游戏的安装包暂时无法下载，本次未扣费')).toBeVisible();
    await expect(inside.getByRole('button', { name: '确认下载' })).toBeDisabled();
    await tap(inside.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { game: { ...starScavenger, buyAmount: null } },
  async play() {
    const inside = within(await dialog());
    await expect(inside.getByText('暂时无法购买该游戏，请稍后再试')).toBeVisible();
    await expect(inside.getByRole('button', { name: '确认下载' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { game: longTextGame, platform: 2, status: ready({ ...status, coinNum: 9_876_543 }), problem: 'network' },
};
