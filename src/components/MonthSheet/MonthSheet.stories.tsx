import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { MonthSheet } from './MonthSheet.tsx';

const meta = {
  title: '组件/输入/MonthSheet',
  component: MonthSheet,
  parameters: {
    guide: {
      use: '从底边上来选一个月，或选全部时间：给记录和账单按月筛选。',
      avoid: '选一天用 Calendar；只有几个时间段用 Chips。',
      role: '名为「选择月份」的对话框；月份是按钮，选中的那个处于按下状态。',
      height: 640,
      keys: { Esc: '关上，不改变选择' },
    } satisfies Guide,
  },
  args: { open: true, max: '2026-01', onOpenChange: fn(), onValueChange: fn() },
} satisfies Meta<typeof MonthSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: '选择月份' }));

/** What has not come yet cannot be chosen. */
export const Default: Story = {
  async play({ args }) {
    const { getByRole } = await sheet();
    await expect(getByRole('button', { name: '2026年2月' })).toBeDisabled();
    await expect(getByRole('button', { name: '下一年' })).toBeDisabled();
    await tap(getByRole('button', { name: '上一年' }));
    await tap(getByRole('button', { name: '2025年12月' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2025-12');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** It opens at the year of the chosen month; that month once more changes nothing. */
export const Chosen: Story = {
  args: { value: '2025-03' },
  async play({ args }) {
    const { getByRole } = await sheet();
    const chosen = getByRole('button', { name: '2025年3月' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await tap(chosen);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await tap(getByRole('button', { name: '全部时间' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(undefined);
  },
};
