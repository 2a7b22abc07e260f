import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ChapterPages } from '#domain/comic.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { chapterPages, chapters, lockedPages, longTextComic, memberPages, paperPlanePost, robotAfu, stripPages } from '../../shared/comics.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { DEFAULT_SETTINGS } from './readerSettings.ts';
import { ReaderScreen } from './ReaderScreen.tsx';

const meta = {
  title: '页面/阅读',
  component: ReaderScreen,
  args: {
    bookId: '2001',
    book: paperPlanePost,
    chapter: ready(chapterPages),
    gone: false,
    start: { place: { page: 1, offset: 0 }, resumed: 'no' },
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
    onUnlock: fn(),
    onToggleSubscribe: fn(),
    onBack: fn(),
    onOpen: fn(),
    onRetry: fn(),
    onRetryChapters: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof ReaderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openControls = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button', { name: '显示阅读菜单' }).click();
  return within(await within(canvasElement).findByRole('region', { name: '阅读设置' }));
};

const scrollerOf = (canvasElement: HTMLElement): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>('[data-scroller]');
  if (!found) throw new Error('The story shows no strip.');
  return found;
};

const shownPages = (canvasElement: HTMLElement) => within(canvasElement).queryAllByRole('img', { name: /^第\d+页$/ });

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const scroller = scrollerOf(canvasElement);
    await step('长度由图片尺寸决定，只加载附近的图', async () => {
      await expect(scroller.scrollHeight).toBeGreaterThan((scroller.clientWidth * 8 * 1530) / 1080);
      await expect(shownPages(canvasElement).length).toBeLessThan(8);
    });
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

export const Controls: Story = {
  async play({ args, canvasElement, step }) {
    const panel = await openControls(canvasElement);
    await step('上一话、下一话', async () => {
      await userEvent.click(panel.getByRole('button', { name: '上一话' }));
      await expect(args.onGoToChapter).toHaveBeenLastCalledWith('2001-2');
      await userEvent.click(panel.getByRole('button', { name: '下一话' }));
      await expect(args.onGoToChapter).toHaveBeenLastCalledWith('2001-4');
    });
    await step('页码跳转', async () => {
      const slider = panel.getByRole('slider', { name: '页码' });
      await fireEvent.input(slider, { target: { value: '3' } });
      await fireEvent(slider, new Event('change', { bubbles: true }));
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 })));
      await expect(slider).toHaveAttribute('aria-valuetext', '3 / 8');
    });
    await step('模式、背景、亮度', async () => {
      await userEvent.click(panel.getByRole('radio', { name: '左右翻页' }));
      await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, mode: 'page' });
      await userEvent.click(panel.getByRole('radio', { name: '夜间' }));
      await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, ground: 'night' });
      await fireEvent.input(panel.getByRole('slider', { name: '亮度' }), { target: { value: '99' } });
      await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, brightness: 99 });
    });
    await step('订阅、评论、详情、返回', async () => {
      await userEvent.click(panel.getByRole('button', { name: '订阅' }));
      await expect(args.onToggleSubscribe).toHaveBeenCalledOnce();
      await userEvent.click(panel.getByRole('button', { name: '评论' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(expect.stringContaining('/square?keyword='));
      const top = within(within(canvasElement).getByRole('banner'));
      await userEvent.click(top.getByRole('button', { name: '漫画详情' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith('/bookinfo/2001');
      await userEvent.click(top.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

export const ChapterList: Story = {
  async play({ args, canvasElement }) {
    const panel = await openControls(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: '目录' }));
    const sheet = within(await screen.findByRole('dialog', { name: '目录' }));
    await expect(sheet.getByRole('link', { name: /第3话/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(sheet.getByRole('link', { name: /第4话/ }));
    await expect(args.onGoToChapter).toHaveBeenLastCalledWith('2001-4');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ChaptersFailed: Story = {
  args: { chapters: failed() },
  async play({ args, canvasElement }) {
    await userEvent.click((await openControls(canvasElement)).getByRole('button', { name: '目录' }));
    await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
    await expect(args.onRetryChapters).toHaveBeenCalledOnce();
  },
};

export const Resumed: Story = {
  args: { start: { place: { page: 7, offset: 0.5 }, resumed: 'place' } },
  async play({ args, canvasElement, step }) {
    const scroller = scrollerOf(canvasElement);
    const pageHeight = (scroller.clientWidth * 1530) / 1080;
    await step('同一张图、同一处在屏幕中间，不等图片加载', async () => {
      await expect(scroller.scrollTop + scroller.clientHeight / 2).toBeCloseTo(pageHeight * 6.5, -1);
    });
    await step('从头看', async () => {
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent('已为您跳转到上次阅读位置');
      await userEvent.click(within(canvasElement).getByRole('button', { name: '从头看' }));
      await expect(scroller.scrollTop).toBe(0);
      await waitFor(() => expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1 })));
    });
  },
};

export const ResumedFinished: Story = {
  args: { start: { place: { page: 8, offset: 0.7 }, resumed: 'finished' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('本话已读完');
  },
};

export const LongStrip: Story = {
  args: { bookId: '2006', book: robotAfu, chapter: ready(stripPages), start: { place: { page: 1, offset: 0.6 }, resumed: 'no' } },
};

export const Night: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, ground: 'night', brightness: 60 }, start: { place: { page: 4, offset: 0.2 }, resumed: 'no' } },
};

export const PageMode: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, mode: 'page' }, start: { place: { page: 4, offset: 0 }, resumed: 'no' } },
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const current = () => canvasElement.querySelector('[data-current]');
    await step('从上次那一页开始，只有它可达', async () => {
      await expect(current()).toHaveAccessibleName('第4页');
    });
    await step('键盘翻页', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(current()).toHaveAccessibleName('第5页'));
      await expect(args.onMove).toHaveBeenLastCalledWith({ page: 5, offset: 0 });
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await waitFor(() => expect(current()).toHaveAccessibleName('第3页'));
    });
    await step('翻过最后一页才是结尾', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
      await expect(canvas.getByText('本话完')).toBeVisible();
    });
  },
};

export const PageModeStrip: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, mode: 'page' }, bookId: '2006', book: robotAfu, chapter: ready(stripPages), start: { place: { page: 1, offset: 0.5 }, resumed: 'no' } },
};

export const AutoScroll: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    const panel = await openControls(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: '自动滚动' }));
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(20), { timeout: 3000 });
    await fireEvent.input(canvas.getByRole('slider', { name: '速度' }), { target: { value: '3' } });
    await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, speed: 3 });
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    const stood = scroller.scrollTop;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(scroller.scrollTop).toBe(stood);
  },
};

const broken: ChapterPages = { ...chapterPages, pages: chapterPages.pages.map((page) => (page.i === 2 ? { ...page, url: 'data:image/webp;base64,AAAA' } : page)) };

export const PictureFailed: Story = {
  args: { chapter: ready(broken), start: { place: { page: 2, offset: 0.5 }, resumed: 'no' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: '图片加载失败，点击重试' });
    await expect(canvas.getByRole('img', { name: '第3页' })).toBeInTheDocument();
    await userEvent.click(retry);
    await canvas.findByRole('button', { name: '图片加载失败，点击重试' });
  },
};

const atEnd = { place: { page: 8, offset: 1 }, resumed: 'no' } as const;

export const End: Story = {
  args: { start: atEnd },
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    const scroller = scrollerOf(canvasElement);
    scroller.scrollTop = scroller.scrollHeight;
    await step('看到结尾卡才算读完，且不会自动进入下一话', async () => {
      await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
      await expect(args.onGoToChapter).not.toHaveBeenCalled();
    });
    await step('下一话、订阅、评论区', async () => {
      const end = within(canvas.getByRole('region', { name: '本话结尾' }));
      await userEvent.click(end.getByRole('button', { name: '下一话' }));
      await expect(args.onGoToChapter).toHaveBeenCalledWith('2001-4');
      await userEvent.click(end.getByRole('button', { name: '订阅' }));
      await expect(args.onToggleSubscribe).toHaveBeenCalledOnce();
      await userEvent.click(end.getByRole('link', { name: '评论区' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(expect.stringContaining('/square?keyword='));
    });
  },
};

const last: ChapterPages = { ...chapterPages, next: undefined };

export const LatestChapter: Story = {
  args: { chapter: ready(last), start: atEnd, book: { ...paperPlanePost, subscribed: true } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: '已经是最新一话' })).toBeInTheDocument();
  },
};

export const BookFinished: Story = {
  args: { chapter: ready(last), start: atEnd, book: { ...paperPlanePost, status: 1 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('heading', { name: '全剧终' })).toBeInTheDocument();
  },
};

const atLock = { place: { page: 3, offset: 1 }, resumed: 'no' } as const;

export const Locked: Story = {
  args: { chapter: ready(lockedPages), start: atLock },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /本话需\s*20\s*钻石解锁/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '解锁' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Unlocking: Story = {
  args: { ...Locked.args, unlocking: true },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '解锁中…' }));
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const LockedWithoutPrice: Story = {
  args: { chapter: ready({ ...lockedPages, lock: { access: 2, price: null } }), start: atLock },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '解锁' })).toBeDisabled();
  },
};

export const LockedWithoutPreview: Story = {
  args: { chapter: ready({ ...lockedPages, pages: [] }) },
};

export const MemberOnly: Story = {
  args: { chapter: ready(memberPages), start: atLock },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /会员免费看/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(paths.membershipForChapter(memberPages.bookId, memberPages.cid));
  },
};

export const Visitor: Story = {
  args: { chapter: ready(lockedPages), start: atLock, loggedIn: false, balance: undefined },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '登录后继续阅读' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/login');
  },
};

export const Loading: Story = { args: { chapter: loading } };

export const Empty: Story = {
  args: { gone: true },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '目录' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('/bookmenu/2001');
  },
};

export const Failed: Story = {
  args: { chapter: failed() },
  async play({ args, canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /加载失败，点击重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: { book: longTextComic, chapter: ready({ ...chapterPages, title: chapterPages.title.repeat(12) }), start: atEnd },
  async play({ canvasElement }) {
    await openControls(canvasElement);
  },
};
