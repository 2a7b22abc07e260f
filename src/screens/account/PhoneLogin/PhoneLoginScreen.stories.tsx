import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneLoginScreen } from './PhoneLoginScreen.tsx';

const meta = {
  title: '页面/账号/手机验证码登录',
  component: PhoneLoginScreen,
  args: {
    logo: '/logo.svg',
    autoRegister: true,
    secondsLeft: 0,
    requesting: false,
    pending: false,
    onRequestCode: fn(),
    onSubmit: fn(),
    onAgreementMissing: fn(),
    onOpen: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PhoneLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    phone: canvas.getByLabelText('手机号'),
    code: canvas.getByLabelText('验证码'),
    agreed: canvas.getByRole('checkbox', { name: /我已阅读并同意/ }),
    submit: canvas.getByRole('button', { name: /^登录/ }),
  };
};

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const { canvas, phone, code, agreed, submit } = partsOf(canvasElement);
    await expect(canvas.getByText('未注册的手机号将自动创建账号')).toBeVisible();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(phone, '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
    await expect(args.onRequestCode).toHaveBeenCalledWith('13800138000');
    await userEvent.type(code, '123456');
    await userEvent.click(agreed);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '13800138000', smsCode: '123456' });
    await userEvent.click(canvas.getByRole('link', { name: '用户名密码登录' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/login');
    await userEvent.click(canvas.getByRole('link', { name: '立即注册' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/register');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A pasted number is cleaned of +86, spaces and dashes; full-width digits become plain ones. */
export const Pasted: Story = {
  async play({ args, canvasElement }) {
    const { phone, code, agreed, submit } = partsOf(canvasElement);
    await userEvent.click(phone);
    await userEvent.paste('+86 138-0013-8000');
    await expect(phone).toHaveValue('13800138000');
    await userEvent.clear(phone);
    await userEvent.paste('１３９００１３９０００');
    await expect(phone).toHaveValue('13900139000');
    await userEvent.click(code);
    await userEvent.paste('【晴屿】您的验证码是 123 456');
    await expect(code).toHaveValue('123456');
    await userEvent.clear(code);
    await userEvent.paste('６５４３２１');
    await expect(code).toHaveValue('654321');
    await userEvent.click(agreed);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '13900139000', smsCode: '654321' });
  },
};

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const { canvas, phone, code, submit } = partsOf(canvasElement);
    await userEvent.click(submit);
    await expect(phone).toHaveAccessibleDescription('请输入手机号');
    await expect(code).toHaveAccessibleDescription('请输入6位验证码');
    await expect(phone).toHaveFocus();
    await userEvent.type(phone, '12800138000🙂');
    await userEvent.type(code, '123');
    await userEvent.click(submit);
    await expect(phone).toHaveAccessibleDescription('手机号格式不正确');
    await expect(code).toHaveAccessibleDescription('请输入6位验证码');
    await expect(phone).toHaveValue('12800138000🙂');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestCode).not.toHaveBeenCalled();
    await expect(phone).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Countdown: Story = {
  args: { secondsLeft: 42 },
  async play({ args, canvasElement }) {
    const { canvas, phone } = partsOf(canvasElement);
    await userEvent.type(phone, '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '42秒后重新获取' }));
    await expect(args.onRequestCode).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = { args: { requesting: true } };

export const NoAutoRegister: Story = {
  args: { autoRegister: false },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('手机号未注册时请先注册')).toBeVisible();
  },
};

export const UnknownPhone: Story = {
  args: { autoRegister: false, failure: { field: 'phone', message: '该手机号未注册' } },
  async play({ canvasElement }) {
    const { phone } = partsOf(canvasElement);
    await expect(phone).toHaveAccessibleDescription('该手机号未注册');
    await expect(phone).toHaveFocus();
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

export const TooOften: Story = { args: { failure: { message: '发送太频繁，请稍后再试' } } };

export const AgreementMissing: Story = {
  async play({ args, canvasElement }) {
    const { canvas, phone, code, submit } = partsOf(canvasElement);
    await userEvent.type(phone, '13800138000');
    await userEvent.type(code, '123456');
    await userEvent.click(submit);
    await expect(args.onAgreementMissing).toHaveBeenCalledOnce();
    await expect(canvas.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    const { canvas, phone, code, agreed } = partsOf(canvasElement);
    await userEvent.type(phone, '13800138000');
    await userEvent.click(agreed);
    await userEvent.type(code, '123456{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '登录中…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { failure: { field: 'phone', message: '该手机号因多次输错验证码已被暂时锁定，请在 15 分钟后再试，或联系客服解锁' } },
};
