import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChapterPages } from '#domain/comic.ts';
import { failed, loading, ready, notFound } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import {
  chapterPages,
  chapters,
  longTextComic,
  paperPlanePost,
  robotAfu,
  stripPages,
} from '../../shared/comics.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { DEFAULT_SETTINGS } from '#domain/readerSettings.ts';
import { ReaderScreen } from './ReaderScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/阅读',
  component: ReaderScreen,
  parameters: {
    guide: {
      use: '读一话漫画：上下滚动或左右翻页，可自动滚动，从上次读到的地方继续。',
      avoid: '不自动进入下一话，由人自己点；看到结尾卡才算读完；钻石解锁先问价再扣。',
      role: 'main，名字是本话的标题；菜单收起时移出 Tab 顺序，键盘和读屏用「显示阅读菜单」打开。',
      keys: {
        '← / → / 空格 / PageUp / PageDown': '往回、往前翻',
        '↑ / ↓': '移动几行',
        'Home / End': '到第一页、最后一页',
        'Enter / M': '打开或收起菜单',
        Escape: '收起菜单',
      },
    } satisfies Guide,
  },
  args: {
    bookId: '2001',
    book: paperPlanePost,
    chapter: ready(chapterPages),
    start: { position: { page: 1, offset: 0 }, resumed: 'no' },
    settings: DEFAULT_SETTINGS,
    chapters: ready(chapters),
    loggedIn: true,
    member: false,
    balance: 10,
    unlocking: false,
    now: STORY_NOW,
    onMove: fn(),
    onFinish: fn(),
    onChangeSettings: fn(),
    onGoToChapter: fn(),
    onReachEnd: fn(),
    onUnlock: fn(),
    onToggleSubscribe: fn(),
    onBack: fn(),
    onRetry: fn(),
    onRetryChapters: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof ReaderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownPages = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('img', { name: /^第\d+页$/ });

/** Its length is known from the sizes of the pictures; only those nearby are loaded. */
export const Ready: Story = {
  async play({ canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    await expect(scroller.scrollHeight).toBeGreaterThan((scroller.clientWidth * 8 * 1530) / 1080);
    await expect(shownPages(canvasElement).length).toBeLessThan(8);
  },
};

/** The position is reported as it moves; a press in the middle opens the menu, and closes it. */
export const Reading: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const scroller = scrollerOf(canvasElement);
    await step('滚动时报告位置', async () => {
      scroller.scrollTop = 1200;
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith({ page: 4, offset: expect.any(Number) }));
    });
    await step('点中间打开菜单，再点关闭', async () => {
      const { left, top, width, height } = scroller.getBoundingClientRect();
      const middle = { target: scroller, coords: { clientX: left + width / 2, clientY: top + height / 2 } };
      await userEvent.pointer([{ keys: '[MouseLeft]', ...middle }]);
      await waitFor(() => expect(canvas.getByRole('banner')).toBeVisible());
      await userEvent.pointer([{ keys: '[MouseLeft]', ...middle }]);
      await waitFor(() => expect(canvas.queryByRole('banner')).toBeNull());
    });
  },
};

export const Resumed: Story = {
  args: { start: { position: { page: 7, offset: 0.5 }, resumed: 'position' } },
  async play({ args, canvasElement, step }) {
    const scroller = scrollerOf(canvasElement);
    const pageHeight = (scroller.clientWidth * 1530) / 1080;
    await step('同一张图、同一处在屏幕中间，不等图片加载', async () => {
      await expect(scroller.scrollTop + scroller.clientHeight / 2).toBeCloseTo(pageHeight * 6.5, -1);
    });
    await step('从头看', async () => {
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已为您跳转到上次阅读位置');
      await tapButton(canvasElement, '从头看');
      await expect(scroller.scrollTop).toBe(0);
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 })));
    });
  },
};

export const ResumedFinished: Story = {
  args: { start: { position: { page: 8, offset: 0.7 }, resumed: 'finished' } },
  async play({ canvasElement, step }) {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: '显示阅读菜单' });
    await step('打开过菜单也还在问', async () => {
      opener.click();
      await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByRole('status')).toHaveTextContent('本话已读完');
      for (const name of ['从头看', '上次位置']) await expect(canvas.getByRole('button', { name })).toBeVisible();
    });
  },
};

export const LongStrip: Story = {
  args: {
    bookId: '2006',
    book: robotAfu,
    chapter: ready(stripPages),
    start: { position: { page: 1, offset: 0.6 }, resumed: 'no' },
  },
};

export const Night: Story = {
  args: {
    settings: { ...DEFAULT_SETTINGS, ground: 'night', brightness: 60 },
    start: { position: { page: 4, offset: 0.2 }, resumed: 'no' },
  },
};

export const PageMode: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, mode: 'page' }, start: { position: { page: 4, offset: 0 }, resumed: 'no' } },
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const current = () => canvasElement.querySelector('[data-current]');
    await step('从上次那一页开始，只有它可达；不翻也算打开过', async () => {
      await expect(current()).toHaveAccessibleName('第4页');
      await expect(args.onMove).toHaveBeenLastCalledWith({ page: 4, offset: 0 });
    });
    await step('键盘翻页', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(current()).toHaveAccessibleName('第5页'));
      await expect(args.onMove).toHaveBeenLastCalledWith({ page: 5, offset: 0 });
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(current()).toHaveAccessibleName('第3页'));
    });
    await step('第一页再往回翻：还有上一话，不说也不跳', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(current()).toHaveAccessibleName('第1页'));
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onReachEnd).not.toHaveBeenCalled();
    });
    await step('翻过最后一页才是结尾', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
      await expect(canvas.getByText('本话完')).toBeVisible();
    });
  },
};

export const PageModeStrip: Story = {
  args: {
    settings: { ...DEFAULT_SETTINGS, mode: 'page' },
    bookId: '2006',
    book: robotAfu,
    chapter: ready(stripPages),
    start: { position: { page: 1, offset: 0.5 }, resumed: 'no' },
  },
};

const broken: ChapterPages = {
  ...chapterPages,
  pages: chapterPages.pages.map((page) => (page.i === 2 ? { ...page, url: 'data:image/webp;base64,AAAA' } : page)),
};

export const PictureFailed: Story = {
  args: { chapter: ready(broken), start: { position: { page: 2, offset: 0.5 }, resumed: 'no' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '图片加载失败，点击重试' });
    await expect(canvas.getByRole('img', { name: '第3页' })).toBeInTheDocument();
    await tap(retry);
    await canvas.findByRole('button', { name: '图片加载失败，点击重试' });
  },
};

export const Loading: Story = { args: { chapter: loading } };

export const Empty: Story = {
  args: { chapter: notFound },
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '目录' }));
    await expect(navigate).toHaveBeenLastCalledWith('/bookmenu/2001');
  },
};

export const Failed: Story = {
  args: { chapter: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    book: longTextComic,
    chapter: ready({ ...chapterPages, title: chapterPages.title.repeat(12) }),
    start: { position: { page: 8, offset: 1 }, resumed: 'no' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '显示阅读菜单' }).click();
    await canvas.findByRole('region', { name: '阅读设置' });
  },
};
