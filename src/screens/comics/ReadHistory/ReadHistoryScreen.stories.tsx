import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { listed } from '../../../../stories/args/lists.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { longTextComic, readingHistory } from '../../shared/comics.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { ReadHistoryScreen } from './ReadHistoryScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/阅读历史',
  component: ReadHistoryScreen,
  parameters: {
    guide: {
      use: '按天列出看过的漫画，回到上次看到的地方，或者删掉记录。',
      avoid: '清空要确认，删除选中的不用；已下架的作品留在列表里但不能打开。',
      role: '每行的书名是链接，「继续」和左滑露出的「删除」各是一个控件；管理时整行是复选框。',
    } satisfies Guide,
  },
  args: {
    entries: listed(readingHistory),
    isLocal: false,
    noTrace: false,
    pending: false,
    now: STORY_NOW,
    onChangeNoTrace: fn(),
    onDelete: fn(),
    onClear: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onBack: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof ReadHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('按天分组', async () => {
      const days = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      await expect(days).toEqual(['今天', '昨天', '更早']);
    });
    await step('继续阅读与作品页', async () => {
      await tap(canvas.getByRole('link', { name: '继续阅读 纸飞机邮局' }));
      await expect(navigate).toHaveBeenLastCalledWith('/readbook/2001/2001-3');
      await tap(canvas.getByRole('link', { name: '机器人阿福' }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2006');
    });
    await step('无痕阅读与返回', async () => {
      await tap(canvas.getByRole('switch', { name: '无痕阅读' }));
      await expect(args.onChangeNoTrace).toHaveBeenLastCalledWith(true);
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

/** Pushed to the left, a row shows 删除. */
export const Swiped: Story = {
  async play({ args, canvasElement }) {
    const remove = within(canvasElement).getByRole('button', { name: '删除 纸飞机邮局' });
    remove.scrollIntoView({ behavior: 'instant', inline: 'end', block: 'nearest' });
    await expect(remove).toBeVisible();
    await tap(remove);
    await expect(args.onDelete).toHaveBeenCalledWith(['2001']);
  },
};

export const Removed: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('该作品已下架')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '继续阅读 山海小学堂' })).toBeNull();
  },
};

export const Managing: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '管理' }));
    await step('选择并删除', async () => {
      await expect(canvas.getByRole('button', { name: '删除' })).toBeDisabled();
      await tap(canvas.getByRole('checkbox', { name: /机器人阿福/ }));
      await tap(canvas.getByRole('button', { name: '删除 (1)' }));
      await expect(args.onDelete).toHaveBeenCalledWith(['2006']);
    });
    await step('全选', async () => {
      await tap(canvas.getByRole('checkbox', { name: '全选' }));
      await expect(canvas.getByRole('button', { name: '删除 (4)' })).toBeEnabled();
    });
  },
};

export const Clearing: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '管理' }));
    await tap(canvas.getByRole('button', { name: '清空' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '确定清空全部阅读历史吗？' }));
    await expect(args.onClear).not.toHaveBeenCalled();
    await tap(dialog.getByRole('button', { name: '确定' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Visitor: Story = {
  args: { isLocal: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后可同步阅读记录')).toBeVisible();
    await tap(canvas.getByRole('link', { name: /去登录/ }));
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const NoTrace: Story = {
  args: { noTrace: true },
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('switch', { name: '无痕阅读' }));
    await expect(args.onChangeNoTrace).toHaveBeenCalledWith(false);
  },
};

export const Loading: Story = { args: { entries: loading } };

export const Empty: Story = {
  args: { entries: listed([]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: '管理' })).toBeNull();
    await tap(canvas.getByRole('link', { name: '去看看' }));
    await expect(navigate).toHaveBeenCalledWith('/animate');
  },
};

export const Failed: Story = {
  args: { entries: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NextPageFailed: Story = {
  args: { entries: listed(readingHistory, 'failed') },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '加载失败，点击重新加载');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    entries: listed(
      readingHistory.map((entry) => ({
        ...entry,
        title: longTextComic.title,
        no: 12_345,
        page: 1234,
        pageCount: 4321,
      })),
    ),
  },
};
