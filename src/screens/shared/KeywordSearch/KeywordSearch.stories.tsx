import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { KeywordSearch } from './KeywordSearch.tsx';

const meta = {
  title: '页面/共用/关键词搜索',
  component: KeywordSearch,
  parameters: { layout: 'padded' },
  args: { label: '搜索游戏', placeholder: '搜索游戏、漫画、帖子', keyword: '', onSearch: fn() },
} satisfies Meta<typeof KeywordSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed stays in the field until the person searches; blanks around it do not count. */
export const Ready: Story = {};

export const Searching: Story = {
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox', { name: '搜索游戏' });
    await userEvent.type(field, ' 云端 ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('云端');
  },
};

/** To empty the field is to ask for everything again. */
export const Searched: Story = {
  args: { keyword: '云端' },
  async play({ args, canvasElement }) {
    await userEvent.clear(within(canvasElement).getByRole('searchbox'));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const LongText: Story = { args: { keyword: '云端列车第七站隐藏徽章的完整路线与换乘时刻表（含雾港支线）' } };
