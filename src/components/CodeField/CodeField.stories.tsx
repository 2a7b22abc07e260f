import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Stack } from '../Stack/Stack.tsx';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Held(props: CodeFieldProps) {
  const [value, onValueChange] = useHeld(props.value, props.onValueChange);
  return <CodeField {...props} value={value} onValueChange={onValueChange} />;
}

const meta = {
  title: '组件/输入/CodeField',
  component: CodeField,
  parameters: {
    layout: 'padded',
    guide: {
      use: '短信里的六位数字，和再要一次的按钮。',
      avoid: '密码用 PasswordField；别的数字用 TextField 加 inputMode。',
      role: 'textbox，名字是 label；要验证码的按钮说出还剩几秒。',
    } satisfies Guide,
  },
  args: { label: '验证码', value: '', secondsLeft: 0, requesting: false, onValueChange: fn(), onRequestCode: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="x8">
      <Held {...args} />
      <Held {...args} requesting />
      <Held {...args} value="268" secondsLeft={57} />
      <Held {...args} value="268091" error="验证码错误或已过期" />
    </Stack>
  ),
};

/** While the seconds run, asking again does nothing, and focus stays. */
export const CountingDown: Story = {
  args: { secondsLeft: 57 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: '57秒后重新获取' });
    await userEvent.click(button);
    await expect(args.onRequestCode).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A pasted message gives up its digits, six at most. */
export const Paste: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '验证码' });
    await userEvent.click(input);
    await userEvent.paste('验证码 268 091，5分钟内有效');
    await expect(input).toHaveValue('268091');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('268091');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const LongText: Story = {
  args: {
    label: '发送到 138****8000 的短信验证码',
    error: '发送太频繁，请稍后再试；如果一直收不到，请检查手机是否拦截了短信',
  },
};
