import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: '组件/展示/CountBadge',
  component: CountBadge,
  parameters: {
    layout: 'padded',
    guide: {
      use: '有几样在等；零不画，一百起写 99+。',
      avoid: '只想说“有新的”用 Dot；不是待办的数字照正文写。',
      role: '照 label 读成一整句，例如“3条未读”。',
    } satisfies Guide,
  },
  args: { count: 3, label: '3条未读' },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3条未读')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const States: Story = {
  render: () => (
    <Inline gap="x12">
      {[1, 9, 42, 99, 100, 999].map((count) => (
        <CountBadge key={count} count={count} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(2);
  },
};

/** Nothing waits, nothing is rendered. */
export const Zero: Story = {
  args: { count: 0, label: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};

/** A number that makes no sense is nothing waiting. */
export const Senseless: Story = {
  render: () => (
    <>
      {[-3, Number.NaN].map((count) => (
        <CountBadge key={count} count={count} label="未读" />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
