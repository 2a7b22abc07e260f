import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { LoginPrompt } from './LoginPrompt.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/登录提示',
  component: LoginPrompt,
  parameters: {
    guide: {
      use: '开放页面里需要登录的一块：说登录后能看到什么，并带去登录。',
      avoid: '整页都要登录时由路由带去登录页，不用它。',
      role: '「去登录」是链接，登录后回到原来的页面。',
    } satisfies Guide,
  },
  args: {},
} satisfies Meta<typeof LoginPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('登录后可使用此功能')).toBeVisible();
    await tap(canvas.getByRole('link', { name: '去登录' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/login');
  },
};

export const OwnWords: Story = { args: { text: '登录后查看关注动态' } };

export const LongText: Story = {
  args: { text: '登录后可以查看关注的人发布的全部动态，也能把阅读进度同步到每一台设备上' },
};
