import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { vars } from '#theme/vars.css.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const percent = (value: number) => `${value}%`;

const meta = {
  title: '组件/输入/Slider',
  component: Slider,
  parameters: {
    layout: 'padded',
    guide: {
      use: '两端之间的一个值，差不多就好：亮度、速度、进度。',
      avoid: '要准确的数用 TextField；几个固定的值用 RadioGroup。',
      role: 'slider，名字是 label；读出 formatValue 写成的话。',
      keys: { '← ↓': '小一步', '→ ↑': '大一步', 'Home / End': '最小、最大' },
    } satisfies Guide,
  },
  args: { label: '亮度', defaultValue: 60, formatValue: percent, onValueChange: fn(), onValueCommit: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: '亮度' });
    await expect(slider).toHaveAttribute('aria-valuetext', '60%');
    await fireEvent.input(slider, { target: { value: '61' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(61);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await fireEvent(slider, new Event('change', { bubbles: true }));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(61);
    await expect(slider).toHaveAttribute('aria-valuetext', '61%');
    await expect(canvas.getByText('61%')).toBeVisible();
  },
};

const levels = [
  { value: 1, label: '慢' },
  { value: 3, label: '中' },
  { value: 5, label: '快' },
];

export const Variants: Story = {
  render: (args) => (
    <Stack gap="x24">
      <Slider {...args} />
      <Slider
        {...args}
        label="自动滚动速度"
        min={1}
        max={5}
        defaultValue={3}
        marks={levels}
        formatValue={(value) => `${value} 档`}
      />
      <Slider
        {...args}
        label="页码"
        min={1}
        max={18}
        defaultValue={2}
        thumb="value"
        formatValue={(value) => `${value} / 18`}
      />
    </Stack>
  ),
};

/** The reader's controls at night. */
export const Night: Story = {
  render: (args) => (
    <div style={{ padding: 16, background: vars.color.night }}>
      <Stack gap="x16">
        <Slider
          {...args}
          tone="night"
          label="页码"
          labelHidden
          min={1}
          max={18}
          defaultValue={2}
          thumb="value"
          formatValue={(value) => `${value} / 18`}
        />
        <Slider {...args} tone="night" />
        <Slider {...args} tone="night" label="速度" min={1} max={5} defaultValue={3} marks={levels} />
      </Stack>
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="x16">
      <Slider {...args} defaultValue={0} />
      <Slider {...args} defaultValue={100} />
      <Slider {...args} disabled />
      <Slider {...args} label="只有一页" min={1} max={1} defaultValue={1} formatValue={(value) => `第 ${value} 页`} />
    </Stack>
  ),
};

/** The owner's value stands, whatever the finger wants; one out of range is shown at the nearer end. */
export const Controlled: Story = {
  args: { value: 140 },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('100');
    await fireEvent.input(slider, { target: { value: '0' } });
    await expect(args.onValueChange).toHaveBeenCalledWith(0);
    await expect(slider).toHaveValue('100');
  },
};

/** The whole 44 px of the row are the control, and up and down belong to the page. */
export const Target: Story = {
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('slider').parentElement;
    const box = rail?.getBoundingClientRect() ?? new DOMRect();
    await expect(box.height).toBeGreaterThanOrEqual(44);
    for (const offset of [1, box.height - 1]) {
      await expect(document.elementFromPoint(box.left + box.width / 2, box.top + offset)).toBe(rail);
    }
    await expect(rail && getComputedStyle(rail).touchAction).toBe('pan-y');
  },
};

export const InForm: Story = {
  args: { name: 'brightness' },
  render: (args) => (
    <form>
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await expect(new FormData(canvasElement.querySelector('form') ?? undefined).get('brightness')).toBe('60');
  },
};

export const LongText: Story = {
  args: {
    label: '自动滚动的速度，数字越大滚动得越快，离开页面后恢复默认',
    formatValue: (value) => `每分钟 ${value} 屏`,
  },
};
