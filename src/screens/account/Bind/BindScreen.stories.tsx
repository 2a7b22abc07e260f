import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { expectError, expectErrors, field, fill } from '../../../../stories/plays/form.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import type { FormFailure } from '#components/fields/useFormFields.ts';
import { BindScreen } from './BindScreen.tsx';

const idle = { secondsLeft: () => 0, requesting: false };

const meta = {
  title: '页面/账号/绑定手机',
  component: BindScreen,
  parameters: {
    guide: {
      use: '绑定手机号；已绑定的分两步更换：先验证旧号，再验证新号。',
      avoid: '旧号验证码错了回到第一步；两步填的内容都保留。',
      role: '两个 form，同时只显示一个：“验证当前手机号”和“绑定手机”。',
      keys: { Enter: '提交当前一步' },
    } satisfies Guide,
  },
  args: {
    oldCode: idle,
    newCode: idle,
    pending: false,
    onRequestOldCode: fn(),
    onRequestNewCode: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof BindScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Filled: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    const [phone, code] = [canvas.getByLabelText('手机号'), canvas.getByLabelText('验证码')];
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await tap(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestNewCode).not.toHaveBeenCalled();
    await expect(phone).toHaveAccessibleDescription('请输入手机号');
    await tap(phone);
    await userEvent.paste('+86 138-0013-8000');
    await expect(phone).toHaveValue('13800138000');
    await tap(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestNewCode).toHaveBeenCalledWith('13800138000');
    await userEvent.type(code, '123456');
    await tap(canvas.getByRole('button', { name: '绑定' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '13800138000', smsCode: '123456' });
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** A bound number gives way only after it was verified itself. */
export const Changing: Story = {
  args: { phoneMasked: '138****8001' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('138****8001')).toBeVisible();
    await expect(canvas.getByLabelText('新手机号')).not.toBeVisible();
    await tap(canvas.getByRole('button', { name: '下一步' }));
    const [old, next] = canvas.getAllByLabelText('验证码');
    if (!old || !next) throw new Error('There are two codes.');
    await expect(old).toHaveAccessibleDescription('请输入6位验证码');
    await tap(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestOldCode).toHaveBeenCalledOnce();
    await userEvent.type(old, '111111{Enter}');

    await expect(canvas.getByText('第2步，再验证新手机号')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('新手机号'), '13900139000');
    await tap(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestNewCode).toHaveBeenCalledWith('13900139000');
    await userEvent.type(next, '222222');
    await tap(canvas.getByRole('button', { name: '绑定' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ phone: '13900139000', smsCode: '222222', oldSmsCode: '111111' });

    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).not.toHaveBeenCalled();
    await expect(old).toHaveValue('111111');
  },
};

/** The first code was wrong: back to where it was typed, with everything typed later kept. */
export const WrongOldCode: Story = {
  args: { phoneMasked: '138****8001' },
  render: function Refused(args) {
    const [failure, setFailure] = useState<FormFailure>();
    return (
      <BindScreen
        {...args}
        oldFailure={failure}
        onSubmit={() => setFailure({ field: 'oldSmsCode', message: '验证码错误或已过期' })}
      />
    );
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [old, next] = canvas.getAllByLabelText('验证码');
    if (!old || !next) throw new Error('There are two codes.');
    await userEvent.type(old, '000000{Enter}');
    await userEvent.type(canvas.getByLabelText('新手机号'), '13900139000');
    await userEvent.type(next, '222222{Enter}');
    await expect(old).toBeVisible();
    await expect(old).toHaveAccessibleDescription('验证码错误或已过期');
    await expect(old).toHaveFocus();
    await userEvent.clear(old);
    await userEvent.type(old, '111111{Enter}');
    await expect(canvas.getByLabelText('新手机号')).toHaveValue('13900139000');
    await expect(next).toHaveValue('222222');
  },
};

export const Taken: Story = {
  args: { failure: { field: 'phone', message: '该手机号已绑定其他账号' } },
  async play({ canvasElement }) {
    await expectError(canvasElement, '手机号', '该手机号已绑定其他账号');
  },
};

export const WrongCode: Story = { args: { failure: { field: 'smsCode', message: '验证码错误或已过期' } } };

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 手机号: '12800138000' });
    await tapButton(canvasElement, '绑定');
    await expectErrors(canvasElement, { 手机号: '手机号格式不正确', 验证码: '请输入6位验证码' });
    await expect(field(canvasElement, '手机号')).toHaveFocus();
    await expect(field(canvasElement, '手机号')).toHaveValue('12800138000');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Countdown: Story = { args: { newCode: { secondsLeft: () => 42, requesting: false } } };

export const CountdownOfOldNumber: Story = {
  args: { phoneMasked: '138****8001', oldCode: { secondsLeft: () => 17, requesting: false } },
};

/** What went wrong with the first code is said where it is asked for. */
export const TooOftenForOldNumber: Story = {
  args: { phoneMasked: '138****8001', oldFailure: { message: '发送太频繁，请稍后再试' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('发送太频繁，请稍后再试')).toBeVisible();
  },
};

export const Requesting: Story = { args: { newCode: { secondsLeft: () => 0, requesting: true } } };

export const Failed: Story = { args: { failure: { message: '网络异常，内容已保留，请稍后重试' } } };

export const Pending: Story = {
  args: { pending: true },
  async play({ args, canvasElement }) {
    await fill(canvasElement, { 手机号: '13800138000', 验证码: '123456{Enter}' });
    await tapButton(canvasElement, '提交中…');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    failure: { field: 'phone', message: '该手机号今日发送验证码的次数已达上限，请明天再试，或换一个手机号绑定' },
  },
};
