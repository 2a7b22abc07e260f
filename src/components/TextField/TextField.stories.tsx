import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { User4Line } from '../icons/User4Line.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';
import { expectFocusRing } from '../testing/focusRing.ts';

const meta = {
  title: '组件/输入/TextField',
  component: TextField,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一行文字：用户名、手机号、兑换码。',
      avoid: '多行用 TextArea；密码、验证码、搜索各有自己的组件。',
      role: 'textbox，名字是 label；出错时读出错误。',
    } satisfies Guide,
  },
  args: { label: '手机号', placeholder: '请输入手机号', inputMode: 'tel', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Written: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '手机号' });
    await userEvent.type(input, '138');
    await expect(input).toHaveValue('138');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('138');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="x8">
      <TextField
        {...args}
        label="用户名"
        placeholder="请输入用户名"
        leading={<User4Line size={20} />}
        hint="4-16位字母、数字或下划线"
      />
      <TextField
        {...args}
        label="邀请码"
        labelHidden
        placeholder="邀请码（选填）"
        defaultValue="QY8826"
        clearable
        hint="邀请码已自动填入"
      />
      <TextField {...args} defaultValue="13800138000" trailing={<span>已绑定</span>} />
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="x8">
      <TextField {...args} />
      <TextField {...args} defaultValue="138 0013 8000" />
      <TextField {...args} defaultValue="128 0013" error="手机号格式不正确" />
      <TextField {...args} defaultValue="138****8000" disabled />
      <TextField {...args} label="UID" defaultValue="80016725" readOnly />
    </Stack>
  ),
};

/** The error is tied to the field, and its coming moves nothing. */
export const WithError: Story = {
  args: { defaultValue: '128 0013', error: '手机号格式不正确' },
  render: (args) => (
    <Stack>
      <TextField {...args} />
      <TextField {...args} error={undefined} label="另一个手机号" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('textbox', { name: '手机号' });
    const right = canvas.getByRole('textbox', { name: '另一个手机号' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('手机号格式不正确');
    await expect(right).not.toBeInvalid();
    const heights = [wrong, right].map((input) => input.parentElement?.parentElement?.getBoundingClientRect().height);
    await expect(heights[0]).toBe(heights[1]);
  },
};

export const Clearable: Story = {
  args: { label: '邀请码', defaultValue: 'QY8826', clearable: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: '清除邀请码' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: '昵称',
    defaultValue: '一个喜欢在雨天坐慢车去海边看灯塔然后把车票都留下来的人',
    clearable: true,
    error: '昵称最长 12 个字，可用汉字、字母、数字和下划线，保存后三十天内不能再次修改',
  },
};

/** The whole box is highlighted, and the words do not move. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const before = input.getBoundingClientRect().left;
    await expectFocusRing(input, input.parentElement);
    await expect(input.getBoundingClientRect().left).toBe(before);
  },
};

/** Neither a disabled nor a read-only field takes letters; only the latter takes the focus. */
export const NotForTyping: Story = {
  render: (args) => (
    <Stack gap="x8">
      <TextField {...args} label="手机号" defaultValue="138****8000" disabled />
      <TextField {...args} label="UID" defaultValue="80016725" readOnly />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '1');
    await userEvent.type(canvas.getByRole('textbox', { name: 'UID' }), '1');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'UID' })).toHaveFocus();
  },
};
