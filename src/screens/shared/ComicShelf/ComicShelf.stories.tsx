import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { comics, longTextComic } from '../comics.fixtures.ts';
import { ComicShelf } from './ComicShelf.tsx';

const meta = {
  title: '页面/共用/漫画书架',
  component: ComicShelf,
  args: { label: '漫画更新', comics, onOpen: fn() },
} satisfies Meta<typeof ComicShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /雨巷修表匠/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/bookinfo/2002');
  },
};

export const Member: Story = {
  args: { member: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('会员免费')).toBeVisible();
  },
};

export const LongText: Story = { args: { comics: [longTextComic] } };
