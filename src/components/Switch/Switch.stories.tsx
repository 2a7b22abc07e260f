import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: '组件/输入/Switch',
  component: Switch,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一件事开或关，马上生效。',
      avoid: '要和别的一起提交用 Checkbox；几选一用 RadioGroup。',
      role: 'switch，名字是 label；出错时读出错误。',
      keys: { 空格: '开或关' },
    } satisfies Guide,
  },
  args: { label: '仅 Wi-Fi 下载', onCheckedChange: fn(), onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Switched: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: '仅 Wi-Fi 下载' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('仅 Wi-Fi 下载'));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledOnce();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Rows of a settings card, and one whose words stand elsewhere. */
export const Variants: Story = {
  render: (args) => (
    <Surface>
      <Switch {...args} defaultChecked />
      <Switch {...args} label="自动滚动" description="翻到底后自动进入下一话" />
      <Inline gap="x8">
        夜间模式
        <Switch {...args} label="夜间模式" labelHidden defaultChecked />
      </Inline>
    </Surface>
  ),
};

export const States: Story = {
  render: (args) => (
    <Surface>
      <Switch {...args} label="关" />
      <Switch {...args} label="开" defaultChecked />
      <Switch {...args} label="正在打开" pending />
      <Switch {...args} label="正在关闭" pending defaultChecked />
      <Switch {...args} label="不可用，关" disabled />
      <Switch {...args} label="不可用，开" disabled defaultChecked />
      <Switch {...args} label="消息通知" error="未能保存，请稍后再试" />
    </Surface>
  ),
};

/** The owner's word counts: a tap only asks. */
export const Controlled: Story = {
  args: { checked: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

/** Keeps the focus and swallows taps and keys. */
export const Pending: Story = {
  args: { pending: true, defaultChecked: true, onClick: fn() },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    control.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('仅 Wi-Fi 下载'));
    await expect(control).toBeChecked();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { label: '消息通知', error: '未能保存，请稍后再试' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: '消息通知' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('未能保存，请稍后再试');
  },
};

export const InForm: Story = {
  args: { name: 'wifi', value: 'only', defaultChecked: true },
  render: (args) => (
    <form>
      <Switch {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('wifi')).toBe('only');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(new FormData(form).get('wifi')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: '收到新的评论、点赞和关注时，在手机的通知栏里提醒我，包括正在看漫画的时候',
    description: '关闭后仍然可以在消息中心里看到所有通知，系统公告和订单通知不受影响',
    defaultChecked: true,
  },
};
