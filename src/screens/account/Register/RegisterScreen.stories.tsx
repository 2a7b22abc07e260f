import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { agreement, expectError, expectErrors, field, fill } from '../../../../stories/plays/form.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/账号/注册',
  component: RegisterScreen,
  parameters: {
    guide: {
      use: '用户名和密码注册，可填邀请码；注册完就是登录状态。',
      avoid: '邀请码无效不拦注册；链接带来的邀请码自动填入，可以清除。',
      role: 'form，名字是“注册”。',
      keys: { Enter: '提交' },
    } satisfies Guide,
  },
  args: {
    productName: '晴屿',
    logo: '/logo.svg',
    pending: false,
    onSubmit: fn(),
    onInviteCodeTyped: fn(),
    onClearInviteCode: fn(),
    onAgreementMissing: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { 用户名: 'chestnut', 密码: 'portal123', 确认密码: 'portal123' };

export const Ready: Story = {};

export const Filled: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(field(canvasElement, '密码')).toHaveAttribute('autocomplete', 'new-password');
    await fill(canvasElement, { 用户名: 'chestnut', 密码: 'Portal-12345' });
    await expect(canvas.getByText('强')).toBeVisible();
    await fill(canvasElement, { 确认密码: 'Portal-12345', '邀请码（选填）': 'abc-123' });
    await tap(agreement(canvasElement));
    await tapButton(canvasElement, '注册并登录');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      loginName: 'chestnut',
      password: 'Portal-12345',
      inviteCode: 'ABC123',
    });
    await tap(canvas.getByRole('link', { name: '已有账号？去登录' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/login');
    await tapButton(canvasElement, '返回');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A code carried from the address is shown, and can be cleared. */
export const InviteCodeCarried: Story = {
  args: { inviteCode: 'ABC123' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(field(canvasElement, '邀请码（选填）')).toHaveValue('ABC123');
    await expect(canvas.getByText('邀请码已自动填入')).toBeVisible();
    await tapButton(canvasElement, '清除邀请码');
    await expect(args.onClearInviteCode).toHaveBeenCalledOnce();
    await expect(field(canvasElement, '邀请码（选填）')).toHaveValue('');
    await expect(canvas.queryByText('邀请码已自动填入')).toBeNull();
    await fill(canvasElement, filled);
    await tap(agreement(canvasElement));
    await tapButton(canvasElement, '注册并登录');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ inviteCode: '' }));
  },
};

export const InviteCodeFilled: Story = { args: { inviteCode: 'ABC123' } };

/** A code that is somebody's says what it brings. */
export const InviteCodeValid: Story = {
  args: { inviteCode: 'QY8826KX', foundCode: { code: 'QY8826KX', valid: true, rewardEach: 20 } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('邀请码已自动填入，绑定手机后双方各得 20 钻石')).toBeVisible();
    await fill(canvasElement, { '邀请码（选填）': 'other' });
    await expect(canvas.queryByText(/双方各得/)).toBeNull();
  },
};

/** A code that is nobody's is said to be so, and the form goes on with it. */
export const InviteCodeUnknown: Story = {
  args: { foundCode: { code: 'NOBODYS1', valid: false, rewardEach: 20 } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await fill(canvasElement, { ...filled, '邀请码（选填）': 'nobody-s1' });
    await tap(agreement(canvasElement));
    await expect(args.onInviteCodeTyped).toHaveBeenCalledWith('NOBODYS1');
    await expect(canvas.getByText('邀请码无效，不影响注册')).toBeVisible();
    await tapButton(canvasElement, '注册并登录');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ inviteCode: 'NOBODYS1' }));
  },
};

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '注册并登录');
    await expectErrors(canvasElement, { 用户名: '请输入用户名', 密码: '请输入密码', 确认密码: '请再次输入密码' });
    await expect(field(canvasElement, '用户名')).toHaveFocus();
    await fill(canvasElement, { 用户名: '123456', 密码: '123456', 确认密码: '1234567', '邀请码（选填）': 'a！' });
    await tapButton(canvasElement, '注册并登录');
    await expectErrors(canvasElement, {
      用户名: '用户名不能全是数字',
      密码: '密码不能与用户名相同',
      确认密码: '两次输入的密码不一致',
      '邀请码（选填）': '邀请码格式不正确',
    });
    await expect(field(canvasElement, '邀请码（选填）')).toHaveValue('a！');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooShortAndTooLong: Story = {
  async play({ canvasElement }) {
    await fill(canvasElement, { 用户名: 'abcdefghijklmnopq', 密码: '一二三四五六' });
    await tap(field(canvasElement, '确认密码'));
    await expectErrors(canvasElement, {
      用户名: '用户名为4-16位字母、数字或下划线',
      密码: '密码只能包含英文字母、数字和符号',
    });
    await userEvent.clear(field(canvasElement, '密码'));
    await fill(canvasElement, { 密码: '12345' });
    await userEvent.tab();
    await expectErrors(canvasElement, { 密码: '密码长度为6-20位' });
  },
};

export const NameTaken: Story = {
  args: { failure: { field: 'loginName', message: '该用户名已被注册' } },
  async play({ canvasElement }) {
    await expectError(canvasElement, '用户名', '该用户名已被注册');
    await fill(canvasElement, { 用户名: 'x' });
    await expect(field(canvasElement, '用户名')).not.toHaveAttribute('aria-invalid');
  },
};

export const AgreementMissing: Story = {
  async play({ args, canvasElement }) {
    await fill(canvasElement, filled);
    await tapButton(canvasElement, '注册并登录');
    await expect(args.onAgreementMissing).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NetworkFailed: Story = {
  args: { inviteCode: 'ABC123', failure: { message: '网络异常，内容已保留，请稍后重试' } },
};

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    await fill(canvasElement, filled);
    await tap(agreement(canvasElement));
    await fill(canvasElement, { 确认密码: '{Enter}' });
    await tapButton(canvasElement, '提交中…');
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
