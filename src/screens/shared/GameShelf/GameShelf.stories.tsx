import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { paths } from '#domain/paths.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { games } from '../demo.fixtures.ts';
import { GameShelf, GameShelfSkeleton } from './GameShelf.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/游戏书架',
  component: GameShelf,
  parameters: {
    guide: {
      use: '横着滑的一排游戏，最后一张露出一半，说明后面还有。',
      avoid: '要全部看完、要排序筛选的用游戏列表。',
      role: '列表，名字是 label；加载时对读屏隐藏。',
    } satisfies Guide,
  },
  args: { label: '热门游戏', games, member: false },
} satisfies Meta<typeof GameShelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvasElement }) {
    const [first] = games;
    const shelf = within(canvasElement).getByRole('list', { name: '热门游戏' });
    await expect(within(shelf).getAllByRole('listitem')).toHaveLength(games.length);
    const [link] = within(shelf).getAllByRole('link');
    if (!first || !link) throw new Error('The shelf is not empty.');
    await tap(link);
    await expect(navigate).toHaveBeenCalledWith(paths.gameDetail(first.id));
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
