import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResetScreen } from './ResetScreen.tsx';

const meta = {
  title: '页面/账号/修改密码',
  component: ResetScreen,
  args: { loginName: 'chestnut', pending: false, onSubmit: fn(), onOpen: fn(), onBack: fn() },
} satisfies Meta<typeof ResetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    old: canvas.getByLabelText('原密码'),
    password: canvas.getByLabelText('新密码'),
    again: canvas.getByLabelText('确认新密码'),
    submit: canvas.getByRole('button', { name: /^提交/ }),
  };
};

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const { canvas, old, password, again, submit } = partsOf(canvasElement);
    await expect(old).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(old, 'portal123');
    await userEvent.type(password, 'Sunny-9012');
    await expect(canvas.getByText('强')).toBeVisible();
    await userEvent.type(again, 'Sunny-9012{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ oldPassword: 'portal123', password: 'Sunny-9012' });
    await userEvent.click(canvas.getByRole('link', { name: '忘记原密码？用手机验证' }));
    await expect(args.onOpen).toHaveBeenCalledWith('/find');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(submit).toBeEnabled();
  },
};

/** Every error by its field, the first one in focus, nothing typed is lost. */
export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const { old, password, again, submit } = partsOf(canvasElement);
    await userEvent.click(submit);
    await expect(old).toHaveAccessibleDescription('请输入原密码');
    await expect(password).toHaveAccessibleDescription('请输入密码');
    await expect(again).toHaveAccessibleDescription('请再次输入密码');
    await expect(old).toHaveFocus();
    await userEvent.type(old, 'portal123');
    await userEvent.type(password, 'portal123');
    await userEvent.type(again, 'portal124');
    await userEvent.click(submit);
    await expect(password).toHaveAccessibleDescription('新密码不能与原密码相同');
    await expect(again).toHaveAccessibleDescription('两次输入的密码不一致');
    await userEvent.clear(password);
    await userEvent.type(password, 'Chestnut');
    await expect(password).toHaveAccessibleDescription('密码不能与用户名相同');
    await expect(old).toHaveValue('portal123');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongOldPassword: Story = {
  args: { failure: { field: 'oldPassword', message: '原密码错误' } },
  async play({ canvasElement }) {
    const { old } = partsOf(canvasElement);
    await expect(old).toHaveAccessibleDescription('原密码错误');
    await expect(old).toHaveFocus();
    await userEvent.type(old, 'p');
    await expect(old).not.toHaveAttribute('aria-invalid');
  },
};

export const Failed: Story = { args: { failure: { message: '网络异常，内容已保留，请稍后重试' } } };

export const TooOften: Story = { args: { failure: { message: '尝试次数过多，请稍后再试' } } };

/** A second tap and Enter do nothing. */
export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    const { old, password, again, canvas } = partsOf(canvasElement);
    await userEvent.type(old, 'portal123');
    await userEvent.type(password, 'Sunny-9012');
    await userEvent.type(again, 'Sunny-9012{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '提交中…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { failure: { field: 'oldPassword', message: '原密码连续输错多次，为了您的账号安全，请在 10 分钟之后再试，或用手机验证码设置新密码' } },
};
