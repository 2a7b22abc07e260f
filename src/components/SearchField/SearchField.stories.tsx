import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Held({ value: first = '', ...props }: SearchFieldProps) {
  const [value, onValueChange] = useHeld(first, props.onValueChange);
  return <SearchField {...props} value={value} onValueChange={onValueChange} />;
}

const meta = {
  title: '组件/输入/SearchField',
  component: SearchField,
  parameters: {
    layout: 'padded',
    guide: {
      use: '搜索胶囊：页面上的第一样东西，用键盘自己的搜索键送出。',
      avoid: '要给出建议或历史用 Combobox；筛选已有的几项用 Tabs 或 RadioGroup；填表用 TextField。',
      role: 'search 地标里的 searchbox，名字是 label。',
      keys: { Enter: '搜索' },
    } satisfies Guide,
  },
  args: {
    label: '搜索',
    placeholder: '搜索游戏、漫画、帖子',
    value: '',
    onValueChange: fn(),
    onSearch: fn(),
    onTyped: fn(),
    onClear: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The keyboard's search key sends the words without outer spaces. */
export const Search: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('search')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索' }), ' 像素农场 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenLastCalledWith('像素农场');
    await expect(args.onTyped).toHaveBeenLastCalledWith(' 像素农场 ');
  },
};

export const Clear: Story = {
  args: { value: '像素农场' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索词' }));
    const box = canvas.getByRole('searchbox');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** Without an owner of its text the field holds it itself. */
export const OwnText: Story = {
  render: ({ label, onSearch }) => <SearchField label={label} defaultValue="像素" onSearch={onSearch} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '农场{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('像素农场');
  },
};

export const LongText: Story = { args: { value: '有没有那种可以一个人慢慢玩不用联网也不会催我上线的种田游戏' } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    box.focus();
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '清除搜索词' })).toBeNull();
  },
};
