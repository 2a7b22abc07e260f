import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading } from '#domain/loadable.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { longTextComic, subscriptions } from '../../shared/comics.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/我的订阅',
  component: SubscriptionsScreen,
  parameters: {
    guide: {
      use: '订阅的漫画和它们的更新，也在这里取消订阅。',
      avoid: '取消订阅总要确认；没登录时只提示登录。',
      role: '每部漫画整块是链接，红点读作「n话未读」；管理时整块是复选框。',
    } satisfies Guide,
  },
  args: {
    comics: listed(subscriptions),
    loggedIn: true,
    order: 'updated',
    pending: false,
    onChangeOrder: fn(),
    onUnsubscribe: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof SubscriptionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('有更新的带红点', async () => {
      await expect(canvas.getAllByRole('img', { name: /话未读/ })).toHaveLength(2);
      await expect(canvas.getByRole('link', { name: /纸飞机邮局.*更新至第12话.*读到第3话/ })).toBeVisible();
    });
    await step('打开、排序、返回', async () => {
      await tap(canvas.getByRole('link', { name: /夜航灯塔/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2005');
      await tap(canvas.getByRole('button', { name: '最近阅读' }));
      await expect(args.onChangeOrder).toHaveBeenCalledWith('read');
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Managing: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '管理' }));
    await expect(canvas.getByRole('button', { name: '取消订阅' })).toBeDisabled();
    await tap(canvas.getByRole('checkbox', { name: '选择 纸飞机邮局' }));
    await tap(canvas.getByRole('checkbox', { name: '选择 机器人阿福' }));
    await step('确认后才取消', async () => {
      await tap(canvas.getByRole('button', { name: '取消订阅 (2)' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: '确定取消订阅所选 2 部漫画吗？' }));
      await expect(args.onUnsubscribe).not.toHaveBeenCalled();
      await tap(dialog.getByRole('button', { name: '确定' }));
      await expect(args.onUnsubscribe).toHaveBeenCalledWith(['2001', '2006']);
    });
  },
};

export const ChoosingAll: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '管理' }));
    await tap(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvas.getByRole('button', { name: '取消订阅 (3)' })).toBeEnabled();
    await tap(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(canvas.getByRole('button', { name: '取消订阅' })).toBeDisabled();
  },
};

export const Visitor: Story = {
  args: { loggedIn: false, comics: loading },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后查看我的订阅')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const Loading: Story = { args: { comics: loading } };

export const Empty: Story = {
  args: { comics: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('还没有订阅漫画')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去看看' }));
    await expect(navigate).toHaveBeenCalledWith('/animate');
  },
};

export const Failed: Story = {
  args: { comics: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { comics: listed(subscriptions, 'more') },
  async play({ args, canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    await waitFor(async () => {
      scroller.scrollTop = scroller.scrollHeight;
      await expect(args.onLoadMore).toHaveBeenCalled();
    });
  },
};

export const NextPageFailed: Story = {
  args: { comics: listed(subscriptions, 'failed') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    comics: listed(
      subscriptions.map((comic) => ({
        ...comic,
        title: longTextComic.title,
        lastChapter: { cid: '1', no: 12_345, title: '', time: 0 },
      })),
    ),
  },
};
