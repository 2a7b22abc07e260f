import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beginAs, flow } from './tab/flow.ts';
import { PortalInTab } from './tab/PortalInTab.tsx';
import { closeBulletin, dialog, find, reads, standsAt, tap, toastsGone } from './tab/steps.ts';

const meta = {
  ...flow,
  title: '流程/开通会员',
  tags: ['!autodocs'],
  component: PortalInTab,
  args: { path: '/login?redirect=%2Fdetail%2F1002' },
} satisfies Meta<typeof PortalInTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Membership is bought from a game, and the way leads back to it. */
export const FromGameAndBack: Story = {
  async play({ step }) {
    await step('a game that costs diamonds offers membership', async () => {
      await beginAs('poor01');
      await standsAt('/detail/1002');
      await tap('button', /钻石\s*下载$/);
      await tap('button', '立即开通', await dialog('下载确认'));
      await standsAt('/profile?pop=1');
    });
    await step('a card is chosen; until when it holds is told before paying', async () => {
      const sheet = await dialog('开通会员');
      await tap('radio', /月卡/, sheet);
      await tap('radio', /支付宝/, sheet);
      await reads(/开通后有效期至/, sheet);
      await tap('button', '立即开通 ¥30', sheet);
    });
    await step('the cashier is paid, and the server tells until when', async () => {
      await tap('button', '确认支付');
      await standsAt(/^\/profile\?pop=1&for=game\.1002&orderId=/);
      await reads(/开通成功，会员有效期至 \d{4}-\d\d-\d\d/, await dialog('支付结果'));
    });
    await step('back at the game, it is free', async () => {
      await tap('button', '返回游戏', await dialog('支付结果'));
      await standsAt('/detail/1002');
      await closeBulletin();
      await expect(await find('button', '会员免费下载')).toBeEnabled();
      await toastsGone();
    });
  },
};
