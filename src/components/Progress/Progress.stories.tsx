import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  title: '组件/展示/Progress',
  component: Progress,
  parameters: {
    layout: 'padded',
    guide: {
      use: '做到哪儿了，一条或一圈；不知道多少时转着等。',
      avoid: '内容的占位用 Skeleton；还剩多久用 Countdown；能拖的用 Slider。',
      role: 'progressbar，名字是 label；读百分比或 valueText。',
    } satisfies Guide,
  },
  args: { label: '阅读进度', value: 0.42 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '阅读进度' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    const fill = bar.firstElementChild?.getBoundingClientRect();
    const { left, width } = bar.getBoundingClientRect();
    await expect((fill?.right ?? 0) - left).toBeCloseTo(width * 0.42, 0);
  },
};

const sizes = ['small', 'regular', 'large'] as const;

export const Variants: Story = {
  render: (args) => (
    <Stack gap="x20">
      {sizes.map((size) => (
        <Progress key={size} {...args} size={size} />
      ))}
      <Progress {...args} label="成长值" tone="gold" size="large" />
      <Progress {...args} label="任务" tone="gem" size="large" />
      <Inline gap="x20">
        {sizes.map((size) => (
          <Progress key={size} {...args} shape="ring" size={size} />
        ))}
        <Progress {...args} shape="ring" size="large">
          42%
        </Progress>
        <Progress {...args} shape="ring" size="large" tone="gold" label="成长值" />
      </Inline>
    </Stack>
  ),
};

/** Nothing, some, all, and nobody knows; a value out of range stops at the end. */
export const States: Story = {
  render: (args) => (
    <Stack gap="x20">
      {[0, 0.03, 0.5, 1, 1.8].map((value) => (
        <Inline key={value} gap="x16">
          <Progress {...args} value={value} shape="ring" />
          <Progress {...args} value={value} />
        </Inline>
      ))}
      <Inline gap="x16">
        <Progress {...args} value={undefined} shape="ring" label="正在上传" />
        <Progress {...args} value={undefined} label="正在加载" />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const values = canvas
      .getAllByRole('progressbar', { name: '阅读进度' })
      .map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '0', '3', '3', '50', '50', '100', '100', '100', '100']);
    await expect(canvas.getByRole('progressbar', { name: '正在加载' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const Steps: Story = {
  args: {
    label: '连续签到',
    value: 3,
    max: 7,
    valueText: '第 3 天，共 7 天',
    shape: 'ring',
    size: 'large',
    children: '3/7',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '第 3 天，共 7 天');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};

export const Night: Story = {
  args: { tone: 'night' },
  render: (args) => (
    <div style={{ padding: 16, background: vars.color.night }}>
      <Stack gap="x16">
        <Progress {...args} />
        <Progress {...args} shape="ring" />
      </Stack>
    </div>
  ),
};
