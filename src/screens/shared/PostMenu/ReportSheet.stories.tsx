import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { ReportSheet } from './ReportSheet.tsx';

const meta = {
  title: '页面/弹窗/举报',
  component: ReportSheet,
  parameters: {
    guide: {
      use: '举报帖子或评论：选一个理由，可以补充说明。',
      avoid: '反馈问题用帮助页；提交中不能关闭，也不能再提交。',
      role: '对话框，理由是单选组；没选理由、说明太长时不能提交。',
      keys: { Esc: '关闭' },
    } satisfies Guide,
  },
  args: { open: true, pending: false, onClose: fn(), onReport: fn() },
} satisfies Meta<typeof ReportSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '举报' }));

/** Without a reason there is nothing to send. */
export const Ready: Story = {
  async play() {
    await expect((await sheet()).getByRole('button', { name: '提交' })).toBeDisabled();
  },
};

export const Reporting: Story = {
  async play({ args }) {
    const inside = await sheet();
    await tap(inside.getByRole('radio', { name: '垃圾广告' }));
    await userEvent.type(inside.getByRole('textbox', { name: '补充说明（选填）' }), ' 一直在发链接 ');
    await tap(inside.getByRole('button', { name: '提交' }));
    await expect(args.onReport).toHaveBeenCalledWith('spam', '一直在发链接');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { pending: true },
  async play({ args }) {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  async play({ args }) {
    const inside = await sheet();
    await tap(inside.getByRole('radio', { name: '其他' }));
    await tap(inside.getByRole('textbox'));
    await userEvent.paste('说'.repeat(201));
    await expect(inside.getByRole('button', { name: '提交' })).toBeDisabled();
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};
