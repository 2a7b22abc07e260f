import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { art } from '#theme/art.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { ErrorBlock } from './ErrorBlock.tsx';

const meta = {
  title: '组件/反馈/ErrorBlock',
  component: ErrorBlock,
  parameters: {
    layout: 'padded',
    guide: {
      use: '没取到；点哪里都是再试一次。',
      avoid: '本来就没有用 Empty；做一件事失败了用 Toast。',
      role: 'status，出现时读出；里面是“重试”按钮。',
      keys: { 'Enter / 空格': '按下' },
    } satisfies Guide,
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('button', { name: '加载失败，点击重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The whole block retries, once; what is read on the button is in its name. */
export const WholeFace: Story = {
  args: { message: '网络不给力' },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByText('网络不给力'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: '网络不给力，重试' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const WithPicture: Story = { args: { picture: art('empty/error.svg') } };

export const Compact: Story = {
  args: { compact: true, message: '这里加载失败，点击重试' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Nothing to retry: no button that does nothing. */
export const WithoutRetry: Story = {
  args: { onRetry: undefined, message: '该帖子已被删除' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('该帖子已被删除');
  },
};

export const LongText: Story = {
  args: { message: '服务器正在维护，预计今天下午三点恢复，给您带来不便非常抱歉，点击重试' },
};
