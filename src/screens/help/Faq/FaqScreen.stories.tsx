import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { faqGroups, longFaqGroups } from '../faq.fixtures.ts';
import { FaqScreen } from './FaqScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/常见问题',
  component: FaqScreen,
  parameters: {
    guide: {
      use: '常见问题：分类列出，可以搜索，最后能找到客服。',
      avoid: '同时只展开一个答案；搜索只找到一个时直接展开；空着和没找到时「联系客服」都在。',
      role: '分类是标签页（tablist），问题是折叠的标题；找到几个由 status 播报。',
      keys: { '← →': '换一个分类', Enter: '展开或收起答案' },
    } satisfies Guide,
  },
  args: { groups: ready(faqGroups), onRetry: fn(), onContact: fn(), onBack: fn() },
  decorators: [inSimpleShell],
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchbox = (canvasElement: HTMLElement) => within(canvasElement).getByRole('searchbox', { name: '搜索问题' });

export const Ready: Story = {};

export const Unfolded: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('点问题展开答案，答案带去处理的地方', async () => {
      await tap(canvas.getByText('忘记密码怎么办？'));
      await expect(canvas.getByText(/不需要原密码/)).toBeVisible();
      await tap(canvas.getByRole('link', { name: '手机验证码登录' }));
      await expect(navigate).toHaveBeenCalledWith('/other');
    });
    await step('同时只展开一个', async () => {
      await tap(canvas.getByText('收不到短信验证码？'));
      await expect(canvas.getByText(/不需要原密码/)).not.toBeVisible();
    });
    await step('联系客服与返回', async () => {
      await tap(canvas.getByRole('button', { name: '联系客服' }));
      await expect(args.onContact).toHaveBeenCalledOnce();
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Groups: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '账号',
      '充值',
      '会员',
      '下载',
      '漫画',
      '社区',
    ]);
    await tap(canvas.getByRole('tab', { name: '会员' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '会员' }).getBoundingClientRect().top).toBeLessThan(160),
    );
  },
};

/** `?q=recharge` opens at the group. */
export const AtGroup: Story = {
  args: { target: 'recharge' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { name: '充值' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(/到账一般在一分钟之内/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '充值' }).getBoundingClientRect().top).toBeLessThan(160),
    );
  },
};

/** `?q=download-ios` opens the question, in sight under the tabs. */
export const AtQuestion: Story = {
  args: { target: 'download-ios' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/VPN与设备管理/)).toBeVisible();
    await waitFor(() => {
      const { top } = canvas.getByText(/未受信任/).getBoundingClientRect();
      return expect(top > 90 && top < innerHeight / 2).toBe(true);
    });
    await waitFor(() => expect(canvas.getByRole('tab', { name: '下载' })).toHaveAttribute('aria-selected', 'true'));
  },
};

export const AtNothing: Story = {
  args: { target: 'no-such-question' },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
};

export const Search: Story = {
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('标出找到的词', async () => {
      await userEvent.type(searchbox(canvasElement), '退款');
      await expect(canvas.getByText('找到 2 个相关问题')).toBeVisible();
      const [mark] = canvasElement.querySelectorAll('mark');
      await expect(mark).toHaveTextContent('退款');
    });
    await step('只有一个时直接展开', async () => {
      await userEvent.clear(searchbox(canvasElement));
      await userEvent.type(searchbox(canvasElement), 'iphone');
      await expect(canvas.getByText(/VPN与设备管理/)).toBeVisible();
    });
    await step('清空后回到分类', async () => {
      await tap(canvas.getByRole('button', { name: '清除搜索词' }));
      await expect(canvas.getByRole('tab', { name: '账号' })).toBeVisible();
    });
  },
};

export const NoResults: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(searchbox(canvasElement), '月球基地');
    await expect(canvas.getByText('没有找到相关问题')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '联系客服' })).toBeVisible();
    await tap(canvas.getByRole('button', { name: '清空搜索' }));
    await expect(searchbox(canvasElement)).toHaveValue('');
  },
};

export const Loading: Story = { args: { groups: loading } };

/** Nobody has written any yet: the contact card remains. */
export const Empty: Story = {
  args: { groups: ready([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('暂无常见问题，可以直接联系客服')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '联系客服' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { groups: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { groups: ready(longFaqGroups), target: 'long-1' } };
