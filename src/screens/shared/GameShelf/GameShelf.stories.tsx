import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { paths } from '#domain/paths.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { games } from '../demo.fixtures.ts';
import { GameShelf, GameShelfSkeleton } from './GameShelf.tsx';

const meta = {
  title: '页面/共用/游戏书架',
  component: GameShelf,
  args: { label: '热门游戏', games, member: false, onOpen: fn() },
} satisfies Meta<typeof GameShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const [first] = games;
    const shelf = within(canvasElement).getByRole('list', { name: '热门游戏' });
    await expect(within(shelf).getAllByRole('listitem')).toHaveLength(games.length);
    const [link] = within(shelf).getAllByRole('link');
    if (!first || !link) throw new Error('The shelf is not empty.');
    await tap(link);
    await expect(args.onOpen).toHaveBeenCalledWith(paths.gameDetail(first.id));
  },
};

export const Member: Story = { args: { member: true } };

export const Loading: Story = { render: () => <GameShelfSkeleton /> };

export const LongText: Story = {
  args: {
    games: games.map((game) => ({
      ...game,
      name: `${game.name}：雾港支线与第七站的夏天（重制版）`,
      buyAmount: 999_999,
    })),
  },
};
