import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { Opened } from '../../../stories/frames/Opened.tsx';
import { layerClosed, heardFromNow, openLayer, pressMask } from '../../../stories/plays/layer.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: '组件/反馈/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      use: '屏幕正中的一个决定，别的先放下。',
      avoid: '一句话问是或否用 ConfirmDialog；一列操作用 ActionSheet；不用停下来的消息用 Toast。',
      role: 'dialog 或 alertdialog，名字是标题；焦点关在里面，关上后回到打开它的地方。',
      height: 640,
      keys: { Esc: '关上（允许时）', Tab: '在里面转' },
    } satisfies Guide,
  },
  args: {
    open: false,
    onOpenChange: fn(),
    title: '开通会员',
    children: '开通后，全部游戏免费下载，会员漫画免费看。',
    footer: <Button block>我知道了</Button>,
  },
  render: (args) => <Opened of={Dialog} {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { open: true } };

export const WithDescription: Story = {
  args: {
    open: true,
    title: '手机验证',
    description: '为了账号安全，请先验证手机号',
    children: <TextField label="手机号" labelHidden placeholder="请输入手机号" />,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '手机验证' });
    await expect(dialog).toHaveAccessibleDescription('为了账号安全，请先验证手机号');
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
  },
};

export const Alert: Story = {
  args: {
    open: true,
    alert: true,
    title: '余额不足',
    description: '当前钻石余额不足，请充值后继续',
    initialFocus: 'cancel',
    children: undefined,
    footer: (
      <ButtonPair>
        <Button tone="quiet">取消</Button>
        <Button>充值</Button>
      </ButtonPair>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: '余额不足' });
    await expect(dialog).toHaveAccessibleDescription('当前钻石余额不足，请充值后继续');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};

/** An alert hears no press outside: it wants an answer. Escape is one. */
export const AlertAnswered: Story = {
  args: { ...Alert.args },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await heardFromNow();
    pressMask();
    await heardFromNow();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

const paragraphs = Array.from(
  { length: 24 },
  (_, i) => `第 ${i + 1} 条：用户应当遵守社区公约，文明发言，不发布违反法律法规的内容。`,
);

/** Content scrolls between the title and the actions, and can be scrolled by keyboard. */
export const LongText: Story = {
  args: {
    open: true,
    title: '关于春节期间充值到账时间与客服值班安排调整的重要通知',
    initialFocus: 'title',
    children: paragraphs.map((text) => <p key={text}>{text}</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus());
    const scroller = await within(dialog).findByRole('group');
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '我知道了' })).toBeVisible());
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const TitleHidden: Story = { args: { open: true, titleHidden: true, hideClose: true } };

/** DG.P2: focus goes in, stays in, and comes back. */
export const FocusReturns: Story = {
  play: async ({ args }) => {
    const dialog = await openLayer();
    const inside = within(dialog);
    await waitFor(() => expect(inside.getByRole('button', { name: '我知道了' })).toHaveFocus());
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: '我知道了' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside.getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A press outside closes with one notice; the page gets its scrolling and its pointer back (DG.P3, DG.P4). */
export const PressOutside: Story = {
  play: async ({ args }) => {
    await openLayer();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await waitFor(() => expect(document.body.style.pointerEvents).toBe('none'));
    await heardFromNow();
    pressMask();
    await layerClosed();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
  },
};

export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async ({ args }) => {
    const dialog = await openLayer();
    await heardFromNow();
    pressMask();
    await heardFromNow();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await layerClosed();
  },
};

const guard = fn<() => boolean>();

/** A guard may keep it open; here it lets the second request pass. */
export const Guarded: Story = {
  args: { beforeClose: guard },
  beforeEach: () => void guard.mockReset().mockReturnValueOnce(false).mockReturnValue(true),
  play: async ({ args }) => {
    const dialog = await openLayer();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await expect(guard).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await layerClosed();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function Swapping({ onOpenChange, ...args }: DialogProps) {
  const [shown, setShown] = useState<'purchase' | 'insufficient'>();
  const close = (open: boolean) => {
    onOpenChange(open);
    if (!open) setShown(undefined);
  };
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setShown('purchase')}>打开</Button>
      <Dialog
        {...args}
        open={shown === 'purchase'}
        onOpenChange={close}
        title="下载确认"
        footer={
          <Button block onClick={() => setShown('insufficient')}>
            确认下载
          </Button>
        }
      />
      <Dialog {...args} open={shown === 'insufficient'} onOpenChange={close} title="余额不足" />
    </main>
  );
}

/** One dialog takes the place of another: focus still finds its way back to what opened the first. */
export const Swapped: Story = {
  render: (args) => <Swapping {...args} />,
  play: async () => {
    await openLayer();
    await userEvent.click(screen.getByRole('button', { name: '确认下载' }));
    const second = await screen.findByRole('dialog', { name: '余额不足' });
    await waitFor(() => expect(second.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await layerClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

function Nested(args: DialogProps) {
  const [inner, setInner] = useState(false);
  return (
    <Opened
      of={Dialog}
      {...args}
      footer={
        <Button block onClick={() => setInner(true)}>
          更多
        </Button>
      }
    >
      <Dialog open={inner} onOpenChange={setInner} title="更多说明" footer={<Button block>好的</Button>}>
        会员到期前一天会收到站内消息。
      </Dialog>
    </Opened>
  );
}

/** Escape closes the top one alone; the page stays locked until the last is gone. */
export const OverAnother: Story = {
  render: (args) => <Nested {...args} />,
  play: async () => {
    await openLayer();
    await userEvent.click(screen.getByRole('button', { name: '更多' }));
    await screen.findByRole('dialog', { name: '更多说明' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '更多说明' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: '更多' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: '开通会员' })).toBeVisible());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
};

function Kept(args: DialogProps) {
  const [visible, setVisible] = useState(true);
  return (
    <>
      <Button data-leave="" onClick={() => setVisible(!visible)}>
        {visible ? '离开' : '返回'}
      </Button>
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <Opened of={Dialog} {...args} />
      </Activity>
    </>
  );
}

const leaveOrReturn = () => document.querySelector<HTMLElement>('[data-leave]')?.click();

/** DG.P8: a dialog goes away with the page that owns it, takes its lock along, and is back when the page is. */
export const OfAKeptPage: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args }) => {
    const dialog = await openLayer();
    leaveOrReturn();
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
    leaveOrReturn();
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

/** Escape while a word is being composed belongs to the input method. */
export const EscapeWhileComposing: Story = {
  args: { children: <TextField label="昵称" /> },
  play: async ({ args }) => {
    const dialog = await openLayer();
    const field = within(dialog).getByRole('textbox', { name: '昵称' });
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await layerClosed();
  },
};
