import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { comics, longTextComic } from '../comics.fixtures.ts';
import { ComicShelf } from './ComicShelf.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/漫画书架',
  component: ComicShelf,
  parameters: {
    guide: {
      use: '一行横向滚动的漫画封面，露出半张表示还有更多。',
      avoid: '要看全部时用三列封面。',
      role: '有名字的列表，每部漫画是一个链接。',
    } satisfies Guide,
  },
  args: { label: '漫画更新', comics },
} satisfies Meta<typeof ComicShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /雨巷修表匠/ }));
    await expect(navigate).toHaveBeenCalledWith('/bookinfo/2002');
  },
};

export const Member: Story = {
  args: { member: true },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByText('会员免费')).toBeVisible();
  },
};

export const LongText: Story = { args: { comics: [longTextComic] } };
