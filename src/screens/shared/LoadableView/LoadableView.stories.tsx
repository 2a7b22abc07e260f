import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tapButton } from '../../../../stories/plays/tap.ts';
import { LoadableView } from './LoadableView.tsx';

const meta = {
  title: '页面/共用/等待、失败与内容',
  component: LoadableView<string>,
  parameters: {
    guide: {
      use: '等一次取来的内容：先是骨架，取不到能重试，取到就画出来。',
      avoid: '一页一页长出来的列表用 PagedList；保存、提交的等待用按钮的 pending。',
      role: '等待时先读出“加载中…”；失败是 status，里面一个按钮。',
    } satisfies Guide,
  },
  args: {
    of: ready('像素农场物语'),
    skeleton: <Skeleton width="full" height={22} />,
    onRetry: fn(),
    children: (value) => <p>{value}</p>,
  },
} satisfies Meta<typeof LoadableView<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('像素农场物语')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { of: loading },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('加载中…');
  },
};

export const Failed: Story = {
  args: { of: failed() },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedCompact: Story = {
  args: { of: failed('这里加载失败，点击重试'), compact: true },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /这里加载失败，点击重试/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
