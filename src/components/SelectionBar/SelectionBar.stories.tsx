import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Button } from '../Button/Button.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: '组件/操作/SelectionBar',
  component: SelectionBar,
  parameters: {
    layout: 'padded',
    guide: {
      use: '管理列表时页底的一条：全选，和对选中项能做的事；选了什么由 useSelection 记着。',
      avoid: '只删一项用行里的按钮；不可恢复的事先用 ConfirmDialog 问。',
      role: 'checkbox“全选”，和传入的按钮。',
    } satisfies Guide,
  },
  args: {
    chosen: ['1'],
    all: ['1', '2', '3'],
    onChoose: fn(),
    children: <Button tone="danger">删除 (1)</Button>,
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvas }) {
    await tap(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(args.onChoose).toHaveBeenCalledWith(['1', '2', '3']);
  },
};

/** With everything chosen the box clears the choice. */
export const States: Story = {
  args: { chosen: ['1', '2', '3'], children: <Button tone="danger">删除 (3)</Button> },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBeChecked();
    await tap(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(args.onChoose).toHaveBeenCalledWith([]);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Button tone="quiet">清空全部阅读历史记录</Button>
        <Button tone="danger">取消订阅选中的漫画 (128)</Button>
      </>
    ),
  },
};
