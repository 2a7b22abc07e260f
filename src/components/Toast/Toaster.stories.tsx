import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { Toaster } from './Toaster.tsx';
import { createToastStore, type Schedule, type ToastOptions, type ToastStore } from './toastStore.ts';

/** Closing by time is off, so that a picture of toasts is the same every time; leaving takes as long as in life. */
const timeless: Schedule = (run, ms) => {
  const timer = ms < 1000 ? setTimeout(run, ms) : undefined;
  return () => clearTimeout(timer);
};

const beginnings = new Map<ToastStore, readonly ToastOptions[]>();

const storeWith = (...toasts: ToastOptions[]): ToastStore => {
  const store = createToastStore({ schedule: timeless });
  beginnings.set(store, toasts);
  return store;
};

const live = (store: ToastStore) => store.getSnapshot().filter(({ leaving }) => !leaving);

const meta = {
  title: '组件/反馈/Toaster',
  component: Toaster,
  parameters: {
    guide: {
      use: '做完了说一声，过一会儿自己走；同样的话合成一条。',
      avoid: '要人决定的用 Dialog；一直成立的错误写在原处（TextField 的 error、ErrorBlock）。',
      role: '成功与提示是 status，错误是 alert，读屏立刻读出。',
      height: 480,
      keys: { Esc: '没有对话框时关上全部' },
    } satisfies Guide,
  },
  args: { store: storeWith({ type: 'success', text: '领取成功' }) },
  argTypes: { store: { control: false } },
  beforeEach({ args: { store } }) {
    for (const toast of beginnings.get(store) ?? []) store.show(toast);
    return store.closeAll;
  },
  decorators: [
    (Story) => (
      <main tabIndex={-1} style={{ padding: '240px 16px 16px' }}>
        <TextField label="昵称" defaultValue="小满" />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 16 px at 375, and larger with the screen (spec §9). */
const gap = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
const boxes = () => toasts().map((toast) => toast.getBoundingClientRect());

/** One gap from the top. */
export const Default: Story = {
  play: async () => {
    await screen.findByText('领取成功');
    await waitFor(() => expect(boxes()[0]?.top).toBeCloseTo(gap(), 0));
  },
};

export const Types: Story = {
  args: {
    store: storeWith(
      { type: 'success', text: '已保存到相册' },
      { type: 'info', text: '正在使用移动网络' },
      { type: 'warning', text: '登录已过期，请重新登录' },
    ),
  },
  play: async () => {
    await screen.findByText('登录已过期，请重新登录');
  },
};

/** An error is said at once, by the assertive region; both regions are there from the start. */
export const Failed: Story = {
  args: { store: storeWith() },
  play: async ({ args }) => {
    const polite = screen.getByRole('status');
    const assertive = screen.getByRole('alert');
    await expect(polite).toHaveAttribute('aria-live', 'polite');
    await expect(assertive).toHaveAttribute('aria-live', 'assertive');
    args.store.show({ type: 'error', text: '网络异常，请重试' });
    args.store.show({ text: '已复制' });
    await within(assertive).findByText('网络异常，请重试');
    await within(polite).findByText('已复制');
  },
};

/** Equal texts are one toast with a count; the newer type wins. */
export const Merged: Story = {
  args: { store: storeWith() },
  play: async ({ args }) => {
    args.store.show({ type: 'success', text: '领取成功' });
    await screen.findByText('领取成功');
    await expect(screen.queryByText(/^×/)).toBeNull();
    for (let i = 0; i < 2; i += 1) args.store.show({ type: 'success', text: '领取成功' });
    await screen.findByText('×3');
    args.store.show({ type: 'error', text: '领取成功' });
    const count = await within(screen.getByRole('alert')).findByText('×4');
    await waitFor(() => expect(count).toBeVisible());
    await expect(toasts()).toHaveLength(1);
  },
};

const three: ToastOptions[] = [
  { text: '已加入下载队列' },
  { type: 'warning', text: '安装包较大，建议在无线网络下继续；当前网络为移动网络，可能产生流量费用' },
  { type: 'success', text: '签到成功，钻石 +5' },
];

/** A stack of three: equal gaps between measured heights. */
export const Stacked: Story = {
  args: { store: storeWith(...three) },
  play: async () => {
    await screen.findByText('已加入下载队列');
    const gaps = () =>
      boxes()
        .slice(1)
        .map((box, i) => box.top - (boxes()[i]?.bottom ?? 0));
    await waitFor(() => expect(gaps().map(Math.round)).toEqual([Math.round(gap()), Math.round(gap())]));
  },
};

/** When one goes, those below it close up at once. */
export const ClosedUp: Story = {
  args: { store: storeWith(...three) },
  play: async ({ args }) => {
    await screen.findByText('已加入下载队列');
    const [, second] = args.store.getSnapshot();
    if (second) args.store.close(second.id);
    const first = screen.getByText('已加入下载队列').closest('[data-toast]');
    const third = screen.getByText('签到成功，钻石 +5').closest('[data-toast]');
    const between = () => (third?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
    await waitFor(() => expect(between()).toBeCloseTo(gap(), 0));
  },
};

export const LongText: Story = {
  args: {
    store: storeWith({ type: 'error', text: `支付未完成：${'请检查网络后重试，'.repeat(12)}<b>不会重复扣费</b>` }),
  },
  play: async () => {
    await screen.findByText(/<b>不会重复扣费<\/b>/);
    const [box] = boxes();
    await expect(box?.left).toBeGreaterThanOrEqual(gap() - 0.5);
    await expect(box?.right).toBeLessThanOrEqual(innerWidth - gap() + 0.5);
  },
};

/** It takes no focus; reached by keyboard, it shows its close button and gives focus back. */
export const ClosedByKeyboard: Story = {
  args: { store: storeWith() },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox', { name: '昵称' });
    field.focus();
    args.store.show({ text: '草稿已保存' });
    await screen.findByText('草稿已保存');
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: '关闭通知' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(live(args.store)).toEqual([]));
    await expect(field).toHaveFocus();
  },
};

export const Stays: Story = {
  args: { store: storeWith({ type: 'warning', text: '网络已断开', durationMs: 0 }) },
  play: async () => {
    await screen.findByText('网络已断开');
  },
};

export const EscapeClosesAll: Story = {
  args: { store: storeWith({ text: '甲' }, { text: '乙' }, { text: '丙' }) },
  play: async ({ args }) => {
    await screen.findByText('丙');
    await userEvent.keyboard('{Escape}');
    await expect(live(args.store)).toEqual([]);
  },
};

const held = fn();

/** Only a mouse, never a finger, stops the clock. */
export const Held: Story = {
  args: { store: storeWith({ text: '已复制' }) },
  render: ({ store }) => <Toaster store={{ ...store, hold: held }} />,
  play: async () => {
    held.mockClear();
    const pill = await screen.findByText('已复制');
    const enter = (pointerType: string) =>
      pill.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
    enter('touch');
    await expect(held).not.toHaveBeenCalled();
    enter('mouse');
    await expect(held).toHaveBeenCalledOnce();
    await expect(held).toHaveBeenCalledWith(expect.any(String), 'pointer');
  },
};

const onOpenChange = fn();

/** It lies above a dialog, whose business Escape is (D4). */
export const OverDialog: Story = {
  args: { store: storeWith({ type: 'error', text: '钻石不足，请先充值', durationMs: 0 }) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog open onOpenChange={onOpenChange} title="下载确认" footer={<Button block>确认下载</Button>}>
        下载该游戏需要 300 钻石
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    onOpenChange.mockClear();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledOnce());
    await expect(onOpenChange).toHaveBeenCalledWith(false);
    await expect(live(args.store)).toHaveLength(1);
  },
};

/** TO.P7: it can be used there, and using it does not close the dialog. */
export const UsedOverDialog: Story = {
  ...OverDialog,
  args: { store: storeWith({ type: 'error', text: '钻石不足，请先充值', durationMs: 0 }) },
  play: async ({ args }) => {
    onOpenChange.mockClear();
    await screen.findByRole('dialog');
    const close = await screen.findByRole('button', { name: '关闭通知' });
    const { left, top, width, height } = close.getBoundingClientRect();
    await expect(close.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.click(close);
    await expect(live(args.store)).toEqual([]);
    // A press outside would be heard a task later.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};
