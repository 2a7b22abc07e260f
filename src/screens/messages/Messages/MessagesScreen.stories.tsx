import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { endless } from '../../../../stories/args/endless.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { refreshByKey, scrollToEnd } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { followMessage, giftMessage, longMessage, manyMessages, messages } from '../messages.fixtures.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/系统消息',
  component: MessagesScreen,
  parameters: {
    guide: {
      use: '系统通知、订单、礼包、评论、点赞和关注，最新的在上面；点一条在弹层里看全文，再去它说的地方。',
      avoid: '红点只给还没打开过的；没有未读时不显示「全部已读」。一条消息没有去处时，弹层里没有按钮。',
      role: '列表是信息流（feed），每行是一个链接，名字以「未读」和类别开头；全文在对话框里。',
      keys: { Enter: '打开所在的消息', Escape: '关上全文' },
    } satisfies Guide,
  },
  args: {
    messages: listed(messages),
    unread: 3,
    now: STORY_NOW,
    onOpenMessage: fn(),
    onCloseMessage: fn(),
    onRetryMessage: fn(),
    onReadAll: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onLoadMore: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('未读的念出来，读过的不念', async () => {
      await expect(canvas.getAllByRole('link', { name: /未读，/ })).toHaveLength(3);
    });
    await step('点一行打开这条消息', async () => {
      const row = canvas.getByRole('link', { name: /星海拾荒者新礼包/ });
      await expect(row).toHaveAttribute('href', '/message?id=m3');
      await tap(row);
      await expect(args.onOpenMessage).toHaveBeenCalledWith('m3');
    });
    await step('全部已读与返回', async () => {
      await tap(canvas.getByRole('button', { name: '全部已读' }));
      await expect(args.onReadAll).toHaveBeenCalledOnce();
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const AllRead: Story = {
  args: { messages: listed(messages.map((message) => ({ ...message, read: true }))), unread: 0 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: /未读/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '全部已读' })).toBeNull();
  },
};

export const Opened: Story = {
  args: { opened: ready(giftMessage) },
  async play({ args }) {
    const sheet = within(await screen.findByRole('dialog', { name: '星海拾荒者新礼包' }));
    await expect(sheet.getByText('燃料电池 ×50')).toBeVisible();
    await tap(sheet.getByRole('link', { name: '查看详情' }));
    await expect(navigate).toHaveBeenCalledWith('/detail/1002');
    await tap(sheet.getByRole('button', { name: '关闭' }));
    await expect(args.onCloseMessage).toHaveBeenCalledOnce();
  },
};

/** Nowhere to lead on to: there is no page of a person (spec §2). */
export const OpenedWithoutLink: Story = {
  args: { opened: ready(followMessage) },
  async play() {
    const sheet = within(await screen.findByRole('dialog', { name: '北岸的猫 关注了您' }));
    await expect(sheet.queryByRole('link')).toBeNull();
  },
};

export const OpenedLoading: Story = { args: { opened: loading } };

export const OpenedFailed: Story = {
  args: { opened: failed() },
  async play({ args }) {
    const sheet = within(await screen.findByRole('dialog', { name: '消息' }));
    await tap(await sheet.findByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetryMessage).toHaveBeenCalledOnce();
  },
};

export const OpenedGone: Story = {
  args: { opened: { state: 'notFound' } },
  async play() {
    await expect(await screen.findByText('消息不存在或已被删除')).toBeVisible();
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn(endless) },
  async play({ args, canvasElement }) {
    await refreshByKey(canvasElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { messages: loading, unread: 0 } };

export const Empty: Story = {
  args: { messages: listed([]), unread: 0 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无消息')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去广场看看' }));
    await expect(navigate).toHaveBeenCalledWith('/square');
  },
};

export const Failed: Story = {
  args: { messages: failed(), unread: 0 },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { messages: listed(manyMessages, 'more') },
  async play({ args, canvasElement }) {
    await scrollToEnd(canvasElement);
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const LoadMoreFailed: Story = {
  args: { messages: listed(manyMessages, 'failed') },
  async play({ args, canvasElement }) {
    await scrollToEnd(canvasElement);
    await tap(await within(canvasElement).findByRole('button', { name: /加载失败，点击重新加载/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { messages: listed([longMessage, ...messages]), unread: 128 } };

/** Foreign HTML is cut down to plain formatting, and stays in its column. */
export const LongTextOpened: Story = {
  args: { opened: ready(longMessage) },
  async play() {
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).getByText('更新说明')).toBeInTheDocument();
    await expect(sheet.querySelector('script, [onclick]')).toBeNull();
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};
