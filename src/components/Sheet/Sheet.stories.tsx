import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { drag } from '#components/testing/gestures.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { Opened } from '../../../stories/frames/Opened.tsx';
import { layerClosed, heardFromNow, openLayer, pressMask } from '../../../stories/plays/layer.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

const SORTS = [
  { value: 'hot', label: '最热' },
  { value: 'new', label: '最新' },
  { value: 'price', label: '价格从低到高' },
];

const meta = {
  title: '组件/反馈/Sheet',
  component: Sheet,
  parameters: {
    guide: {
      use: '从底边上来的选项，最高到屏幕的 85%；往下拉就关。',
      avoid: '一列操作用 ActionSheet；一个必须回答的决定用 Dialog；长的表单给它一个页面。',
      role: 'dialog，名字是标题；焦点关在里面，关上后回到打开它的地方。',
      height: 720,
      keys: { Esc: '关上（允许时）', Tab: '在里面转' },
    } satisfies Guide,
  },
  args: {
    open: false,
    onOpenChange: fn(),
    title: '排序方式',
    children: <RadioGroup label="排序方式" value="new" onValueChange={fn()} options={SORTS} />,
  },
  render: (args) => <Opened of={Sheet} {...args} />,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const gripOf = (sheet: HTMLElement) => {
  const grip = sheet.querySelector('[data-grip]');
  if (!grip) throw new Error('The sheet has no grip');
  return grip;
};

/** It stands on the bottom edge, and focus begins at the chosen answer. */
export const Default: Story = {
  args: { open: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: '排序方式' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight));
    await waitFor(() => expect(screen.getByRole('radio', { name: '最新' })).toHaveFocus());
  },
};

export const WithFooter: Story = {
  args: {
    open: true,
    footer: (
      <Button block size="large">
        完成
      </Button>
    ),
  },
};

/** At most 85 % of the screen; the action stays in sight while the rest scrolls. */
export const LongText: Story = {
  args: {
    open: true,
    title: '用户协议',
    initialFocus: 'title',
    footer: (
      <Button block size="large">
        同意并继续
      </Button>
    ),
    children: Array.from({ length: 30 }, (_, i) => (
      <p key={i}>{`第 ${i + 1} 条：用户应当遵守社区公约，文明发言，不发布违反法律法规的内容。`}</p>
    )),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.85 + 1);
    await expect(within(sheet).getByRole('button', { name: '同意并继续' })).toBeVisible();
    const scroller = await within(sheet).findByRole('group');
    await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ args }) => {
    const sheet = await openLayer();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await layerClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const PulledAway: Story = {
  play: async () => {
    await drag(gripOf(await openLayer()), { dy: 160, durationMs: 200 });
    await layerClosed();
  },
};

/** Let go early and slowly, it springs back. */
export const PulledAndReleased: Story = {
  play: async ({ args }) => {
    const sheet = await openLayer();
    await drag(gripOf(sheet), { dy: 60, durationMs: 300 });
    await waitFor(() => expect(sheet.style.transform).toBe(''));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The picture of a pull in progress. */
export const Pulling: Story = {
  play: async () => {
    const sheet = await openLayer();
    await drag(gripOf(sheet), { dy: 60, release: false });
    await waitFor(() => expect(sheet.style.transform).not.toBe(''));
  },
};

/** Nothing but its own actions closes it: no grip, no Escape. */
export const NotDismissible: Story = {
  args: { dismissible: false, hideClose: true, title: '支付结果', children: <p>支付确认中…</p> },
  play: async ({ args }) => {
    const sheet = await openLayer();
    await expect(sheet.querySelector('[data-grip]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(sheet).toBeVisible();
  },
};

/** A finger the system takes away has closed nothing, and the sheet stands where it stood. */
export const Interrupted: Story = {
  play: async ({ args }) => {
    const sheet = await openLayer();
    const finger = await drag(gripOf(sheet), { dy: 200, release: false });
    finger.cancel();
    await waitFor(() => expect(sheet.style.transform).toBe(''));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** A press on the mask closes; the page scrolls again and has its pointer back. */
export const PressOutside: Story = {
  play: async ({ args }) => {
    await openLayer();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await heardFromNow();
    pressMask();
    await layerClosed();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await waitFor(() => expect(document.body.style.pointerEvents).toBe(''));
  },
};

/** While its action is pending neither Escape nor the mask nor a pull takes it away. */
export const Busy: Story = {
  args: {
    dismissible: false,
    hideClose: true,
    footer: (
      <Button block size="large" pending pendingText="提交中…">
        提交
      </Button>
    ),
  },
  play: async ({ args }) => {
    const sheet = await openLayer();
    await userEvent.keyboard('{Escape}');
    pressMask();
    await userEvent.click(within(sheet).getByRole('button', { name: '提交中…' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(sheet).toBeVisible();
  },
};

function WithConfirmDialog(args: SheetProps) {
  const [asks, setAsks] = useState(false);
  return (
    <Opened
      of={Sheet}
      {...args}
      footer={
        <Button block tone="danger" onClick={() => setAsks(true)}>
          清空草稿
        </Button>
      }
    >
      <ConfirmDialog open={asks} title="清空草稿？" onConfirm={() => setAsks(false)} onCancel={() => setAsks(false)} />
    </Opened>
  );
}

/** A question over the sheet: Escape answers it alone, and the focus goes back into the sheet. */
export const Stacked: Story = {
  render: (args) => <WithConfirmDialog {...args} />,
  play: async ({ args }) => {
    await openLayer();
    await userEvent.click(screen.getByRole('button', { name: '清空草稿' }));
    await screen.findByRole('alertdialog', { name: '清空草稿？' });
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: '清空草稿' })).toHaveFocus());
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  },
};

type Notice = { title: string; sentAt: string; text: string };

const NOTICES: readonly Notice[] = [
  { title: '充值到账', sentAt: '今天 10:24', text: '你充值的 680 钻石已经到账。' },
  { title: '活动开始', sentAt: '昨天 18:00', text: '冬日签到季开始了，连续签到七天有好礼。' },
];

function Inbox({ onOpenChange }: Pick<SheetProps, 'onOpenChange'>) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <main tabIndex={-1}>
      {NOTICES.map((one) => (
        <Button key={one.title} tone="quiet" onClick={() => setNotice(one)}>
          {one.title}
        </Button>
      ))}
      <Sheet
        payload={notice}
        onOpenChange={(open) => {
          onOpenChange(open);
          setNotice(undefined);
        }}
        title={({ title }) => title}
        description={({ sentAt }) => sentAt}
        footer={({ title }) => <Button block>{`查看${title}`}</Button>}
      >
        {({ text }) => <p>{text}</p>}
      </Sheet>
    </main>
  );
}

/** One sheet for every row of a list: it opens with a payload, and keeps the content of the last one while it closes. */
export const OfAPayload: Story = {
  render: ({ onOpenChange }) => <Inbox onOpenChange={onOpenChange} />,
  play: async ({ args }) => {
    for (const { title, sentAt, text } of NOTICES) {
      const opener = screen.getByRole('button', { name: title });
      await userEvent.click(opener);
      const sheet = await screen.findByRole('dialog', { name: title });
      await expect(sheet).toHaveAccessibleDescription(sentAt);
      await expect(within(sheet).getByRole('button', { name: `查看${title}` })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(sheet).toHaveTextContent(text);
      await layerClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
