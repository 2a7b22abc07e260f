import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

const meta = {
  title: '页面/账号/登录',
  component: LoginScreen,
  args: {
    productName: '晴屿',
    logo: '/logo.svg',
    pending: false,
    onSubmit: fn(),
    onAgreementMissing: fn(),
    onOpen: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByLabelText('用户名'),
    password: canvas.getByLabelText('密码'),
    agreed: canvas.getByRole('checkbox', { name: /我已阅读并同意/ }),
    submit: canvas.getByRole('button', { name: /^登录/ }),
  };
};

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const { canvas, name, password, agreed, submit } = partsOf(canvasElement);
    await expect(name).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(name, ' chestnut ');
    await userEvent.type(password, 'portal123');
    await userEvent.click(agreed);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ loginName: 'chestnut', password: 'portal123' });

    for (const [link, path] of [
      ['手机验证码登录', '/other'],
      ['忘记密码', '/other?redirect=%2Ffind'],
      ['立即注册', '/register'],
    ] as const) {
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(path);
    }
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Every error by its field, the first one in focus, nothing typed is lost. */
export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const { canvas, name, password, submit } = partsOf(canvasElement);
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription('请输入用户名');
    await expect(password).toHaveAccessibleDescription('请输入密码');
    await expect(name).toHaveFocus();

    await userEvent.type(name, '１２３🙂');
    await userEvent.type(password, '一二三');
    await userEvent.click(submit);
    await expect(canvas.getByText('用户名为4-16位字母、数字或下划线')).toBeVisible();
    await expect(canvas.getByText('密码长度为6-20位')).toBeVisible();
    await expect(name).toHaveValue('１２３🙂');
    await expect(password).toHaveValue('一二三');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Judged when left after editing; right again, the error goes while typing. */
export const CheckedOnBlur: Story = {
  async play({ canvasElement }) {
    const { name, password } = partsOf(canvasElement);
    await userEvent.click(name);
    await userEvent.tab();
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.type(name, 'abc');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await userEvent.click(password);
    await expect(name).toHaveAccessibleDescription('用户名为4-16位字母、数字或下划线');
    await userEvent.type(name, 'd');
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

export const AgreementMissing: Story = {
  args: { initialLoginName: 'chestnut' },
  async play({ args, canvasElement }) {
    const { canvas, password, submit } = partsOf(canvasElement);
    await userEvent.type(password, 'portal123{Enter}');
    await expect(args.onAgreementMissing).toHaveBeenCalledOnce();
    await expect(canvas.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await userEvent.click(submit);
    await expect(args.onAgreementMissing).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await expect(canvas.queryByText('请先阅读并同意用户协议和隐私政策')).toBeNull();
  },
};

/** Under the form; the password is emptied and takes the focus, the name stays. */
export const WrongCredentials: Story = {
  args: {
    initialLoginName: 'chestnut',
    failure: { message: '用户名或密码错误', wrongCredentials: true },
  },
  async play({ canvasElement }) {
    const { canvas, name, password } = partsOf(canvasElement);
    await expect(canvas.getByText('用户名或密码错误')).toBeVisible();
    await expect(name).toHaveValue('chestnut');
    await expect(password).toHaveValue('');
    await expect(password).toHaveFocus();
    await userEvent.type(password, 'p');
    await expect(canvas.queryByText('用户名或密码错误')).toBeNull();
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
    const { canvas, name, password, agreed, submit } = partsOf(canvasElement);
    await userEvent.click(agreed);
    await userEvent.type(password, 'portal124');
    await userEvent.click(submit);
    await expect(canvas.getByText('用户名或密码错误')).toBeVisible();
    await expect(name).toHaveValue('chestnut');
    await expect(password).toHaveValue('');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(password).toHaveFocus();
  },
};

/** A lost network keeps everything. */
export const NetworkFailed: Story = {
  args: { initialLoginName: 'chestnut', failure: { message: '网络异常，内容已保留，请稍后重试' } },
  async play({ canvasElement }) {
    const { canvas, name } = partsOf(canvasElement);
    await expect(canvas.getByText('网络异常，内容已保留，请稍后重试')).toBeVisible();
    await expect(name).toHaveValue('chestnut');
  },
};

/** A second tap and Enter do nothing. */
export const Pending: Story = {
  args: { pending: true, initialLoginName: 'chestnut' },
  async play({ args, canvasElement }) {
    const { canvas, password, agreed } = partsOf(canvasElement);
    await userEvent.click(agreed);
    await userEvent.type(password, 'portal123{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '登录中…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(password).toHaveValue('portal123');
  },
};

export const Agreements: Story = {
  async play({ canvasElement }) {
    const { canvas, agreed } = partsOf(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '《隐私政策》' }));
    await expect(agreed).not.toBeChecked();
    const privacy = await screen.findByRole('dialog', { name: '隐私政策' });
    await expect(within(privacy).getByText('二、为什么收集')).toBeVisible();
    await userEvent.click(within(privacy).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '《用户协议》' }));
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
