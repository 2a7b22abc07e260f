import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { expectError, expectErrors, field, fill } from '../../../../stories/plays/form.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { ResetScreen } from './ResetScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/账号/修改密码',
  component: ResetScreen,
  parameters: {
    guide: {
      use: '用原密码修改密码。',
      avoid: '忘了原密码用找回密码；新密码不能和原密码、用户名相同。',
      role: 'form，名字是“修改密码”。',
      keys: { Enter: '提交' },
    } satisfies Guide,
  },
  args: { loginName: 'chestnut', pending: false, onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof ResetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filled: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(field(canvasElement, '原密码')).toHaveAttribute('autocomplete', 'current-password');
    await expect(field(canvasElement, '新密码')).toHaveAttribute('autocomplete', 'new-password');
    await fill(canvasElement, { 原密码: 'portal123', 新密码: 'Sunny-9012' });
    await expect(canvas.getByText('强')).toBeVisible();
    await fill(canvasElement, { 确认新密码: 'Sunny-9012{Enter}' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ oldPassword: 'portal123', password: 'Sunny-9012' });
    await tap(canvas.getByRole('link', { name: '忘记原密码？用手机验证' }));
    await expect(navigate).toHaveBeenCalledWith('/find');
    await tapButton(canvasElement, '返回');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /^提交/ })).toBeEnabled();
  },
};

/** Every error by its field, the first one in focus, nothing typed is lost. */
export const Invalid: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /^提交/);
    await expectErrors(canvasElement, { 原密码: '请输入原密码', 新密码: '请输入密码', 确认新密码: '请再次输入密码' });
    await expect(field(canvasElement, '原密码')).toHaveFocus();
    await fill(canvasElement, { 原密码: 'portal123', 新密码: 'portal123', 确认新密码: 'portal124' });
    await tapButton(canvasElement, /^提交/);
    await expectErrors(canvasElement, { 新密码: '新密码不能与原密码相同', 确认新密码: '两次输入的密码不一致' });
    await userEvent.clear(field(canvasElement, '新密码'));
    await fill(canvasElement, { 新密码: 'Chestnut' });
    await expectErrors(canvasElement, { 新密码: '密码不能与用户名相同' });
    await expect(field(canvasElement, '原密码')).toHaveValue('portal123');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongOldPassword: Story = {
  args: { failure: { field: 'oldPassword', message: '原密码错误' } },
  async play({ canvasElement }) {
    await expectError(canvasElement, '原密码', '原密码错误');
    await fill(canvasElement, { 原密码: 'p' });
    await expect(field(canvasElement, '原密码')).not.toHaveAttribute('aria-invalid');
  },
};

export const Failed: Story = { args: { failure: { message: '网络异常，内容已保留，请稍后重试' } } };

export const TooOften: Story = { args: { failure: { message: '尝试次数过多，请稍后再试' } } };

/** A second tap and Enter do nothing. */
export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 原密码: 'portal123', 新密码: 'Sunny-9012', 确认新密码: 'Sunny-9012{Enter}' });
    await tapButton(canvasElement, '提交中…');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    failure: {
      field: 'oldPassword',
      message: '原密码连续输错多次，为了您的账号安全，请在 10 分钟之后再试，或用手机验证码设置新密码',
    },
  },
};
