import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FindScreen } from './FindScreen.tsx';

const meta = {
  title: '页面/账号/找回密码',
  component: FindScreen,
  args: {
    phoneMasked: '138****8001',
    loginName: 'chestnut',
    hasPassword: true,
    code: { secondsLeft: 0, requesting: false },
    pending: false,
    onRequestCode: fn(),
    onSubmit: fn(),
    onContact: fn(),
    onOpen: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof FindScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    code: canvas.getByLabelText('验证码'),
    password: canvas.getByLabelText('设置新密码', { selector: 'input' }),
    again: canvas.getByLabelText('确认新密码'),
    submit: canvas.getByRole('button', { name: /^提交/ }),
  };
};

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const { canvas, code, password, again, submit } = partsOf(canvasElement);
    await expect(canvas.getByText('138****8001')).toBeVisible();
    await expect(canvas.queryByLabelText('原密码')).toBeNull();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
    await userEvent.type(code, '123456');
    await userEvent.type(password, 'Sunny-9012');
    await userEvent.type(again, 'Sunny-9012');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ smsCode: '123456', password: 'Sunny-9012' });
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
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
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '请先绑定手机号' })).toBeVisible();
    await expect(canvas.queryByLabelText('验证码')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: '去绑定' }));
    await expect(args.onOpen).toHaveBeenCalledWith('/bind');
  },
};

/** The code login on the way here had to make an account: the old one is not to be found this way. */
export const NewAccount: Story = {
  args: { accountMadeNow: true, hasPassword: false },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('该手机号未绑定过账号，已为您创建新账号')).toBeVisible();
    await expect(canvas.queryByLabelText('验证码')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '联系客服找回原账号' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: '使用新账号' }));
    await expect(args.onOpen).toHaveBeenCalledWith('/');
  },
};

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const { code, password, again, submit } = partsOf(canvasElement);
    await userEvent.click(submit);
    await expect(code).toHaveAccessibleDescription('请输入6位验证码');
    await expect(password).toHaveAccessibleDescription('请输入密码');
    await expect(again).toHaveAccessibleDescription('请再次输入密码');
    await expect(code).toHaveFocus();
    await userEvent.type(password, '密码密码密码');
    await userEvent.type(again, 'x');
    await userEvent.click(submit);
    await expect(password).toHaveAccessibleDescription('密码只能包含英文字母、数字和符号');
    await expect(again).toHaveAccessibleDescription('两次输入的密码不一致');
    await expect(password).toHaveValue('密码密码密码');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  args: { failure: { field: 'smsCode', message: '验证码错误或已过期' } },
  async play({ canvasElement }) {
    const { code } = partsOf(canvasElement);
    await expect(code).toHaveAccessibleDescription('验证码错误或已过期');
    await expect(code).toHaveFocus();
  },
};

export const Countdown: Story = {
  args: { code: { secondsLeft: 42, requesting: false } },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '42秒后重新获取' }));
    await expect(args.onRequestCode).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = { args: { code: { secondsLeft: 0, requesting: true } } };

export const Failed: Story = { args: { failure: { message: '网络异常，内容已保留，请稍后重试' } } };

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    const { canvas, code, password, again } = partsOf(canvasElement);
    await userEvent.type(code, '123456');
    await userEvent.type(password, 'Sunny-9012');
    await userEvent.type(again, 'Sunny-9012{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '提交中…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { failure: { field: 'smsCode', message: '验证码已连续输错多次，请重新获取一个新的验证码，或稍后再试' } },
};
