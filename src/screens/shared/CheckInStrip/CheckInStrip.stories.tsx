import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CycleState, type CycleDay } from '#domain/checkIn.ts';
import { coinReward } from '#domain/reward.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { CheckInStrip } from './CheckInStrip.tsx';

const cycleOf = (done: number, checkedToday: boolean): CycleDay[] =>
  [5, 5, 8, 8, 10, 12, 30].map((amount, index) => ({
    day: index + 1,
    reward: coinReward(amount),
    state: index < done ? CycleState.done : index === done && !checkedToday ? CycleState.today : CycleState.future,
  }));

const meta = {
  title: '页面/共用/签到七日',
  component: CheckInStrip,
  args: { cycle: cycleOf(3, false), checkedToday: false },
  parameters: {
    layout: 'padded',
    guide: {
      use: '签到一轮的七天：哪天签了、今天是哪天、各得多少。',
      avoid: '一个月的签到用 Calendar；签到按钮不在这里，由页面放在下面。',
      role: '名为「七天签到」的列表，今天带 aria-current="date"。',
    } satisfies Guide,
  },
} satisfies Meta<typeof CheckInStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    const days = within(canvasElement).getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(days[3]).toHaveTextContent('今天+8');
    await expect(days[3]).toHaveAttribute('aria-current', 'date');
  },
};

/** Today is named also when it is done. */
export const Done: Story = {
  args: { cycle: cycleOf(4, true), checkedToday: true },
  async play({ canvasElement }) {
    const days = within(canvasElement).getAllByRole('listitem');
    await expect(days[3]).toHaveTextContent('今天+8已签到');
    await expect(days[2]).toHaveTextContent('第3天');
  },
};
