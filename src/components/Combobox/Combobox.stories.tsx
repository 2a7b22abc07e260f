import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { HistoryLine } from '../icons/HistoryLine.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const TITLES = [
  { value: '猫咪咖啡馆' },
  { value: '猫咪咖啡馆 隐藏结局' },
  { value: '猫咪拉花', label: '猫咪拉花（共 12 篇）' },
] as const;

const HISTORY = ['像素农场', '云端列车', '第七站隐藏徽章'].map((value) => ({
  value,
  leading: <HistoryLine size={16} />,
}));

/** Suggests what begins with the text, as a server would. */
function Suggesting({ suggestions, onSuggest, ...props }: ComboboxProps) {
  const [typed, setTyped] = useState('');
  const suggest = (text: string) => {
    setTyped(text);
    onSuggest?.(text);
  };
  return (
    <Combobox
      {...props}
      suggestions={typed === '' ? [] : suggestions.filter(({ value }) => value.startsWith(typed))}
      onSuggest={suggest}
    />
  );
}

const meta = {
  title: '组件/输入/Combobox',
  component: Combobox,
  parameters: {
    layout: 'padded',
    guide: {
      use: '带建议的搜索框：边输入边给出可能要找的词，或列出最近搜过的词。',
      avoid: '没有建议的搜索用 SearchField；从固定的几项里选一项用 RadioGroup 或 Chips。',
      role: 'combobox，名字是 label；下面的 listbox 名字是 suggestionsLabel，焦点始终留在输入框。',
      keys: {
        '↓ ↑': '在建议间移动，首尾相接；列表收起时先打开',
        Enter: '选用当前建议；没有选中时按原文搜索',
        Esc: '收起列表，文字不变',
      },
    } satisfies Guide,
  },
  args: {
    label: '搜索帖子',
    placeholder: '搜索帖子、话题',
    suggestions: TITLES,
    onValueChange: fn(),
    onSuggest: fn(),
    onSearch: fn(),
    onClear: fn(),
  },
  render: (args) => <Suggesting {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list while one is typing, one suggestion reached by the arrow keys. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: '搜索帖子' });
    await userEvent.type(field, '猫');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox', { name: '搜索建议' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(field).toHaveFocus();
  },
};

/** By keys alone: the arrows move, Enter takes, Escape closes the list and nothing else. */
export const Keys: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox');
    await step('空白没有建议', async () => {
      await userEvent.type(field, '  ');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await userEvent.clear(field);
    });
    await step('方向键移动，回车选用', async () => {
      await userEvent.type(field, '猫');
      await expect(args.onSuggest).toHaveBeenLastCalledWith('猫');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const second = canvas.getByRole('option', { name: '猫咪咖啡馆 隐藏结局' });
      await expect(second).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', second.id);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('猫咪拉花');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('猫咪拉花');
      await expect(field).toHaveValue('猫咪拉花');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(args.onSuggest).toHaveBeenLastCalledWith('');
    });
    await step('Esc 收起，方向键再打开', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '猫{Escape}');
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveValue('猫');
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('option', { name: '猫咪咖啡馆' })).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Escape}');
    });
    await step('没有选中时按原文搜索', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' 猫 {Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('猫');
    });
  },
};

export const Taken: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '猫');
    await tap(canvas.getByRole('option', { name: '猫咪咖啡馆' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith('猫咪咖啡馆');
    await expect(field).toHaveValue('猫咪咖啡馆');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Cleared: Story = {
  args: { defaultValue: '猫咪拉花' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索词' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onSuggest).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

/** What was searched before stands there as soon as the field has the focus. */
export const History: Story = {
  args: { suggestions: HISTORY, suggestionsLabel: '搜索历史', openOnFocus: true },
  render: (args) => <Combobox {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await expect(canvas.getByRole('listbox', { name: '搜索历史' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('像素农场');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(field);
  },
};

export const Pending: Story = {
  args: { suggestions: [], pending: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, '猫');
    await expect(canvas.getByRole('status')).toHaveTextContent('正在查找…');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A suggestion keeps to one line, or two in large text; a long list scrolls. */
export const LongText: Story = {
  args: {
    suggestions: [
      { value: '云端列车第七站隐藏徽章的完整路线与换乘时刻表（含雾港支线）' },
      ...Array.from({ length: 12 }, (_, index) => ({ value: `云端列车第 ${index + 1} 站` })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '云');
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: '云端列车第 12 站' });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const list = last.closest('ul')?.getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual((list?.bottom ?? 0) + 1);
    await userEvent.keyboard('{ArrowDown}');
  },
};
