import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import {
  expiredStatus,
  expiringStatus,
  memberStatus,
  poorStatus,
  starScavenger,
  status,
} from '../../shared/demo.fixtures.ts';
import { offerAfter, vipOffer } from './membership.fixtures.ts';
import { MembershipSheet } from './MembershipSheet.tsx';

const meta = {
  title: '页面/弹窗/会员开通',
  component: MembershipSheet,
  parameters: {
    guide: {
      use: '开通或续费会员：选套餐、选支付方式、付款。',
      avoid: '用钻石付要先确认；余额没读到不当成 0，也不拦着。付款的结果在同一层里说。',
      role: '对话框（dialog）；套餐和支付方式各是一组单选。',
      keys: { '↑ ↓ ← →': '换一个套餐或支付方式', Escape: '关上' },
    } satisfies Guide,
  },
  args: {
    open: true,
    offer: ready(vipOffer),
    status: ready(status),
    now: STORY_NOW,
    selectedId: 'vip-year',
    payMethod: 'alipay',
    paying: false,
    onSelectPlan: fn(),
    onSelectPayMethod: fn(),
    onPay: fn(),
    onPayAgain: fn(),
    onRecharge: fn(),
    onCheckResult: fn(),
    onReturn: fn(),
    onContact: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MembershipSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async (name = '开通会员') => within(await screen.findByRole('dialog', { name }));

/** Not a member: what each card costs, a day too, and when membership would end. */
export const Ready: Story = {
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByRole('radio', { name: /年卡/ })).toBeChecked();
    await expect(shown.getByText('2027-01-15')).toBeVisible();
    await expect(document.querySelector('[data-layer-footer]')).toHaveTextContent(
      /年卡，开通后有效期至 2027-01-15.*¥268/,
    );
    await expect(shown.getByRole('radio', { name: /年卡\s*¥268\s*原价\s*¥360\s*折合每天 ¥0.74/ })).toBeInTheDocument();
    await tap(shown.getByRole('radio', { name: /月卡\s*¥30\s*折合每天 ¥1/ }));
    await expect(args.onSelectPlan).toHaveBeenCalledOnce();
    await expect(args.onSelectPlan).toHaveBeenCalledWith('vip-month');
    await tap(shown.getByRole('radio', { name: '微信支付' }));
    await expect(args.onSelectPayMethod).toHaveBeenCalledWith('wechat');
    await tap(shown.getByRole('button', { name: '立即开通 ¥268' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await tap(shown.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Agreement: Story = {
  async play({ args }) {
    await tap((await sheet()).getByRole('button', { name: '《会员服务协议》' }));
    const text = await sheet('会员服务协议');
    await expect(text.getByText('会员未到期时续费，新的天数从原到期日起累加。')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '会员服务协议' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Came from a game's purchase dialog: which is cheaper. */
export const FromGame: Story = {
  args: { selectedId: 'vip-month', game: { name: starScavenger.name, icon: starScavenger.icon, price: 300 } },
  async play() {
    const shown = await sheet();
    await expect(shown.getByText('单独下载 300 钻石')).toBeVisible();
    await expect(shown.getByText('开通月卡，本游戏及全部游戏免费，折合每天 ¥1')).toBeVisible();
  },
};

/** A member renews: days are added to those that are left. */
export const Member: Story = {
  args: { status: ready(memberStatus), offer: ready(offerAfter(memberStatus.expTime ?? 0)), selectedId: 'vip-month' },
  async play() {
    const shown = await sheet('续费会员');
    await expect(shown.getByText('当前有效期至 2026-11-18，续费顺延')).toBeVisible();
    await expect(shown.getByText('2026-12-18')).toBeVisible();
    await expect(shown.getByRole('button', { name: '立即续费 ¥30' })).toBeEnabled();
  },
};

export const Expiring: Story = {
  args: { status: ready(expiringStatus), offer: ready(offerAfter(expiringStatus.expTime ?? 0)) },
  async play() {
    await expect((await sheet('续费会员')).getByText('会员还有 5 天到期，续费顺延')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { status: ready(expiredStatus) },
  async play() {
    const shown = await sheet('续费会员');
    await expect(shown.getByText('会员已过期，续费恢复权益')).toBeVisible();
    await expect(shown.getByRole('button', { name: '立即续费 ¥268' })).toBeEnabled();
  },
};

/** Diamonds are spent only after a yes; money is asked for at the cashier. */
export const Diamonds: Story = {
  args: { selectedId: 'vip-month', payMethod: 'coin' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('需 360 钻石，当前余额 860')).toBeVisible();
    await tap(shown.getByRole('button', { name: '立即开通 360 钻石' }));
    const confirm = within(await screen.findByRole('alertdialog', { name: '确认开通' }));
    await expect(confirm.getByText(/钻石开通/)).toHaveTextContent('用 360 钻石开通会员月卡？');
    await expect(args.onPay).not.toHaveBeenCalled();
    await tap(confirm.getByRole('button', { name: '确定' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const InsufficientDiamonds: Story = {
  args: { status: ready(poorStatus), selectedId: 'vip-month', payMethod: 'coin' },
  async play({ args }) {
    const shown = await sheet();
    await expect(shown.getByText('余额 10 钻石，还差 350 钻石')).toBeVisible();
    await tap(shown.getByRole('button', { name: '钻石不足，去充值' }));
    await expect(args.onRecharge).toHaveBeenCalledWith('vip-month');
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** A balance that is not known is never 0, and stops nobody: the server decides. */
export const StatusFailed: Story = {
  args: { status: failed(), selectedId: 'vip-month', payMethod: 'coin' },
  async play() {
    const shown = await sheet();
    await expect(shown.getByText('需 360 钻石，当前余额 --')).toBeVisible();
    await expect(shown.getByRole('button', { name: '立即开通 360 钻石' })).toBeEnabled();
  },
};

export const Loading: Story = { args: { offer: loading, status: loading, selectedId: undefined } };

export const Empty: Story = {
  args: { offer: ready({ ...vipOffer, plans: [] }) },
  async play({ args }) {
    await tap((await sheet()).getByRole('button', { name: '联系客服' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { offer: failed() },
  async play({ args }) {
    await tap((await sheet()).getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Paying: Story = {
  args: { paying: true },
  async play({ args }) {
    await tap((await sheet()).getByRole('button', { name: '提交中…' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    selectedId: 'long',
    game: { name: '星海拾荒者：在漂满残骸的航道尽头重新点亮灯塔 Remastered', icon: starScavenger.icon, price: 128_000 },
    offer: ready({
      ...vipOffer,
      plans: [
        {
          id: 'long',
          name: '三年尊享卡',
          badge: 'normal',
          days: 1095,
          priceFen: 6_480_050,
          originFen: 9_990_000,
          coinPrice: 648_005,
          perDayText: '折合每天 ¥59.18',
          recommended: true,
          expAfter: STORY_NOW,
        },
        ...vipOffer.plans,
      ],
    }),
  },
};
