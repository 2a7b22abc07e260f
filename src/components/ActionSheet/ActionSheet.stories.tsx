import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { DeleteLine } from '#components/icons/DeleteLine.tsx';
import { EditLine } from '#components/icons/EditLine.tsx';
import { FlagLine } from '#components/icons/FlagLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { UserHideLine } from '#components/icons/UserHideLine.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { layerClosed, heardFromNow, openLayer, pressMask } from '../../../stories/plays/layer.ts';
import { ActionSheet, type ActionSheetProps, type SheetAction } from './ActionSheet.tsx';

const chosen = fn<(label: string) => void>();
const followed = fn<(href: string) => void>();

const ACTIONS: readonly SheetAction[] = [
  { label: '举报', icon: <FlagLine size={20} />, onClick: () => chosen('举报') },
  {
    label: '不看TA',
    description: '不再看到TA的帖子和评论',
    icon: <UserHideLine size={20} />,
    onClick: () => chosen('不看TA'),
  },
];

/** A page with something to open the sheet from, and to give the focus back to. */
function Opened({ onOpenChange, ...args }: ActionSheetProps) {
  const [open, setOpen] = useState(args.open);
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <ActionSheet {...args} open={open} onOpenChange={change} />
    </main>
  );
}

const meta = {
  title: '组件/反馈/ActionSheet',
  component: ActionSheet,
  parameters: {
    guide: {
      use: '对一样东西能做的几件事，一行一件，从底边上来；选了就关。',
      avoid: '几选一、选了还看得见的用 RadioGroup；要先确认的事选后再用 ConfirmDialog 问；超过七件该有一个页面。',
      role: 'dialog，名字是标题；里面是列表，每行是 button，去别处的是 link。',
      height: 640,
      keys: { Esc: '关上（允许时）', Tab: '在里面转', 'Enter / 空格': '选中有焦点的一行' },
    } satisfies Guide,
  },
  args: { open: false, onOpenChange: fn(), title: '更多操作', actions: ACTIONS },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof ActionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus begins at the first action. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: '更多操作' }));
    await expect(within(sheet.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(sheet.getByRole('button', { name: '举报' })).toHaveFocus());
    for (const button of sheet.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  args: {
    open: true,
    actions: [
      { label: '继续编辑', tone: 'soft', icon: <EditLine size={20} />, onClick: fn() },
      { label: '分享', description: '把链接发给朋友', icon: <ShareLine size={20} />, onClick: fn() },
      { label: '查看社区公约', href: '/rules' },
      { label: '置顶', description: '每人同时只能置顶一篇', disabled: true, onClick: fn() },
      { label: '删除帖子', tone: 'danger', icon: <DeleteLine size={20} />, onClick: fn() },
    ],
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('button', { name: /置顶/ })).toBeDisabled();
    await expect(sheet.getByRole('link', { name: '查看社区公约' })).toHaveAttribute('href', '/rules');
  },
};

export const LongText: Story = {
  args: {
    open: true,
    title: '对《山海旅人：漫长的归途与没有尽头的夏天》的评论可以做的事',
    actions: [
      {
        label: '不再看到这位作者发布的任何帖子、评论和活动分享',
        description: '对方不会收到通知；以后可以在“我的—设置—不看的人”里随时恢复，已经收藏的内容不受影响。',
        icon: <UserHideLine size={20} />,
        onClick: fn(),
      },
      { label: 'https://example.com/a/very/long/address/without/any/space/in/it/at/all', onClick: fn() },
    ],
  },
};

export const TitleHidden: Story = {
  args: { open: true, titleHidden: true },
  play: async () => {
    await screen.findByRole('dialog', { name: '更多操作' });
  },
};

/** A choice closes the sheet, is heard once, and the focus goes back to what opened it. */
export const ClosesAfterChoice: Story = {
  play: async ({ args }) => {
    chosen.mockClear();
    const sheet = within(await openLayer());
    await userEvent.click(sheet.getByRole('button', { name: /不看TA/ }));
    await layerClosed();
    await expect(chosen.mock.calls).toEqual([['不看TA']]);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** The cancel row, Escape and the mask close it without a choice. */
export const Cancelled: Story = {
  play: async ({ args }) => {
    chosen.mockClear();
    const sheet = within(await openLayer());
    await userEvent.click(sheet.getByRole('button', { name: '取消' }));
    await layerClosed();
    await openLayer();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
    await openLayer();
    await heardFromNow();
    pressMask();
    await layerClosed();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    await expect(chosen).not.toHaveBeenCalled();
  },
};

/** A link is a real one; followed plainly it closes the sheet too. */
export const Links: Story = {
  args: { actions: [{ label: '查看主页', href: '/user/1', onFollow: followed }] },
  play: async () => {
    followed.mockClear();
    const sheet = within(await openLayer());
    await userEvent.click(sheet.getByRole('link', { name: '查看主页' }));
    await layerClosed();
    await expect(followed.mock.calls).toEqual([['/user/1']]);
  },
};

/** What goes on to a next step leaves the closing to its owner. */
export const KeepsOpen: Story = {
  args: { actions: [{ label: '安卓版', tone: 'soft', keepsOpen: true, onClick: () => chosen('安卓版') }] },
  play: async ({ args }) => {
    chosen.mockClear();
    const sheet = within(await openLayer());
    await userEvent.click(sheet.getByRole('button', { name: '安卓版' }));
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
  },
};

type Comment = { author: string; mine: boolean };

function OfComments() {
  const [comment, setComment] = useState<Comment>();
  const [deleting, setDeleting] = useState<Comment>();
  const end = () => setDeleting(undefined);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setComment({ author: '林小满', mine: true })}>我的评论</Button>
      <Button tone="quiet" onClick={() => setComment({ author: '周野', mine: false })}>
        周野的评论
      </Button>
      <ActionSheet
        payload={comment}
        onOpenChange={() => setComment(undefined)}
        title={({ author }) => `${author}的评论`}
        actions={(about) =>
          about.mine ? [{ label: '删除评论', tone: 'danger', onClick: () => setDeleting(about) }] : ACTIONS
        }
      />
      <ConfirmDialog
        payload={deleting}
        onOpenChange={end}
        title={({ author }) => `删除${author}的评论？`}
        tone="danger"
        onConfirm={end}
        onCancel={end}
      />
    </main>
  );
}

/** One sheet for every comment of a page: title and actions follow from the payload, and stay while it closes. */
export const OfAPayload: Story = {
  render: () => <OfComments />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '我的评论' }));
    const own = await screen.findByRole('dialog', { name: '林小满的评论' });
    await userEvent.click(within(own).getByRole('button', { name: '删除评论' }));
    await screen.findByRole('alertdialog', { name: '删除林小满的评论？' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '我的评论' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: '周野的评论' }));
    const other = await screen.findByRole('dialog', { name: '周野的评论' });
    await expect(within(other).getByRole('button', { name: '举报' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
  },
};
