import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { failed, loading, ready } from '#domain/loadable.ts';
import { tapButton } from '../../../../stories/plays/tap.ts';
import { LoadableView } from './LoadableView.tsx';

const meta = {
  title: '页面/共用/等待、失败与内容',
  component: LoadableView<string>,
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
