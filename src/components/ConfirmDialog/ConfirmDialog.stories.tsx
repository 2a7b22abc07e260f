import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = {
  title: '组件/反馈/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    guide: {
      use: '一个问题、两个答案；焦点先落在无害的那个上。',
      avoid: '能撤销的事不要问；要填东西用 Dialog 或 Sheet。',
      role: 'alertdialog 或 dialog，名字是问题；进行中不能离开。',
      height: 640,
      keys: { Esc: '等于取消', 'Enter / 空格': '按下有焦点的答案' },
    } satisfies Guide,
  },
  args: { open: true, title: '确定退出登录吗？', onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

/** Focus begins on the harmless answer. */
export const Default: Story = {
  play: async () => {
    await screen.findByRole('alertdialog', { name: '确定退出登录吗？' });
    await waitFor(async () => expect(await button('取消')).toHaveFocus());
  },
};

export const Danger: Story = {
  args: {
    title: '删除这条评论？',
    message: '删除后无法恢复，它下面的 12 条回复也会一起删除。',
    confirmText: '删除',
    tone: 'danger',
  },
};

export const Pending: Story = { args: { ...Danger.args, pending: true, pendingText: '删除中…' } };

export const LongText: Story = {
  args: {
    title: '取消订阅《山海旅人：漫长的归途与没有尽头的夏天》？',
    message: '取消后，新章节更新时不再提醒你。已经购买和收藏的内容不受影响，阅读进度也会保留，可以随时重新订阅。',
    confirmText: '确认取消订阅',
    cancelText: '再想想',
  },
};

/** Escape says no. */
export const EscapeCancels: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await button('取消')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** DG.P1: two taps before anything renders are one. */
export const PressedTwice: Story = {
  play: async ({ args }) => {
    const confirm = await button('确定');
    confirm.click();
    confirm.click();
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Neither answer may be given yet; Escape is one of them. */
export const Disabled: Story = {
  args: { confirmDisabled: true, cancelDisabled: true },
  play: async ({ args }) => {
    await expect(await button('确定')).toBeDisabled();
    await expect(await button('取消')).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A notice has one answer. */
export const WithoutCancel: Story = {
  args: { title: '活动已结束', message: '下一期将于 2 月 1 日开始。', confirmText: '我知道了', hideCancel: true },
  play: async ({ args }) => {
    await waitFor(async () => expect(await button('我知道了')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The picture of an action that takes its time: a promise does what `pending` does. */
export const Working: Story = {
  args: {
    ...Danger.args,
    pendingText: '删除中…',
    onConfirm: fn(() => new Promise(() => undefined)),
    onOpenChange: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(await button('删除'));
    await button('删除中…');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Failing({ onConfirm, ...args }: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  return (
    <>
      <ConfirmDialog
        {...args}
        pending={pending}
        pendingText="提交中…"
        onConfirm={() => {
          onConfirm();
          setPending(true);
        }}
      />
      {/* The server's refusal, which in a story has to come from somewhere. */}
      <Button data-refuse="" onClick={() => setPending(false)}>
        拒绝
      </Button>
    </>
  );
}

/** While it is carried out nothing closes it; once that has failed, it can be tried again. */
export const TriedAgain: Story = {
  render: (args) => <Failing {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await button('确定'));
    const waiting = await button('提交中…');
    await userEvent.click(waiting);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    document.querySelector<HTMLElement>('[data-refuse]')?.click();
    await userEvent.click(await button('确定'));
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

function WithTrigger({ onCancel, ...args }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  const cancel = () => {
    onCancel?.();
    setOpen(false);
  };
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(true)}>退出登录</Button>
      <ConfirmDialog {...args} open={open} onCancel={cancel} />
    </main>
  );
}

/** Answered with no, it gives the focus back to what asked, and the page its scrolling. */
export const FocusReturns: Story = {
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args }) => {
    const trigger = await button('退出登录');
    await userEvent.click(trigger);
    await waitFor(async () => expect(await button('取消')).toHaveFocus());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(await button('取消'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

type Follow = { name: string };

function Following({ onConfirm }: Pick<ConfirmDialogProps, 'onConfirm'>) {
  const [person, setPerson] = useState<Follow>();
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setPerson({ name: '周野' })}>取消关注</Button>
      <ConfirmDialog
        payload={person}
        title={({ name }) => `不再关注${name}？`}
        message={({ name }) => `以后看不到${name}的动态。`}
        onConfirm={onConfirm}
        onCancel={() => undefined}
        onOpenChange={() => setPerson(undefined)}
      />
    </main>
  );
}

/** Open while there is something to ask about; the question stays while it closes. */
export const OfAPayload: Story = {
  render: ({ onConfirm }) => <Following onConfirm={onConfirm} />,
  play: async ({ args }) => {
    await userEvent.click(await button('取消关注'));
    const dialog = await screen.findByRole('alertdialog', { name: '不再关注周野？' });
    await expect(dialog).toHaveAccessibleDescription('以后看不到周野的动态。');
    await userEvent.click(await button('确定'));
    await expect(dialog).toHaveTextContent('不再关注周野？');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
