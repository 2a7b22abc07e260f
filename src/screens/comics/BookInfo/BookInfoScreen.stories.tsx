import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading, ready, notFound } from '#domain/loadable.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import {
  chapters,
  longTextComic,
  manyChapters,
  mountainSeaSchool,
  nightLighthouse,
  paperPlaneDetail,
  paperPlanePost,
} from '../../shared/comics.fixtures.ts';
import { inSimpleShell } from '../../shared/inShell.fixtures.ts';
import { BookInfoScreen } from './BookInfoScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/漫画详情',
  component: BookInfoScreen,
  parameters: {
    guide: {
      use: '看一部漫画讲什么、更新到哪，决定订阅或从上次看到的地方接着读。',
      avoid: '目录只列最新六话，全部在「目录」页；作品下架或不存在时只说明，不留按钮。',
      role: '顶栏标题在封面滚走后出现；底部是订阅按钮（按下即已订阅）和阅读链接；每一话是链接，价格和已读作为它的说明。',
    } satisfies Guide,
  },
  args: {
    comic: ready(paperPlaneDetail),
    chapters: ready(chapters),
    member: false,
    now: STORY_NOW,
    onSubscribe: fn(),
    onBack: fn(),
    onShare: fn(),
    onRetry: fn(),
    onRetryChapters: fn(),
  },
  decorators: [inSimpleShell],
} satisfies Meta<typeof BookInfoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('继续阅读：上次看到的地方', async () => {
      await tap(canvas.getByRole('link', { name: '继续阅读 第3话' }));
      await expect(navigate).toHaveBeenLastCalledWith('/readbook/2001/2001-3');
    });
    await step('订阅、返回、分享', async () => {
      await tap(canvas.getByRole('button', { name: '订阅' }));
      await expect(args.onSubscribe).toHaveBeenLastCalledWith(true);
      await tap(canvas.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
      await tap(canvas.getByRole('button', { name: '分享' }));
      await expect(args.onShare).toHaveBeenCalledOnce();
    });
    await step('最新六话，最新的在前', async () => {
      const list = within(canvas.getByRole('region', { name: '目录' }));
      const [newest, ...others] = list.getAllByRole('link', { name: /^第\d+话/ });
      await expect(others).toHaveLength(5);
      await expect(newest).toHaveTextContent('第12话 邮局要搬家吗');
      await expect(newest).toHaveAccessibleDescription(/20\s*钻石/);
      await tap(list.getByRole('link', { name: /全部目录/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookmenu/2001');
      await tap(list.getByRole('link', { name: /第11话/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/readbook/2001/2001-11');
    });
    await step('同类推荐', async () => {
      await tap(canvas.getByRole('link', { name: /夜航灯塔/ }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2005');
    });
  },
};

export const IntroUnfolded: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await tap(await canvas.findByRole('button', { name: '展开' }));
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const NeverRead: Story = {
  args: { comic: ready({ ...paperPlanePost, similar: [] }) },
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: '开始阅读' }));
    await expect(navigate).toHaveBeenLastCalledWith('/readbook/2001/2001-1');
  },
};

export const Subscribed: Story = {
  args: { comic: ready({ ...paperPlaneDetail, subscribed: true }) },
  async play({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: '已订阅' });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await tap(button);
    await expect(args.onSubscribe).toHaveBeenLastCalledWith(false);
  },
};

export const Member: Story = {
  args: { member: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('link', { name: /^第11话/ })).toHaveAccessibleDescription(/会员免费/);
  },
};

export const Limited: Story = {
  args: { comic: ready({ ...mountainSeaSchool, similar: [] }), chapters: ready(manyChapters) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getAllByText('限免').length).toBe(6);
  },
};

export const Finished: Story = { args: { comic: ready({ ...nightLighthouse, similar: [paperPlanePost] }) } };

export const Scrolled: Story = {
  async play({ canvasElement }) {
    scrollerOf(canvasElement).scrollTop = 400;
    await waitFor(() =>
      expect(within(canvasElement).getByRole('heading', { level: 1, name: '纸飞机邮局' })).toBeVisible(),
    );
  },
};

export const ChaptersLoading: Story = {
  args: { chapters: loading, comic: ready({ ...paperPlanePost, similar: [] }) },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('button', { name: '开始阅读' })).toBeDisabled();
  },
};

export const ChaptersFailed: Story = {
  args: { chapters: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /点击重试/);
    await expect(args.onRetryChapters).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { comic: loading, chapters: loading } };

export const Empty: Story = {
  args: {
    comic: ready({
      ...paperPlanePost,
      intro: '',
      tags: [],
      authors: [],
      similar: [],
      lastChapter: null,
      chapterTotal: 0,
    }),
    chapters: ready([]),
  },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('暂无章节')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { comic: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Gone: Story = {
  args: { comic: notFound },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('作品不存在或已下架')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去看看其他漫画' }));
    await expect(navigate).toHaveBeenCalledWith('/animate');
  },
};

export const LongText: Story = {
  args: {
    comic: ready({ ...longTextComic, similar: [longTextComic] }),
    chapters: ready(chapters.map((chapter) => ({ ...chapter, title: chapter.title.repeat(8), price: 1_280_000 }))),
  },
};
