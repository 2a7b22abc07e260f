import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { agreement, expectError, expectErrors, field, fill } from '../../../../stories/plays/form.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import type { CodeAsking } from '../AccountFields.tsx';
import { PhoneLoginScreen } from './PhoneLoginScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const noWait: CodeAsking['secondsLeft'] = () => 0;

const meta = {
  title: '页面/账号/手机验证码登录',
  component: PhoneLoginScreen,
  parameters: {
    guide: {
      use: '手机号加六位验证码登录，不用密码。',
      avoid: '先同意协议；倒计时没完不能再要验证码；号码没注册时按站点设置自动建号或请去注册。',
      role: 'form，名字是“手机验证码登录”。',
      keys: { Enter: '提交' },
    } satisfies Guide,
  },
  args: {
    logo: '/logo.svg',
    autoRegister: true,
    secondsLeft: noWait,
    requesting: false,
    pending: false,
    onRequestCode: fn(),
    onSubmit: fn(),
    onAgreementMissing: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof PhoneLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('未注册的手机号将自动创建账号')).toBeVisible();
    await expect(field(canvasElement, '验证码')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const Filled: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await fill(canvasElement, { 手机号: '13800138000' });
    await tapButton(canvasElement, '获取验证码');
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
    await expect(args.onRequestCode).toHaveBeenCalledWith('13800138000');
    await fill(canvasElement, { 验证码: '123456' });
    await tap(agreement(canvasElement));
    await tapButton(canvasElement, /^登录/);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '13800138000', smsCode: '123456' });
    await tap(canvas.getByRole('link', { name: '用户名密码登录' }));
    await expect(navigate).toHaveBeenLastCalledWith('/login');
    await tap(canvas.getByRole('link', { name: '立即注册' }));
    await expect(navigate).toHaveBeenLastCalledWith('/register');
    await tapButton(canvasElement, '返回');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A pasted number is cleaned of +86, spaces and dashes; full-width digits become plain ones. */
export const Pasted: Story = {
  async play({ args, canvasElement }) {
    const [phone, code] = [field(canvasElement, '手机号'), field(canvasElement, '验证码')];
    for (const [into, text, value] of [
      [phone, '+86 138-0013-8000', '13800138000'],
      [phone, '１３９００１３９０００', '13900139000'],
      [code, '【晴屿】您的验证码是 123 456', '123456'],
      [code, '６５４３２１', '654321'],
    ] as const) {
      await userEvent.clear(into);
      await userEvent.paste(text);
      await expect(into).toHaveValue(value);
    }
    await tap(agreement(canvasElement));
    await tapButton(canvasElement, /^登录/);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '13900139000', smsCode: '654321' });
  },
};

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const phone = field(canvasElement, '手机号');
    await tapButton(canvasElement, /^登录/);
    await expectErrors(canvasElement, { 手机号: '请输入手机号', 验证码: '请输入6位验证码' });
    await expect(phone).toHaveFocus();
    await fill(canvasElement, { 手机号: '12800138000🙂', 验证码: '123' });
    await tapButton(canvasElement, /^登录/);
    await expectErrors(canvasElement, { 手机号: '手机号格式不正确', 验证码: '请输入6位验证码' });
    await expect(phone).toHaveValue('12800138000🙂');
    await tapButton(canvasElement, '获取验证码');
    await expect(args.onRequestCode).not.toHaveBeenCalled();
    await expect(phone).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A number waits, and only that one: who mistyped theirs need not. */
export const Countdown: Story = {
  args: { secondsLeft: (phone) => (phone === '13800138000' ? 42 : 0) },
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 手机号: '13800138001' });
    await tapButton(canvasElement, '获取验证码');
    await expect(args.onRequestCode).toHaveBeenCalledWith('13800138001');
    await fill(canvasElement, { 手机号: '{Backspace}0' });
    await tapButton(canvasElement, '42秒后重新获取');
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
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
    await expectError(canvasElement, '手机号', '该手机号未注册');
  },
};

export const WrongCode: Story = {
  args: { failure: { field: 'smsCode', message: '验证码错误或已过期' } },
  async play({ canvasElement }) {
    await expectError(canvasElement, '验证码', '验证码错误或已过期');
  },
};

export const TooOften: Story = { args: { failure: { message: '发送太频繁，请稍后再试' } } };

export const AgreementMissing: Story = {
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 手机号: '13800138000', 验证码: '123456' });
    await tapButton(canvasElement, /^登录/);
    await expect(args.onAgreementMissing).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    await tap(agreement(canvasElement));
    await fill(canvasElement, { 手机号: '13800138000', 验证码: '123456{Enter}' });
    await tapButton(canvasElement, '登录中…');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    failure: { field: 'phone', message: '该手机号因多次输错验证码已被暂时锁定，请在 15 分钟后再试，或联系客服解锁' },
  },
};
