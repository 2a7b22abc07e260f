import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { longTextComic, mountainSeaSchool, paperPlanePost, rainAlleyWatchmaker } from '../comics.fixtures.ts';
import { ComicTile } from './ComicTile.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/漫画封面',
  component: ComicTile,
  parameters: {
    guide: {
      use: '书架和封面墙里的一部漫画：封面、书名、更新到哪。',
      avoid: '需要作者、简介或名次时用 ComicRow。',
      role: '整块是一个链接，名字是角标、书名和进度。',
    } satisfies Guide,
  },
  args: { comic: paperPlanePost },
} satisfies Meta<typeof ComicTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /纸飞机邮局/ }));
    await expect(navigate).toHaveBeenCalledWith('/bookinfo/2001');
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
