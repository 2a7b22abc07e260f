import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Surface } from '#components/Surface/Surface.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { drag } from '#components/testing/gestures.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { scrollerOf } from '../../../stories/plays/page.ts';
import { PullToRefresh } from './PullToRefresh.tsx';

const GAMES = ['星海拾荒者', '像素农场物语', '猫咪咖啡馆', '山海寻踪', '云端列车', '纸片王国', '一笔画', '发条迷宫'];

const meta = {
  title: '组件/反馈/PullToRefresh',
  component: PullToRefresh,
  parameters: {
    guide: {
      use: '在最顶上往下拉就重新取；也有一个键盘够得到的“刷新”。',
      avoid: '内容不会变的页面不放；加载下一页归 VirtualList。',
      role: '有 status 播报“刷新中”“已刷新”；另有名为“刷新”的按钮。',
      height: 560,
      keys: { 'Enter / 空格': '在“刷新”上：重新取' },
    } satisfies Guide,
  },
  args: {
    onRefresh: fn(() => new Promise<void>(() => undefined)),
    onRefreshFailed: fn(),
    onPullChange: fn(),
    children: (
      <div style={{ padding: 16 }}>
        <Stack gap="x12">
          {[...GAMES, ...GAMES].map((game, index) => (
            <Surface key={index}>{game}</Surface>
          ))}
        </Stack>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <Page label="游戏" wash="sky">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

const content = (canvasElement: HTMLElement) => within(canvasElement).getAllByText('星海拾荒者')[0] ?? canvasElement;

/** How far the content stands below its place. */
const shownBy = (canvasElement: HTMLElement) => {
  const track = content(canvasElement).closest<HTMLElement>('[style*="translate3d"]');
  return track ? new DOMMatrix(getComputedStyle(track).transform).m42 : 0;
};

const statusOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-status]')?.dataset['status'];

export const Default: Story = {};

export const Pulling: Story = {
  async play({ canvasElement }) {
    await drag(content(canvasElement), { dy: 20, release: false });
    await waitFor(() => expect(statusOf(canvasElement)).toBe('pulling'));
    await expect(shownBy(canvasElement)).toBe(20);
    await expect(within(canvasElement).getByText('下拉即可刷新…')).toBeInTheDocument();
  },
};

/** Beyond the head it pulls harder: 100 px of finger show 75. */
export const Loosing: Story = {
  async play({ canvasElement }) {
    await drag(content(canvasElement), { dy: 100, release: false });
    await waitFor(() => expect(statusOf(canvasElement)).toBe('loosing'));
    await expect(shownBy(canvasElement)).toBe(75);
    await expect(within(canvasElement).getByText('释放即可刷新…')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  async play({ args, canvasElement }) {
    await drag(content(canvasElement), { dy: 100 });
    await waitFor(() => expect(statusOf(canvasElement)).toBe('loading'));
    await expect(shownBy(canvasElement)).toBe(50);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中…');
    await drag(content(canvasElement), { dy: 100 });
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Success: Story = {
  args: { onRefresh: fn(() => Promise.resolve()) },
  async play({ canvasElement }) {
    await drag(content(canvasElement), { dy: 100 });
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('刷新成功'));
    await expect(shownBy(canvasElement)).toBe(50);
    await waitFor(() => expect(statusOf(canvasElement)).toBe('normal'));
    await expect(shownBy(canvasElement)).toBe(0);
  },
};

export const Failed: Story = {
  args: { onRefresh: fn(() => Promise.reject(new Error('网络连接失败'))) },
  async play({ args, canvasElement }) {
    await drag(content(canvasElement), { dy: 100 });
    await waitFor(() => expect(args.onRefreshFailed).toHaveBeenCalledOnce());
    await waitFor(() => expect(statusOf(canvasElement)).toBe('normal'));
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Let go too early, or taken away by the system: nothing happens. */
export const Cancelled: Story = {
  async play({ args, canvasElement }) {
    await drag(content(canvasElement), { dy: 30 });
    await waitFor(() => expect(statusOf(canvasElement)).toBe('normal'));
    await drag(content(canvasElement), { dx: 60, dy: 20 });
    await expect(statusOf(canvasElement)).toBe('normal');
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** Below the top the page scrolls; once it is back at the top, the next pull refreshes. */
export const NotAtTop: Story = {
  async play({ args, canvasElement }) {
    const scroller = scrollerOf(canvasElement);
    scroller.scrollTop = 5;
    await drag(content(canvasElement), { dy: 100 });
    await expect(args.onRefresh).not.toHaveBeenCalled();
    scroller.scrollTop = 0;
    await drag(content(canvasElement), { dy: 100 });
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  async play({ args, canvasElement }) {
    await drag(content(canvasElement), { dy: 100 });
    await expect(statusOf(canvasElement)).toBe('normal');
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

/** Without a finger: a button that shows itself to the keyboard. */
export const Keyboard: Story = {
  async play({ args, canvasElement }) {
    await userEvent.tab();
    await expect(scrollerOf(canvasElement)).toHaveFocus();
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: '刷新' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(statusOf(canvasElement)).toBe('loading'));
  },
};

/** With a mouse: the same button, in sight beside the column, where it lies on nothing. */
export const Desktop: Story = {
  async play({ args, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: '刷新' });
    await waitFor(() => expect(getComputedStyle(button).clipPath).toBe(innerWidth > 1024 ? 'none' : 'inset(50%)'));
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
    button.click();
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** The system takes the finger away: the head closes. */
export const Interrupted: Story = {
  async play({ args, canvasElement }) {
    const finger = await drag(content(canvasElement), { dy: 30, release: false });
    await waitFor(() => expect(statusOf(canvasElement)).toBe('pulling'));
    finger.cancel();
    await waitFor(() => expect(statusOf(canvasElement)).toBe('normal'));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const ByProgram: Story = {
  args: { refreshing: true },
  async play({ canvasElement }) {
    await expect(statusOf(canvasElement)).toBe('loading');
    await expect(shownBy(canvasElement)).toBe(50);
  },
};

export const OwnWords: Story = {
  args: { texts: { pulling: '再拉一点…' }, headHeight: 80 },
  async play({ canvasElement }) {
    await drag(content(canvasElement), { dy: 60, release: false });
    await waitFor(() => expect(within(canvasElement).getByText('再拉一点…')).toBeInTheDocument());
    await expect(shownBy(canvasElement)).toBe(60);
  },
};

export const OwnHead: Story = {
  args: { renderHead: ({ status, distance }) => `${status === 'loosing' ? '松手' : '下拉'} ${distance}` },
  async play({ args, canvasElement }) {
    await drag(content(canvasElement), { dy: 100, release: false });
    await waitFor(() => expect(within(canvasElement).getByText('松手 75')).toBeInTheDocument());
    await waitFor(() => expect(args.onPullChange).toHaveBeenLastCalledWith({ status: 'loosing', distance: 75 }));
  },
};
