import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { gifts } from '../demo.fixtures.ts';
import { GiftAction } from './GiftAction.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const [open, claimed, soldOut] = gifts.map((gift) => ({
  ...gift,
  startTime: STORY_NOW - 1,
  endTime: STORY_NOW + 86_400_000,
}));
if (!open || !claimed || !soldOut) throw new Error('The demo has three packs');

const meta = {
  title: '页面/共用/礼包操作',
  component: GiftAction,
  args: { gift: open, member: false, now: STORY_NOW, onClaimGift: fn(), onCopyCode: fn() },
  parameters: {
    layout: 'padded',
    guide: {
      use: '一份礼包现在能做的那一件事：领取、复制礼包码、去开通会员，或说明为什么不能领。',
      avoid: '福利中心的新人礼和会员礼不是礼包，按钮另写。',
      role: '按钮或链接，名字带着礼包名；不能领时是一句话。',
    } satisfies Guide,
  },
} satisfies Meta<typeof GiftAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '领取启航补给包' }));
    await expect(args.onClaimGift).toHaveBeenCalledWith(open);
  },
};

export const Claiming: Story = {
  args: { claimingId: open.id },
  async play({ args, canvas }) {
    await tap(canvas.getByRole('button', { name: '领取中…启航补给包' }));
    await expect(args.onClaimGift).not.toHaveBeenCalled();
  },
};

export const Claimed: Story = {
  args: { gift: claimed },
  async play({ args, canvas }) {
    const copy = canvas.getByRole('button', { name: '复制礼包码：老船长的信' });
    await expect(copy).toHaveTextContent(/^复制礼包码$/);
    await tap(copy);
    await expect(args.onCopyCode).toHaveBeenCalledWith('STAR-2026-FOG1');
  },
};

/** Kept for members: others are led to the membership. */
export const MemberOnly: Story = {
  args: { gift: { ...open, memberOnly: true } },
  async play({ canvas }) {
    await tap(canvas.getByRole('link', { name: '开通可领：启航补给包' }));
    await expect(navigate).toHaveBeenCalledWith('/profile?pop=1');
  },
};

/** Why nothing can be done. */
export const States: Story = {
  render: (args) => (
    <>
      {[soldOut, { ...open, leftToday: 0 }, { ...open, startTime: STORY_NOW + 1 }, { ...open, endTime: STORY_NOW }].map(
        (gift, index) => (
          <p key={index}>
            <GiftAction {...args} gift={gift} />
          </p>
        ),
      )}
    </>
  ),
  async play({ canvas }) {
    for (const text of ['已领完', '今日已领完，明天再来', '01-15 开抢', '已过期'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
