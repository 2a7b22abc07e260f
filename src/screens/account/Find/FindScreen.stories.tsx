import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { expectError, expectErrors, field, fill } from '../../../../stories/plays/form.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { FindScreen } from './FindScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/账号/找回密码',
  component: FindScreen,
  parameters: {
    guide: {
      use: '登录后用绑定手机的验证码设置新密码，不问原密码。',
      avoid: '没绑手机先去绑定；刚建的新账号不在这里设密码，先问客服找回原账号。',
      role: 'form，名字是“设置新密码”；不能设置时是说明和按钮。',
      keys: { Enter: '提交' },
    } satisfies Guide,
  },
  args: {
    phoneMasked: '138****8001',
    loginName: 'chestnut',
    hasPassword: true,
    code: { secondsLeft: () => 0, requesting: false },
    pending: false,
    onRequestCode: fn(),
    onSubmit: fn(),
    onContact: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof FindScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('138****8001')).toBeVisible();
    await expect(canvas.queryByLabelText('原密码')).toBeNull();
    await expect(field(canvasElement, '验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const Filled: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '获取验证码');
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
    await fill(canvasElement, { 验证码: '123456', 设置新密码: 'Sunny-9012', 确认新密码: 'Sunny-9012' });
    await tapButton(canvasElement, /^提交/);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ smsCode: '123456', password: 'Sunny-9012' });
    await tapButton(canvasElement, '返回');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Made by phone login, the account never had a password. */
export const NoPassword: Story = {
  args: { hasPassword: false, loginName: '' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('您还未设置密码，请通过手机验证设置')).toBeVisible();
  },
};

/** No number, no code, no way on but binding one. */
export const Empty: Story = {
  args: { phoneMasked: undefined },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '请先绑定手机号' })).toBeVisible();
    await expect(canvas.queryByLabelText('验证码')).toBeNull();
    await tap(canvas.getByRole('link', { name: '去绑定' }));
    await expect(navigate).toHaveBeenCalledWith('/bind');
  },
};

/** The code login on the way here had to make an account: the old one is not to be found this way. */
export const NewAccount: Story = {
  args: { accountMadeNow: true, hasPassword: false },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('该手机号未绑定过账号，已为您创建新账号')).toBeVisible();
    await expect(canvas.queryByLabelText('验证码')).toBeNull();
    await tapButton(canvasElement, '联系客服找回原账号');
    await expect(args.onContact).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('link', { name: '使用新账号' }));
    await expect(navigate).toHaveBeenCalledWith('/');
  },
};

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /^提交/);
    await expectErrors(canvasElement, {
      验证码: '请输入6位验证码',
      设置新密码: '请输入密码',
      确认新密码: '请再次输入密码',
    });
    await expect(field(canvasElement, '验证码')).toHaveFocus();
    await fill(canvasElement, { 设置新密码: '密码密码密码', 确认新密码: 'x' });
    await tapButton(canvasElement, /^提交/);
    await expectErrors(canvasElement, {
      设置新密码: '密码只能包含英文字母、数字和符号',
      确认新密码: '两次输入的密码不一致',
    });
    await expect(field(canvasElement, '设置新密码')).toHaveValue('密码密码密码');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  args: { failure: { field: 'smsCode', message: '验证码错误或已过期' } },
  async play({ canvasElement }) {
    await expectError(canvasElement, '验证码', '验证码错误或已过期');
  },
};

export const Countdown: Story = {
  args: { code: { secondsLeft: () => 42, requesting: false } },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '42秒后重新获取');
    await expect(args.onRequestCode).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = { args: { code: { secondsLeft: () => 0, requesting: true } } };

export const Failed: Story = { args: { failure: { message: '网络异常，内容已保留，请稍后重试' } } };

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 验证码: '123456', 设置新密码: 'Sunny-9012', 确认新密码: 'Sunny-9012{Enter}' });
    await tapButton(canvasElement, '提交中…');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { failure: { field: 'smsCode', message: '验证码已连续输错多次，请重新获取一个新的验证码，或稍后再试' } },
};
