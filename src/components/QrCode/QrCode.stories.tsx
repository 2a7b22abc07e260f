import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: '组件/展示/QrCode',
  component: QrCode,
  parameters: {
    layout: 'padded',
    guide: {
      use: '给相机看的二维码，一条路径画成，放多大都清晰。',
      avoid: '手机上自己扫不了自己的屏：同时给链接或“复制”。',
      role: 'img，名字是 label。',
    } satisfies Guide,
  },
  args: { text: 'https://example.com/register?code=QY8826', size: 160, label: '邀请注册二维码' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: '邀请注册二维码' });
    await expect(code.querySelectorAll('path')).toHaveLength(1);
  },
};

export const Small: Story = { args: { size: 96 } };

export const LongText: Story = { args: { text: `https://example.com/download?name=${'晴屿'.repeat(40)}`, size: 240 } };
