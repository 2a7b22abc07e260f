import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { SortSwitch } from './SortSwitch.tsx';

const meta = {
  title: '页面/共用/排序',
  component: SortSwitch,
  args: { sort: 'hot', onChangeSort: fn() },
} satisfies Meta<typeof SortSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await tap(canvas.getByRole('button', { name: '最热' }));
    await expect(args.onChangeSort).not.toHaveBeenCalled();
    await tap(canvas.getByRole('button', { name: '最新' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith('new');
  },
};

export const Newest: Story = { args: { sort: 'new' } };

export const OnSky: Story = { args: { ground: 'sky' } };

/** Games call it otherwise. */
export const OwnName: Story = { args: { hotName: '热门' } };
