import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';

function Held(props: CheckboxProps) {
  const [checked, onCheckedChange] = useHeld(props.checked, props.onCheckedChange);
  return <Checkbox {...props} checked={checked} onCheckedChange={onCheckedChange} />;
}

const meta = {
  title: '组件/输入/Checkbox',
  component: Checkbox,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一个是或否，连同它的话；话里的链接仍是链接。',
      avoid: '立刻生效的开关用 Switch；几选一用 RadioGroup。',
      role: 'checkbox，名字是它的文字；该勾没勾时读作无效。',
      keys: { 空格: '勾上或取消' },
    } satisfies Guide,
  },
  args: { checked: false, children: '今日不再提示', onCheckedChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Toggled: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: '今日不再提示' });
    await userEvent.click(canvas.getByText('今日不再提示'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="x4">
      <Held {...args} />
      <Held {...args} checked />
      <Held {...args} invalid />
      <Held {...args} disabled />
      <Held {...args} checked disabled />
    </Stack>
  ),
};

/** Opening what is agreed to does not agree to it. */
export const WithLinks: Story = {
  args: { checked: false },
  render: (args) => (
    <Held {...args}>
      我已阅读并同意
      <Link href="#terms" variant="text" onFollow={fn()}>
        《用户协议》
      </Link>
      和
      <Link href="#privacy" variant="text" onFollow={fn()}>
        《隐私政策》
      </Link>
    </Held>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '《用户协议》' }));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { invalid: true, children: '我已阅读并同意用户协议和隐私政策' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const LongText: Story = {
  args: {
    checked: true,
    children: '我已年满十八周岁，阅读并同意用户协议、隐私政策和会员服务条款，知道虚拟商品购买后不支持退换',
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await expectFocusRing(canvas.getByRole('checkbox'));
  },
};

/** Off and without words to tap it by. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('今日不再提示'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
