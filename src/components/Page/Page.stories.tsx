import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { Guide } from '../../../.storybook/guide.ts';
import { Page } from './Page.tsx';

const PARAGRAPHS = Array.from(
  { length: 12 },
  (_, index) => `第${index + 1}条 平台提供的游戏、漫画与社区内容仅供个人娱乐，请勿用于任何商业用途。`,
);

const Paragraphs = () => (
  <Stack gap="x12">
    {PARAGRAPHS.map((paragraph) => (
      <Surface key={paragraph}>{paragraph}</Surface>
    ))}
  </Stack>
);

const meta = {
  title: '组件/布局/Page',
  component: Page,
  parameters: {
    guide: {
      use: '一个页面的骨架：上面的栏、中间唯一的滚动区、下面的操作栏。',
      avoid: '页面里的一块内容用 Card 或 Stack；一个页面里不放第二个 Page。',
      role: 'main 地标；没有自己的标题时用 label 起名。',
      height: 640,
    } satisfies Guide,
  },
  args: { bar: <NavBar title="用户协议" onBack={fn()} />, children: <Paragraphs /> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { wash: 'sky' } };

export const Gem: Story = { args: { wash: 'gem', bar: <NavBar title="充值" onBack={fn()} /> } };

export const White: Story = { args: { wash: 'card' } };

export const WithoutBar: Story = { args: { bar: undefined, label: '首页', wash: 'sky' } };

export const WithFooter: Story = { args: { footer: <Button block>立即充值</Button> } };

/** The picture begins at the top edge, under the bar. */
export const FlushTop: Story = {
  args: {
    flushTop: true,
    bar: <NavBar title="山海寻踪" overlay onBack={fn()} />,
    children: (
      <>
        <Picture src="/demo/banners/mountain-sea.webp" alt="" ratio={375 / 196} priority />
        <Paragraphs />
      </>
    ),
  },
};

/** Only the inner scroller moves, and what is chained to it stops there. */
export const Scrolled: Story = {
  args: { onScroll: fn(), footer: <Button block>同意</Button> },
  async play({ args, canvasElement }) {
    const page = within(canvasElement).getByRole('main');
    const scroller = page.querySelector('[data-scroller]');
    if (!scroller) throw new Error('The page has no scroller');
    await expect(page.getBoundingClientRect().height).toBe(innerHeight);
    await expect(getComputedStyle(scroller).overscrollBehaviorY).toBe('contain');
    scroller.scrollTo({ top: 200 });
    await waitFor(() => expect(args.onScroll).toHaveBeenCalled());
    await expect(document.scrollingElement?.scrollTop).toBe(0);
    await expect(scroller.scrollTop).toBe(200);
  },
};
