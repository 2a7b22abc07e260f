import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { demoAccount, demoNow, renamedAccount } from '../account.fixtures.ts';
import { ChangeNameScreen } from './ChangeNameScreen.tsx';

const meta = {
  title: '页面/账号/修改昵称',
  component: ChangeNameScreen,
  parameters: {
    guide: {
      use: '修改昵称，边填边看别人看到的样子。',
      avoid: '7天内只能改一次，期间不能填；没改动或有不当内容时不能保存。',
      role: 'form，名字是“修改昵称”。',
      keys: { Enter: '保存' },
    } satisfies Guide,
  },
  args: {
    account: demoAccount,
    now: demoNow,
    sensitiveWords: ['刷钻', '代练'],
    pending: false,
    onNameChange: fn(),
    onSubmit: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ChangeNameScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, name: canvas.getByLabelText('昵称'), submit: canvas.getByRole('button', { name: /^保存/ }) };
};

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

/** The name of now to begin with; without a change there is nothing to save. */
export const Ready: Story = {
  async play({ canvasElement }) {
    const { name, submit } = partsOf(canvasElement);
    await expect(name).toHaveValue('栗子不加糖');
    await expect(name).toHaveAccessibleDescription('2-12个字符，7天内只能修改一次');
    await expect(submit).toBeDisabled();
  },
};

export const Changed: Story = {
  async play({ args, canvasElement }) {
    const { canvas, name, submit } = partsOf(canvasElement);
    await userEvent.type(name, ' ');
    await expect(submit).toBeDisabled();
    await retype(name, '栗子加一点糖');
    await expect(canvas.getByText('6/12')).toBeVisible();
    await expect(args.onNameChange).toHaveBeenLastCalledWith('栗子加一点糖');
    await tap(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('栗子加一点糖');
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  async play({ args, canvasElement }) {
    const { canvas, name, submit } = partsOf(canvasElement);
    for (const [text, message] of [
      ['', '请输入新昵称'],
      ['栗', '昵称长度为2-12个字符'],
      ['一二三四五六七八九十一二三', '昵称长度为2-12个字符'],
      ['专业代练', '昵称含有不当内容'],
    ] as const) {
      await retype(name, text);
      await tap(submit);
      await expect(name).toHaveAccessibleDescription(message);
      await expect(name).toHaveValue(text);
    }
    await expect(canvas.getByText('4/12')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What was typed and not saved comes back. */
export const Kept: Story = {
  args: { initialName: '想了一半的名字' },
  async play({ canvasElement }) {
    const { name, submit } = partsOf(canvasElement);
    await expect(name).toHaveValue('想了一半的名字');
    await expect(submit).toBeEnabled();
  },
};

/** Changed yesterday: the day it may change again is said before anything is typed. */
export const Resting: Story = {
  args: { account: renamedAccount },
  async play({ args, canvasElement }) {
    const { canvas, name, submit } = partsOf(canvasElement);
    await expect(canvas.getByText('昵称7天内只能修改一次，2026-07-07起可再次修改')).toBeVisible();
    await expect(name).toBeDisabled();
    await expect(submit).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Taken: Story = {
  args: { initialName: '海边的富贵', failure: { field: 'name', message: '昵称已被使用' } },
  async play({ canvasElement }) {
    const { name } = partsOf(canvasElement);
    await expect(name).toHaveAccessibleDescription('昵称已被使用');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('海边的富贵');
  },
};

export const Failed: Story = {
  args: { initialName: '想了一半的名字', failure: { message: '网络异常，内容已保留，请稍后重试' } },
};

export const Pending: Story = {
  args: { initialName: '想了一半的名字', pending: true },
  async play({ args, canvasElement }) {
    const { canvas, name } = partsOf(canvasElement);
    await userEvent.type(name, '{Enter}');
    await tap(canvas.getByRole('button', { name: '保存中…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** No portrait, and nothing typed: the room for the name stays. */
export const Empty: Story = { args: { account: { ...demoAccount, avatar: undefined }, initialName: '' } };

export const LongText: Story = {
  args: {
    account: { ...demoAccount, name: '在海边等一场不会迟到的日出' },
    failure: { field: 'name', message: '这个昵称和一位已经认证的创作者过于相似，请换一个更像您自己的名字' },
  },
};
