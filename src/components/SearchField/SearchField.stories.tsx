import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Held({ value: first, onValueChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: '组件/SearchField',
  component: SearchField,
  parameters: { layout: 'padded' },
  args: { label: '搜索', placeholder: '搜索游戏、漫画、帖子', value: '', onValueChange: fn(), onSearch: fn() },
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
  },
};

export const Clear: Story = {
  args: { value: '像素农场' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索词' }));
    const box = canvas.getByRole('searchbox');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
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
