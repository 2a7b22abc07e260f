import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { longTextGame, pixelFarm, starScavenger } from '../demo.fixtures.ts';
import { GameTile } from './GameTile.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/游戏方卡',
  component: GameTile,
  parameters: {
    guide: {
      use: '书架里的一个游戏：方图、名称、类型和价格。',
      avoid: '竖着的列表用游戏行。',
      role: '整张是一个链接，名字是其中的全部文字。',
    } satisfies Guide,
  },
  args: { game: starScavenger, member: false },
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /星海拾荒者.*300\s*钻石/ }));
    await expect(navigate).toHaveBeenCalledWith('/detail/1002');
  },
};

export const Free: Story = { args: { game: pixelFarm } };
export const Member: Story = { args: { member: true } };
export const Owned: Story = { args: { game: { ...starScavenger, owned: true } } };
export const LongText: Story = { args: { game: longTextGame } };
