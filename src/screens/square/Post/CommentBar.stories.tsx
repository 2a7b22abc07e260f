import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { lighthousePost } from '../../shared/square.fixtures.ts';
import { CommentBar, type CommentBarProps } from './CommentBar.tsx';

/** Holds what is typed, as the page does. */
function Written(props: CommentBarProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <CommentBar
      {...props}
      draft={draft}
      onBeginComment={() => {
        setDraft((former) => ({ ...former, open: true, focusTurn: former.focusTurn + 1 }));
        props.onBeginComment();
      }}
      onChangeComment={(text) => {
        setDraft((former) => ({ ...former, text }));
        props.onChangeComment(text);
      }}
    />
  );
}

const closed: CommentBarProps['draft'] = { open: false, text: '', restored: false, focusTurn: 0 };

const meta = {
  title: '页面/帖子评论栏',
  component: CommentBar,
  parameters: {
    guide: {
      use: '帖子底部的评论栏：写评论的入口，和赞、评论数、分享；打开后是输入框。',
      avoid: '没写完的留在入口上；上次没发的可以清空；不能发的原因写在输入框下。',
      role: '入口是按钮，打开后是表单；发完焦点回到入口。',
      keys: { Ctrl加回车: '发送' },
    } satisfies Guide,
  },
  render: (args) => <Written {...args} />,
  args: {
    post: lighthousePost,
    draft: closed,
    onBeginComment: fn(),
    onChangeComment: fn(),
    onSendComment: fn(),
    onCancelReply: fn(),
    onClearDraft: fn(),
    onLeaveComment: fn(),
    onLikePost: fn(),
    onShowComments: fn(),
    onShare: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '查看评论 42' }));
    await expect(args.onShowComments).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '赞帖子 318' }));
    await expect(args.onLikePost).toHaveBeenCalledOnce();
    await tap(canvas.getByRole('button', { name: '分享' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Writing: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '说点什么…' }));
    await expect(args.onBeginComment).toHaveBeenCalledOnce();
    const field = canvas.getByRole('textbox', { name: '评论' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '发送' })).toBeDisabled();
    await step('写与发送', async () => {
      await userEvent.type(field, '旧灯');
      await expect(args.onChangeComment).toHaveBeenLastCalledWith('旧灯');
      await tap(canvas.getByRole('button', { name: '发送' }));
      await expect(args.onSendComment).toHaveBeenCalledOnce();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSendComment).toHaveBeenCalledTimes(2);
    });
    await step('离开', async () => {
      await expect(args.onLeaveComment).not.toHaveBeenCalled();
      field.blur();
      await expect(args.onLeaveComment).toHaveBeenCalledOnce();
    });
  },
};

export const Replying: Story = {
  args: { draft: { ...closed, open: true, focusTurn: 1, replyTo: { id: 'c1', name: '守塔的猫' } } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/回复 @/)).toHaveTextContent('回复 @守塔的猫');
    await expect(canvas.getByRole('textbox', { name: '回复 守塔的猫' })).toHaveFocus();
    await tap(canvas.getByRole('button', { name: '取消回复' }));
    await expect(args.onCancelReply).toHaveBeenCalledOnce();
  },
};

export const Blank: Story = { args: { draft: { ...closed, open: true, focusTurn: 1, problem: '评论不能为空' } } };

export const NearLimit: Story = {
  args: { draft: { ...closed, open: true, focusTurn: 1, text: '长'.repeat(496) } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('496/500')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { draft: { ...closed, open: true, focusTurn: 1, text: '长'.repeat(512), problem: '最多500字' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(/最多500字/);
  },
};

/** The word that may not be said is marked in the field. */
export const Sensitive: Story = {
  args: {
    draft: {
      ...closed,
      open: true,
      focusTurn: 1,
      text: '加我微信领外挂吧',
      problem: '内容含有敏感词：外挂',
      marked: { start: 5, end: 7 },
    },
  },
  async play({ canvasElement }) {
    const field = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox');
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('外挂');
    await expect(field).toHaveAccessibleDescription('内容含有敏感词：外挂');
  },
};

/** Another tab has a text of its own for the same field, and neither replaces the other. */
export const WrittenElsewhere: Story = {
  args: { draft: { ...closed, open: true, text: '这里写到一半', beside: true } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      '另一页面也写了评论，两份都会保留',
    );
  },
};

export const RestoredClosed: Story = {
  args: { draft: { ...closed, restored: true, text: '上次没写完的一句话' } },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('已恢复上次未发布的内容')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上次没写完的一句话' })).toBeVisible();
    await tap(canvas.getByRole('button', { name: '清空' }));
    await expect(args.onClearDraft).toHaveBeenCalledOnce();
  },
};

export const RestoredReply: Story = {
  args: { draft: { ...closed, restored: true, text: '我也看见了', replyTo: { id: 'c1', name: '守塔的猫' } } },
  async play({ canvasElement }) {
    await tapButton(canvasElement, '回复 @守塔的猫：我也看见了');
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('我也看见了');
    await expect(within(canvasElement).getByText('已恢复上次未发布的内容')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    post: { ...lighthousePost, likeCount: 123_456_789, commentCount: 98_765 },
    draft: { ...closed, text: '一段写到一半就放在那里的很长很长的评论，一行放不下。' },
  },
};
