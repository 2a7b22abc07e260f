import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gem } from '#screens/shared/Gem/Gem.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { CalendarStrip, type StripState } from './CalendarStrip.tsx';

const REWARDS = [5, 5, 8, 8, 10, 12, 30];

const week = (states: readonly StripState[]) =>
  states.map((state, index) => ({
    id: String(index),
    label: state === 'today' ? '今天' : `第${index + 1}天`,
    state,
    reward: `+${REWARDS[index] ?? 0}`,
    grand: index === 6,
  }));

const meta = {
  title: '组件/展示/CalendarStrip',
  component: CalendarStrip,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一排七天和每天得到什么：做了、今天、漏了、还没到。',
      avoid: '整个月用 Calendar；不是按天的步骤用 Progress。',
      role: '有序列表，名字是 label；今天标为当前日期，每天读出状态。',
    } satisfies Guide,
  },
  args: {
    label: '本周签到',
    days: week(['done', 'done', 'done', 'today', 'future', 'future', 'future']),
    rewardIcon: <Gem size={18} />,
  },
  render: (args) => (
    <Surface padding="x12">
      <CalendarStrip {...args} />
    </Surface>
  ),
} satisfies Meta<typeof CalendarStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('listitem');
    await expect(days.map((day) => day.textContent)).toEqual([
      '第1天+5已签到',
      '第2天+5已签到',
      '第3天+8已签到',
      '今天+8今天可签到',
      '第5天+10未到',
      '第6天+12未到',
      '第7天+30未到',
    ]);
    await expect(days[3]).toHaveAttribute('aria-current', 'date');
  },
};

export const States: Story = {
  render: (args) => (
    <Surface>
      <CalendarStrip
        {...args}
        label="第一天"
        days={week(['today', 'future', 'future', 'future', 'future', 'future', 'future'])}
      />
      <br />
      <CalendarStrip
        {...args}
        label="有漏签"
        days={week(['done', 'missed', 'done', 'missed', 'today', 'future', 'future'])}
      />
      <br />
      <CalendarStrip {...args} label="签满七天" days={week(['done', 'done', 'done', 'done', 'done', 'done', 'done'])} />
      <br />
      <CalendarStrip {...args} label="第七天" days={week(['done', 'done', 'done', 'done', 'done', 'done', 'today'])} />
    </Surface>
  ),
};

/** The day that was just done turns over, the others stand still. */
export const JustDone: Story = {
  args: {
    days: week(['done', 'done', 'done', 'done', 'future', 'future', 'future']).map((day, index) => ({
      ...day,
      turns: index === 3,
    })),
  },
  play: async ({ canvas }) => {
    const turning = canvas.getAllByRole('listitem').filter((day) => day.dataset['turns'] !== undefined);
    await expect(turning.map((day) => day.textContent)).toEqual(['第4天+8已签到']);
  },
};

export const LongText: Story = {
  args: {
    days: week(['done', 'done', 'missed', 'today', 'future', 'future', 'future']).map((day) => ({
      ...day,
      label: '11月30日',
      reward: '+1,280',
    })),
  },
};
