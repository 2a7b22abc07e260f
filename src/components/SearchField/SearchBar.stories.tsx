import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: '组件/输入/SearchBar',
  component: SearchBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: '以搜索开头的页面的页头：标题或返回，后面是搜索框。',
      avoid: '有普通页头的页面用 NavBar，搜索框放进内容里。',
      role: 'header，标题是页面的一级标题。',
    } satisfies Guide,
  },
  args: {
    title: '广场',
    children: <SearchField label="搜索" placeholder="搜索帖子、话题" onSearch={fn()} />,
  },
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '广场' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: '搜索' })).toBeVisible();
  },
};

export const Back: Story = {
  args: { title: undefined, onBack: fn(), backLabel: '退出搜索' },
  play: async ({ args, canvas }) => {
    await tap(canvas.getByRole('button', { name: '退出搜索' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The field gives way, the title does not. */
export const LongText: Story = { args: { title: '一个有点长的页面标题' } };
