import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: '页面/外壳/断网提示',
  component: OfflineBanner,
  args: { connection: 'offline' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('网络已断开，请检查网络设置');
  },
};

export const Restored: Story = {
  args: { connection: 'restored' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('网络已恢复');
  },
};

/** Nothing to see; the live region is there already, so that the first word in it is spoken. */
export const Online: Story = {
  args: { connection: 'online' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
