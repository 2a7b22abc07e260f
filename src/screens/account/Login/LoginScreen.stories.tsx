import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { agreement, expectErrors, field, fill } from '../../../../stories/plays/form.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/账号/登录',
  component: LoginScreen,
  parameters: {
    guide: {
      use: '用户名或已绑定的手机号加密码登录；也通向验证码登录、找回密码和注册。',
      avoid: '先同意协议才能登录；密码错了只清空密码，网络断了什么都不清空。',
      role: 'form，名字是“登录”；出错时读出按钮上方的一句话，焦点去到第一个错的字段。',
      keys: { Enter: '提交' },
    } satisfies Guide,
  },
  args: {
    productName: '晴屿',
    logo: '/logo.svg',
    pending: false,
    onSubmit: fn(),
    onAgreementMissing: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filled: Story = {
  async play({ args, canvasElement }) {
    await expect(field(canvasElement, '用户名')).toHaveAttribute('autocomplete', 'username');
    await expect(field(canvasElement, '密码')).toHaveAttribute('autocomplete', 'current-password');
    await fill(canvasElement, { 用户名: ' chestnut ', 密码: 'portal123' });
    await tap(agreement(canvasElement));
    await tapButton(canvasElement, /^登录/);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ loginName: 'chestnut', password: 'portal123' });
  },
};

/** Who never chose a name logs in by their number, however it was pasted. */
export const ByNumber: Story = {
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 用户名: '+86 138-0013-8000', 密码: 'portal123' });
    await tap(agreement(canvasElement));
    await tapButton(canvasElement, /^登录/);
    await expect(args.onSubmit).toHaveBeenCalledWith({ loginName: '13800138000', password: 'portal123' });
  },
};

export const Leaving: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    for (const [link, path] of [
      ['手机验证码登录', '/other'],
      ['忘记密码', '/other?redirect=%2Ffind'],
      ['立即注册', '/register'],
    ] as const) {
      await tap(canvas.getByRole('link', { name: link }));
      await expect(navigate).toHaveBeenLastCalledWith(path);
    }
    await tapButton(canvasElement, '返回');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Every error by its field, the first one in focus, nothing typed is lost. */
export const Invalid: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /^登录/);
    await expectErrors(canvasElement, { 用户名: '请输入用户名', 密码: '请输入密码' });
    await expect(field(canvasElement, '用户名')).toHaveFocus();

    await fill(canvasElement, { 用户名: '１２３🙂', 密码: '一二三' });
    await tapButton(canvasElement, /^登录/);
    await expectErrors(canvasElement, { 用户名: '用户名为4-16位字母、数字或下划线', 密码: '密码长度为6-20位' });
    await expect(within(canvasElement).getByText('密码长度为6-20位')).toBeVisible();
    await expect(field(canvasElement, '用户名')).toHaveValue('１２３🙂');
    await expect(field(canvasElement, '密码')).toHaveValue('一二三');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Judged when left after editing; right again, the error goes while typing. */
export const CheckedOnBlur: Story = {
  async play({ canvasElement }) {
    const name = field(canvasElement, '用户名');
    await userEvent.click(name);
    await userEvent.tab();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(name, 'abc');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.click(field(canvasElement, '密码'));
    await expect(name).toHaveAccessibleDescription('用户名为4-16位字母、数字或下划线');
    await userEvent.type(name, 'd');
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

export const AgreementMissing: Story = {
  args: { initialLoginName: 'chestnut' },
  async play({ args, canvasElement }) {
    const reminder = () => within(canvasElement).queryByText('请先阅读并同意用户协议和隐私政策');
    await fill(canvasElement, { 密码: 'portal123{Enter}' });
    await expect(args.onAgreementMissing).toHaveBeenCalledOnce();
    await expect(reminder()).toBeVisible();
    await tapButton(canvasElement, /^登录/);
    await expect(args.onAgreementMissing).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await tap(agreement(canvasElement));
    await expect(reminder()).toBeNull();
  },
};

async function expectRefused(canvasElement: HTMLElement) {
  await expect(within(canvasElement).getByText('用户名或密码错误')).toBeVisible();
  await expect(field(canvasElement, '用户名')).toHaveValue('chestnut');
  await expect(field(canvasElement, '密码')).toHaveValue('');
  await expect(field(canvasElement, '密码')).toHaveFocus();
}

/** Under the form; the password is emptied and takes the focus, the name stays. */
export const WrongCredentials: Story = {
  args: {
    initialLoginName: 'chestnut',
    failure: { message: '用户名或密码错误', wrongCredentials: true },
  },
  async play({ canvasElement }) {
    await expectRefused(canvasElement);
    await fill(canvasElement, { 密码: 'p' });
    await expect(within(canvasElement).queryByText('用户名或密码错误')).toBeNull();
  },
};

/** The whole way there: sent, refused, the emptied password is not scolded for being empty. */
export const RefusedAfterSubmit: Story = {
  args: { initialLoginName: 'chestnut' },
  render: function Refused(args) {
    const [failure, setFailure] = useState<LoginScreenProps['failure']>();
    return (
      <LoginScreen
        {...args}
        failure={failure}
        onSubmit={() => setFailure({ message: '用户名或密码错误', wrongCredentials: true })}
      />
    );
  },
  async play({ canvasElement }) {
    await tap(agreement(canvasElement));
    await fill(canvasElement, { 密码: 'portal124' });
    await tapButton(canvasElement, /^登录/);
    await expectRefused(canvasElement);
    await expect(field(canvasElement, '密码')).not.toHaveAttribute('aria-invalid');
  },
};

/** A lost network keeps everything. */
export const NetworkFailed: Story = {
  args: { initialLoginName: 'chestnut', failure: { message: '网络异常，内容已保留，请稍后重试' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('网络异常，内容已保留，请稍后重试')).toBeVisible();
    await expect(field(canvasElement, '用户名')).toHaveValue('chestnut');
  },
};

/** A second tap and Enter do nothing. */
export const Pending: Story = {
  args: { pending: true, initialLoginName: 'chestnut' },
  async play({ args, canvasElement }) {
    await tap(agreement(canvasElement));
    await fill(canvasElement, { 密码: 'portal123{Enter}' });
    await tapButton(canvasElement, '登录中…');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(canvasElement, '密码')).toHaveValue('portal123');
  },
};

export const Agreements: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const agreed = agreement(canvasElement);
    await tap(canvas.getByRole('button', { name: '《隐私政策》' }));
    await expect(agreed).not.toBeChecked();
    const privacy = await screen.findByRole('dialog', { name: '隐私政策' });
    await expect(within(privacy).getByText('二、为什么收集')).toBeVisible();
    await tap(within(privacy).getByRole('button', { name: '关闭' }));
    await layerClosed();
    await tap(canvas.getByRole('button', { name: '《用户协议》' }));
    await expect(await screen.findByRole('dialog', { name: '用户协议' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    productName: '晴屿游戏漫画社区一站式门户',
    initialLoginName: 'a_very_long_name_that_no_rule_would_ever_allow',
    failure: { message: '您的操作过于频繁，请在 15 分钟之后再次尝试登录，或改用手机验证码登录' },
  },
};
