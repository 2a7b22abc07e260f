import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { failed, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { scrollerOf } from '../../../../stories/plays/page.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { chapterPages, paperPlanePost } from '../../shared/comics.fixtures.ts';
import { DEFAULT_SETTINGS } from '#domain/readerSettings.ts';
import reader from './ReaderScreen.stories.tsx';
import { ReaderScreen } from './ReaderScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

/** The menu over the pages, and what is opened from it. */
const meta = {
  ...reader,
  title: '页面/阅读/菜单',
  component: ReaderScreen,
  parameters: {
    guide: {
      use: '点屏幕中间打开：上面返回与详情，下面换话、跳页、亮度、阅读模式、背景、目录、评论、订阅和自动滚动。',
      avoid: '打开时自动滚动暂停；第一话和最后一话的换话按钮仍可点，说出原因。',
      role: 'banner 与 region「阅读设置」；收起时 inert；评论与漫画详情是链接。',
    } satisfies Guide,
  },
} satisfies Meta<typeof ReaderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const openControls = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole('button', { name: '显示阅读菜单' }).click();
  return within(await within(canvasElement).findByRole('region', { name: '阅读设置' }));
};

export const Controls: Story = {
  async play({ args, canvasElement, step }) {
    const panel = await openControls(canvasElement);
    await step('上一话、下一话', async () => {
      await tap(panel.getByRole('button', { name: '上一话' }));
      await expect(args.onGoToChapter).toHaveBeenLastCalledWith('2001-2');
      await tap(panel.getByRole('button', { name: '下一话' }));
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
      await tap(panel.getByRole('radio', { name: '左右翻页' }));
      await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, mode: 'page' });
      await tap(panel.getByRole('radio', { name: '夜间' }));
      await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, ground: 'night' });
      await fireEvent.input(panel.getByRole('slider', { name: '亮度' }), { target: { value: '99' } });
      await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, brightness: 99 });
    });
    await step('订阅、评论、详情、返回', async () => {
      await tap(panel.getByRole('button', { name: '订阅' }));
      await expect(args.onToggleSubscribe).toHaveBeenCalledOnce();
      await tap(panel.getByRole('link', { name: '评论' }));
      await expect(navigate).toHaveBeenLastCalledWith(expect.stringContaining('/square?keyword='));
      const top = within(within(canvasElement).getByRole('banner'));
      await tap(top.getByRole('link', { name: '漫画详情' }));
      await expect(navigate).toHaveBeenLastCalledWith('/bookinfo/2001');
      await tap(top.getByRole('button', { name: '返回' }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};

/** A book of one chapter, turned page by page: both ends say so. */
export const OnlyChapter: Story = {
  args: {
    book: { ...paperPlanePost, status: 1 },
    chapter: ready({ ...chapterPages, prev: undefined, next: undefined }),
    settings: { ...DEFAULT_SETTINGS, mode: 'page' },
  },
  async play({ args, canvasElement, step }) {
    await step('第一页再往回翻', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onReachEnd).toHaveBeenCalledOnce();
      await expect(args.onReachEnd).toHaveBeenLastCalledWith('已经是第一话');
    });
    const panel = await openControls(canvasElement);
    await step('上一话、下一话点得到，说出原因', async () => {
      for (const [name, message] of [
        ['上一话', '已经是第一话'],
        ['下一话', '全剧终'],
      ] as const) {
        const button = panel.getByRole('button', { name });
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await tap(button);
        await expect(args.onReachEnd).toHaveBeenLastCalledWith(message);
      }
      await expect(args.onGoToChapter).not.toHaveBeenCalled();
    });
  },
};

export const ChapterList: Story = {
  async play({ args, canvasElement }) {
    const panel = await openControls(canvasElement);
    await tap(panel.getByRole('button', { name: '目录' }));
    const sheet = within(await screen.findByRole('dialog', { name: '目录' }));
    await expect(sheet.getByRole('link', { name: /第3话/ })).toHaveAttribute('aria-current', 'true');
    await tap(sheet.getByRole('link', { name: /第4话/ }));
    await expect(args.onGoToChapter).toHaveBeenLastCalledWith('2001-4');
    await layerClosed();
  },
};

export const ChaptersFailed: Story = {
  args: { chapters: failed() },
  async play({ args, canvasElement }) {
    await tap((await openControls(canvasElement)).getByRole('button', { name: '目录' }));
    await tap(await screen.findByRole('button', { name: /重试/ }));
    await expect(args.onRetryChapters).toHaveBeenCalledOnce();
  },
};

export const AutoScroll: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    const panel = await openControls(canvasElement);
    await tap(panel.getByRole('button', { name: '自动滚动' }));
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(20), { timeout: 3000 });
    await fireEvent.input(canvas.getByRole('slider', { name: '速度' }), { target: { value: '3' } });
    await expect(args.onChangeSettings).toHaveBeenLastCalledWith({ ...DEFAULT_SETTINGS, speed: 3 });
    await tap(canvas.getByRole('button', { name: '停止' }));
    const stood = scroller.scrollTop;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(scroller.scrollTop).toBe(stood);
    // How far it came is the machine's: the picture stands at the beginning.
    scroller.scrollTop = 0;
  },
};
