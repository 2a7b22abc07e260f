import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { CopySheet } from './CopySheet.tsx';

const meta = {
  title: '页面/弹窗/手动复制',
  component: CopySheet,
  parameters: {
    guide: {
      use: '浏览器不让网页复制时，把文字选好，让人自己复制。',
      avoid: '能复制就直接复制，用 Toast 说一声。',
      role: '对话框（dialog）里一个只读的文本框，得到焦点时全选。',
      keys: { Escape: '关上' },
    } satisfies Guide,
  },
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
