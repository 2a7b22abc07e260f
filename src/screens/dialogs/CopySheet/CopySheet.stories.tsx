import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { CopySheet } from './CopySheet.tsx';

const meta = {
  title: '页面/弹窗/手动复制',
  component: CopySheet,
  args: { open: true, text: 'QY8826ABCD', onClose: fn() },
} satisfies Meta<typeof CopySheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args }) {
    const inside = within(await screen.findByRole('dialog', { name: '复制失败，请长按复制' }));
    const field = inside.getByRole<HTMLTextAreaElement>('textbox', { name: '要复制的内容' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('readonly');
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(args.text);
    await tap(inside.getByRole('button', { name: '关闭' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    text: 'https://portal.example/post/p1024?inviteCode=QY8826ABCD&comment=c20260714093000&from=share'.repeat(2),
  },
};
