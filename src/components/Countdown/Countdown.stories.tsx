import { Activity, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

const meta = {
  title: '组件/展示/Countdown',
  component: Countdown,
  parameters: {
    layout: 'padded',
    guide: {
      use: '还剩多久，安静地走；只有去问才读出来。',
      avoid: '过去多久用文字；进度用 Progress。',
      role: 'timer，不主动播报。',
    } satisfies Guide,
  },
  args: { now: STORY_NOW, end: STORY_NOW + 18_753 * SECOND, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A timer that says nothing by itself. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveTextContent('05:12:33');
    await expect(timer).not.toHaveAttribute('aria-live');
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const Variants: Story = {
  args: { end: STORY_NOW + 2 * DAY + 18_753 * SECOND },
  render: (args) => (
    <Stack gap="x12">
      <Countdown {...args} />
      <Countdown {...args} format="{d}天 {hh}:{mm}:{ss}" />
      <Countdown {...args} format="还剩 {d}天" />
      <Countdown {...args} variant="boxes" format="{hh}:{mm}:{ss}" />
      <Countdown {...args} variant="boxes" format="限免还剩 {d}天 {hh}:{mm}" />
      <Countdown {...args} format={({ days, hours }) => <b>{`${days} 天 ${hours} 小时后过期`}</b>} />
    </Stack>
  ),
};

function Running({ now: first, ...rest }: CountdownProps) {
  const [now, setNow] = useState(first);
  return (
    <Stack gap="x12">
      <Countdown {...rest} now={now} />
      <Button size="medium" onClick={() => setNow(now + SECOND)}>
        过一秒
      </Button>
    </Stack>
  );
}

/** Ends exactly at the end, says so once, and keeps its width on the way. */
export const Ends: Story = {
  args: { end: STORY_NOW + 2 * SECOND },
  render: (args) => <Running {...args} />,
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    const { width } = timer.getBoundingClientRect();
    const pass = () => userEvent.click(canvas.getByRole('button', { name: '过一秒' }));
    await pass();
    await expect(timer).toHaveTextContent('00:00:01');
    await expect(timer.getBoundingClientRect().width).toBe(width);
    await expect(args.onEnd).not.toHaveBeenCalled();
    await pass();
    await pass();
    await expect(timer).toHaveTextContent('00:00:00');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** Shown after its end: reported at once, and once. */
export const Late: Story = {
  args: { end: STORY_NOW - DAY },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:00');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

function Kept(args: CountdownProps) {
  const [visible, setVisible] = useState(true);
  return (
    <Stack gap="x12">
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <Countdown {...args} />
      </Activity>
      <Button size="medium" onClick={() => setVisible(!visible)}>
        {visible ? '离开' : '返回'}
      </Button>
    </Stack>
  );
}

/** A page that is left and come back to does not hear of the same end again. */
export const OfAKeptPage: Story = {
  args: { end: STORY_NOW - DAY },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '离开' }));
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { end: STORY_NOW + 399 * DAY, format: '{d}天 {hh}小时 {mm}分 {ss}秒', variant: 'boxes' },
};
