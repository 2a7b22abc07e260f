import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap } from '../../../../stories/plays/tap.ts';
import { longTextGame, pixelFarm, starScavenger } from '../demo.fixtures.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  title: '页面/共用/游戏方卡',
  component: GameTile,
  args: { game: starScavenger, member: false, onOpen: fn() },
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tap(within(canvasElement).getByRole('link', { name: /星海拾荒者.*300\s*钻石/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/detail/1002');
  },
};

export const Free: Story = { args: { game: pixelFarm } };
export const Member: Story = { args: { member: true } };
export const Owned: Story = { args: { game: { ...starScavenger, owned: true } } };
export const LongText: Story = { args: { game: longTextGame } };
