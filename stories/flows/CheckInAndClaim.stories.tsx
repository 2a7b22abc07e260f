import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { beginAs, flow } from './tab/flow.ts';
import { PortalInTab } from './tab/PortalInTab.tsx';
import { dialog, find, reads, standsAt, tap, toastsGone } from './tab/steps.ts';

const meta = {
  ...flow,
  title: '流程/签到与领取',
  tags: ['!autodocs'],
  component: PortalInTab,
  args: { path: '/login?redirect=%2Fcheckin' },
} satisfies Meta<typeof PortalInTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A check-in pays, and finishes a task that pays once more. */
export const CheckInThenTask: Story = {
  async play({ step }) {
    await step('the check-in of today is made', async () => {
      await beginAs('poor01');
      await standsAt('/checkin');
      await tap('button', '立即签到');
      const sheet = await dialog('签到成功');
      await reads(/签到成功，获得 \d+ 钻石/, sheet);
      await tap('button', '开心收下', sheet);
      await expect(await find('button', '今日已签到')).toBeDisabled();
    });
    await step('the welfare centre knows what waits, and leads to the tasks', async () => {
      await tap('button', '返回');
      await standsAt('/welfare');
      await tap('link', /任务/);
      await standsAt('/task');
    });
    await step('the finished task is claimed', async () => {
      await tap('button', '领取：每日签到');
      await reads(/已领取 \d+ 钻石/);
    });
    await step('the page stays where it was, and what was told goes of itself', async () => {
      await toastsGone();
      await standsAt('/task');
    });
  },
};
