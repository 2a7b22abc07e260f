import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  title: '页面/外壳/断网提示',
  component: OfflineBanner,
  parameters: {
    guide: {
      use: '网络断开时一直显示，恢复后短暂告知。',
      avoid: '一个请求失败用 ErrorBlock 或轻提示，不用它。',
      role: 'role=status 一直在页面上，文字出现时才会被读出。',
    } satisfies Guide,
  },
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
