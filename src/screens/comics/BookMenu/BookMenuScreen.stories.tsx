import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading, ready, notFound } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { chapters, manyChapters } from '../../shared/comics.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { BookMenuScreen } from './BookMenuScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/目录',
  component: BookMenuScreen,
  parameters: {
    guide: {
      use: '一部漫画的全部章节，打开就在上次看到的那一话。',
      avoid: '超过 50 话才分组；免费章节不加标签。',
      role: '章节是列表里的链接，上次看到的一话带 aria-current；分组标题滚动时留在顶端。',
    } satisfies Guide,
  },
  args: {
    bookId: '2001',
    chapters: ready(chapters),
    currentCid: '2001-3',
    order: 'asc',
    member: false,
    now: STORY_NOW,
    onChangeOrder: fn(),
    onBack: fn(),
    onRetry: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof BookMenuScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('每一话说出自己的状态', async () => {
      await expect(canvas.getByText('共12话')).toBeVisible();
      const chapter = (no: number) => canvas.getByRole('link', { name: new RegExp(`^第${no}话`) });
      await expect(chapter(1)).toHaveAccessibleDescription(/已读/);
      await expect(chapter(3)).toHaveAccessibleDescription(/上次看到/);
      await expect(chapter(3)).toHaveAttribute('aria-current', 'true');
      await expect(chapter(5)).toHaveAccessibleDescription(/20\s*钻石/);
      await expect(chapter(6)).toHaveAccessibleDescription(/会员(?!免费)/);
      await expect(chapter(7)).toHaveAccessibleDescription(/已解锁/);
    });
    await step('打开、倒序、返回', async () => {
      await tap(canvas.getByRole('link', { name: /第5话/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/readbook/2001/2001-5');
      await tap(canvas.getByRole('button', { name: '倒序' }));
      await expect(args.onChangeOrder).toHaveBeenLastCalledWith('desc');
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const Reversed: Story = {
  args: { order: 'desc' },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('第12话');
    await tap(canvas.getByRole('button', { name: '正序' }));
    await expect(args.onChangeOrder).toHaveBeenLastCalledWith('asc');
  },
};

export const OpensAtCurrent: Story = {
  args: { bookId: '2003', chapters: ready(manyChapters), currentCid: '2003-41' },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const current = canvas.getByRole('link', { name: /第41话/ });
    const isInSight = () => {
      const { top, bottom } = current.getBoundingClientRect();
      return top > 0 && bottom < window.innerHeight;
    };
    await step('打开就在上次看到的那一话', async () => {
      await expect(canvas.getByRole('heading', { name: '1-50话' })).toBeInTheDocument();
      await waitFor(() => expect(isInSight()).toBe(true));
    });
    await step('跳到当前', async () => {
      scrollerOf(canvasElement).scrollTop = 0;
      await waitFor(() => expect(isInSight()).toBe(false));
      await tap(canvas.getByRole('button', { name: '跳到当前' }));
      await waitFor(() => expect(isInSight()).toBe(true));
    });
  },
};

export const NeverRead: Story = {
  args: { currentCid: undefined },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('button', { name: '跳到当前' })).toBeNull();
  },
};

export const Member: Story = {
  args: { member: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: /^第6话/ })).toHaveAccessibleDescription(/会员免费/);
  },
};

export const PriceUnreadable: Story = {
  args: { chapters: ready(chapters.map((chapter) => ({ ...chapter, price: null }))) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: /^第5话/ })).toHaveAccessibleDescription(/未开放/);
  },
};

export const Loading: Story = { args: { chapters: loading } };

export const Empty: Story = {
  args: { chapters: ready([]) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('暂无章节')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { chapters: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** An id that names no book: nothing is on its way. */
export const Gone: Story = {
  args: { chapters: notFound },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('作品不存在或已下架')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去看看其他漫画' }));
    await expect(navigate).toHaveBeenCalledWith('/animate');
  },
};

export const LongText: Story = {
  args: {
    chapters: ready(chapters.map((chapter) => ({ ...chapter, title: chapter.title.repeat(8), price: 1_280_000 }))),
  },
};
