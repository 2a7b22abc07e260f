import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { flow } from './tab/flow.ts';
import { PortalInTab } from './tab/PortalInTab.tsx';
import { closeBulletin, dialog, find, reads, standsAt, tap, toastsGone, type } from './tab/steps.ts';

const meta = {
  ...flow,
  title: '流程/买一个游戏',
  tags: ['!autodocs'],
  component: PortalInTab,
  args: { path: '/detail/1002', onDownload: fn() },
} satisfies Meta<typeof PortalInTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor registers, recharges and buys a game: the portal leads from each step to the next. */
export const RegisterRechargeDownload: Story = {
  async play({ args, step }) {
    await step('a paid game asks a visitor to log in', async () => {
      await closeBulletin();
      await tap('button', '登录后下载');
      await standsAt(/^\/login/);
    });
    await step('who has no account registers, and comes back to the game', async () => {
      await tap('link', /立即注册/);
      await standsAt(/^\/register/);
      // The address comes first: until this page is rendered, login stands there still with fields of the same names.
      await find('button', '注册并登录');
      await type('用户名', 'xiaoyu_2026');
      await type('密码', 'sunny-day-8');
      await type('确认密码', 'sunny-day-8');
      await tap('checkbox', /同意/);
      await tap('button', '注册并登录');
      await standsAt('/detail/1002');
    });
    await step('without diamonds the way leads to recharge', async () => {
      await tap('button', '确认下载', await dialog('下载确认'));
      await tap('button', '充值', await dialog('余额不足'));
      await standsAt('/recharge?for=game.1002');
      await reads(/还差/);
    });
    await step('the cashier is paid', async () => {
      await tap('button', /立即支付/);
      await tap('button', '确认支付');
      await standsAt(/^\/recharge\?for=game.1002&orderId=/);
      await reads(/充值成功，到账 \d+ 钻石/);
    });
    await step('the game is bought and its download begins, once', async () => {
      await tap('button', '继续下载');
      await standsAt('/detail/1002');
      await tap('button', '确认下载', await dialog('下载确认'));
      await waitFor(() => expect(args.onDownload).toHaveBeenCalledTimes(1), { timeout: 15_000 });
      await reads('开始下载');
    });
    await step('the bulletin, which waited behind the purchase, is put away; the page has the focus', async () => {
      await closeBulletin();
      await standsAt('/detail/1002');
      await expect(await find('button', /已购买/)).toBeEnabled();
      await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
      await toastsGone();
    });
  },
};
