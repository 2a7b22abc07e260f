import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { useHeld } from '../../../../stories/frames/useHeld.ts';
import { KeywordSearch, type KeywordSearchProps } from './KeywordSearch.tsx';

function Held(props: KeywordSearchProps) {
  const [keyword, onSearch] = useHeld(props.keyword, props.onSearch);
  return <KeywordSearch {...props} keyword={keyword} onSearch={onSearch} />;
}

const meta = {
  title: '页面/共用/关键词搜索',
  component: KeywordSearch,
  parameters: {
    layout: 'padded',
    guide: {
      use: '按关键词搜一页里的内容：打的字先留着，按了搜索才用。',
      avoid: '边打边出建议用 Combobox；边打边找用 SearchField。',
      role: '搜索框（searchbox），名字是 label。',
      keys: { Enter: '搜索' },
    } satisfies Guide,
  },
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

/** The field stays as it was, and its focus with it. */
export const SearchedAndStayed: Story = {
  render: (args) => <Held {...args} />,
  async play({ args, canvasElement }) {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.type(field, '云端{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('云端');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '列车');
    await expect(field).toHaveValue('云端列车');
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
