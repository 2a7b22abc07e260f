import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ChapterPages } from '#domain/comic.ts';
import { ready } from '#domain/loadable.ts';
import { membershipPath } from '#domain/paymentPurpose.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { chapterPages, lockedPages, memberPages, paperPlanePost } from '../../shared/comics.fixtures.ts';
import reader from './ReaderScreen.stories.tsx';
import { ReaderScreen } from './ReaderScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** How a chapter ends: with the next one, with the last, or at a lock. */
const meta = {
  ...reader,
  title: '页面/阅读/结尾与解锁',
  component: ReaderScreen,
  parameters: {
    guide: {
      use: '最后一张图之后的卡片：去下一话、订阅、评论区；试看结束时是解锁或开通会员。',
      avoid: '不自动进入下一话；钻石解锁先问价，没有价格时不能点。',
      role: 'region「本话结尾」或「本话未解锁」，标题是 h2。',
    } satisfies Guide,
  },
} satisfies Meta<typeof ReaderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const atEnd = { position: { page: 8, offset: 1 }, resumed: 'no' } as const;

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
      await tap(end.getByRole('button', { name: '下一话' }));
      await expect(args.onGoToChapter).toHaveBeenCalledWith('2001-4');
      await tap(end.getByRole('button', { name: '订阅' }));
      await expect(args.onToggleSubscribe).toHaveBeenCalledOnce();
      await tap(end.getByRole('link', { name: '评论区' }));
      await expect(navigate).toHaveBeenLastCalledWith(expect.stringContaining('/square?keyword='));
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

const atLock = { position: { page: 3, offset: 1 }, resumed: 'no' } as const;

export const Locked: Story = {
  args: { chapter: ready(lockedPages), start: atLock },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /本话需\s*20\s*钻石解锁/ })).toBeInTheDocument();
    const ask = async () => {
      await tap(canvas.getByRole('button', { name: '解锁' }));
      return within(await screen.findByRole('alertdialog', { name: '确认解锁' }));
    };
    const first = await ask();
    await expect(first.getByText(/钻石解锁/)).toHaveTextContent(
      `用 20 钻石解锁第${lockedPages.no}话「${lockedPages.title}」？`,
    );
    await tap(first.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onUnlock).not.toHaveBeenCalled();
    await tap((await ask()).getByRole('button', { name: '确定' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Unlocking: Story = {
  args: { ...Locked.args, unlocking: true },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '解锁中…');
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
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /会员免费看/ }));
    await expect(navigate).toHaveBeenLastCalledWith(
      membershipPath({ kind: 'chapter', bookId: memberPages.bookId, cid: memberPages.cid }),
    );
  },
};

export const Visitor: Story = {
  args: { chapter: ready(lockedPages), start: atLock, loggedIn: false, balance: undefined },
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '登录后继续阅读' }));
    await expect(navigate).toHaveBeenLastCalledWith('/login');
  },
};
