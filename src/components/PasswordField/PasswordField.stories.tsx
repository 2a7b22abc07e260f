import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: '组件/输入/PasswordField',
  component: PasswordField,
  parameters: {
    layout: 'padded',
    guide: {
      use: '密码：可以看回自己写的，粘贴与密码管理器照常可用。',
      avoid: '短信验证码用 CodeField；不是密码就不要遮住。',
      role: 'textbox，名字是 label；旁边的按钮显示或隐藏密码。',
    } satisfies Guide,
  },
  args: { label: '密码', placeholder: '请输入密码', defaultValue: 'haidaowuyu', onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('密码');
    await expect(input).toHaveAttribute('type', 'password');
    await tap(canvas.getByRole('button', { name: '显示密码' }));
    await expect(input).toHaveAttribute('type', 'text');
    await tap(canvas.getByRole('button', { name: '隐藏密码' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const States: Story = {
  args: { label: '新密码', autoComplete: 'new-password', hint: '密码长度为6-20位' },
  render: (args) => (
    <Stack gap="x8">
      <PasswordField {...args} defaultValue="" strength={0} />
      <PasswordField {...args} strength={1} />
      <PasswordField {...args} strength={2} />
      <PasswordField {...args} strength={3} />
      <PasswordField {...args} label="确认密码" error="两次输入的密码不一致" />
      <PasswordField {...args} label="原密码" disabled />
    </Stack>
  ),
};

/** How strong it is, is words too, and tied to the field. */
export const Strength: Story = {
  args: { strength: 3, hint: '密码长度为6-20位' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('密码')).toHaveAccessibleDescription('密码强度： 强');
  },
};

export const Paste: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('密码'));
    await userEvent.paste('s3cret-海');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('s3cret-海');
  },
};

export const LongText: Story = { args: { error: '密码错误次数过多，请十五分钟后再试，或通过手机验证码找回密码' } };
