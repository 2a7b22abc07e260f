import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { cloudTrain, longTextGame, pixelFarm, starScavenger } from '../demo.fixtures.ts';
import { GameRow } from './GameRow.tsx';

const meta = {
  title: '页面/共用/游戏行',
  component: GameRow,
  args: { game: starScavenger, member: false, onOpen: fn(), onDownload: fn() },
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('名称打开详情', async () => {
      await tap(canvas.getByRole('link', { name: '星海拾荒者' }));
      await expect(args.onOpen).toHaveBeenCalledWith('/detail/1002');
    });
    await step('价格按钮开始下载，不打开详情', async () => {
      await tap(canvas.getByRole('button', { name: '300 钻石，下载星海拾荒者' }));
      await expect(args.onDownload).toHaveBeenCalledWith(args.game);
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
  },
};

export const Free: Story = { args: { game: pixelFarm } };
export const Member: Story = { args: { member: true } };
export const Owned: Story = { args: { game: { ...starScavenger, owned: true } } };
export const AndroidOnly: Story = { args: { game: cloudTrain } };

export const Busy: Story = {
  args: { game: pixelFarm, busy: true },
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /获取中…/);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { args: { game: longTextGame } };
