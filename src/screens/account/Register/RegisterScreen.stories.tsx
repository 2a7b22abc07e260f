import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: '页面/账号/注册',
  component: RegisterScreen,
  args: {
    productName: '晴屿',
    logo: '/logo.svg',
    pending: false,
    onSubmit: fn(),
    onClearInviteCode: fn(),
    onAgreementMissing: fn(),
    onOpen: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByLabelText('用户名'),
    password: canvas.getByLabelText('密码'),
    again: canvas.getByLabelText('确认密码'),
    invite: canvas.getByLabelText('邀请码（选填）'),
    agreed: canvas.getByRole('checkbox', { name: /我已阅读并同意/ }),
    submit: canvas.getByRole('button', { name: /注册并登录|提交中/ }),
  };
};

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const { canvas, name, password, again, invite, agreed, submit } = partsOf(canvasElement);
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(name, 'chestnut');
    await userEvent.type(password, 'Portal-12345');
    await expect(canvas.getByText('强')).toBeVisible();
    await userEvent.type(again, 'Portal-12345');
    await userEvent.type(invite, 'abc-123');
    await userEvent.click(agreed);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      loginName: 'chestnut',
      password: 'Portal-12345',
      inviteCode: 'ABC123',
    });
    await userEvent.click(canvas.getByRole('link', { name: '已有账号？去登录' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('/login');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A code carried from the address is shown, and can be cleared. */
export const InviteCodeCarried: Story = {
  args: { inviteCode: 'ABC123' },
  async play({ args, canvasElement }) {
    const { canvas, name, password, again, invite, agreed, submit } = partsOf(canvasElement);
    await expect(invite).toHaveValue('ABC123');
    await expect(canvas.getByText('邀请码已自动填入')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '清除邀请码' }));
    await expect(args.onClearInviteCode).toHaveBeenCalledOnce();
    await expect(invite).toHaveValue('');
    await expect(canvas.queryByText('邀请码已自动填入')).toBeNull();
    await userEvent.type(name, 'chestnut');
    await userEvent.type(password, 'portal123');
    await userEvent.type(again, 'portal123');
    await userEvent.click(agreed);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ inviteCode: '' }));
  },
};

export const InviteCodeFilled: Story = { args: { inviteCode: 'ABC123' } };

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const { name, password, again, invite, submit } = partsOf(canvasElement);
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription('请输入用户名');
    await expect(password).toHaveAccessibleDescription('请输入密码');
    await expect(again).toHaveAccessibleDescription('请再次输入密码');
    await expect(name).toHaveFocus();

    await userEvent.type(name, '123456');
    await userEvent.type(password, '123456');
    await userEvent.type(again, '1234567');
    await userEvent.type(invite, 'a！');
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription('用户名不能全是数字');
    await expect(password).toHaveAccessibleDescription('密码不能与用户名相同');
    await expect(again).toHaveAccessibleDescription('两次输入的密码不一致');
    await expect(invite).toHaveAccessibleDescription('邀请码格式不正确');
    await expect(invite).toHaveValue('a！');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooShortAndTooLong: Story = {
  async play({ canvasElement }) {
    const { name, password, again } = partsOf(canvasElement);
    await userEvent.type(name, 'abcdefghijklmnopq');
    await userEvent.type(password, '一二三四五六');
    await userEvent.click(again);
    await expect(name).toHaveAccessibleDescription('用户名为4-16位字母、数字或下划线');
    await expect(password).toHaveAccessibleDescription('密码只能包含英文字母、数字和符号');
    await userEvent.clear(password);
    await userEvent.type(password, '12345');
    await userEvent.tab();
    await expect(password).toHaveAccessibleDescription('密码长度为6-20位');
  },
};

export const NameTaken: Story = {
  args: { failure: { field: 'loginName', message: '该用户名已被注册' } },
  async play({ canvasElement }) {
    const { name } = partsOf(canvasElement);
    await expect(name).toHaveAccessibleDescription('该用户名已被注册');
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'x');
    await expect(name).not.toHaveAttribute('aria-invalid');
  },
};

export const AgreementMissing: Story = {
  async play({ args, canvasElement }) {
    const { canvas, name, password, again, submit } = partsOf(canvasElement);
    await userEvent.type(name, 'chestnut');
    await userEvent.type(password, 'portal123');
    await userEvent.type(again, 'portal123');
    await userEvent.click(submit);
    await expect(args.onAgreementMissing).toHaveBeenCalledOnce();
    await expect(canvas.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NetworkFailed: Story = { args: { inviteCode: 'ABC123', failure: { message: '网络异常，内容已保留，请稍后重试' } } };

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    const { canvas, name, password, again, agreed } = partsOf(canvasElement);
    await userEvent.type(name, 'chestnut');
    await userEvent.type(password, 'portal123');
    await userEvent.click(agreed);
    await userEvent.type(again, 'portal123{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '提交中…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    productName: '晴屿游戏漫画社区一站式门户',
    inviteCode: 'ABCDEFGH12345678ABCDEFGH12345678',
    failure: { field: 'inviteCode', message: '这个邀请码已经过期或不存在，请向好友确认后重新输入' },
  },
};
