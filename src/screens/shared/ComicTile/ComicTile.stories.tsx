import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { longTextComic, mountainSeaSchool, paperPlanePost, rainAlleyWatchmaker } from '../comics.fixtures.ts';
import { ComicTile } from './ComicTile.tsx';

const meta = {
  title: '页面/共用/漫画封面',
  component: ComicTile,
  args: { comic: paperPlanePost, onOpen: fn() },
} satisfies Meta<typeof ComicTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /纸飞机邮局/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/bookinfo/2001');
  },
};

export const Limited: Story = {
  args: { comic: mountainSeaSchool },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('限免')).toBeVisible();
  },
};

export const ForMembers: Story = {
  args: { comic: rainAlleyWatchmaker },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('会员')).toBeVisible();
    await expect(within(canvasElement).getByText('已完结 · 共24话')).toBeVisible();
  },
};

export const PictureMissing: Story = { args: { comic: { ...paperPlanePost, cover: '' } } };

export const LongText: Story = { args: { comic: longTextComic } };
