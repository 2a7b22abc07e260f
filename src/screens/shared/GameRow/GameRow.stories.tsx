import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { cloudTrain, longTextGame, pixelFarm, starScavenger } from '../demo.fixtures.ts';
import { GameRow } from './GameRow.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const meta = {
  title: '页面/共用/游戏行',
  component: GameRow,
  parameters: {
    guide: {
      use: '列表里的一个游戏：图标、名称、类型与简介，末尾的按钮说出价格并开始下载。',
      avoid: '横着滑的一排用游戏书架；首屏前的占位用 GameRowSkeleton，脚本会先把名字写进去。',
      role: '链接，名字是游戏名，价格和简介读作描述；下载是另一个按钮。',
    } satisfies Guide,
  },
  args: { game: starScavenger, member: false, onDownload: fn() },
} satisfies Meta<typeof GameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement, step }) {
    const canvas = within(canvasElement);
    await step('名称打开详情', async () => {
      await tap(canvas.getByRole('link', { name: '星海拾荒者' }));
      await expect(navigate).toHaveBeenCalledWith('/detail/1002');
    });
    await step('价格按钮开始下载，不打开详情', async () => {
      await tap(canvas.getByRole('button', { name: '300 钻石，下载星海拾荒者' }));
      await expect(args.onDownload).toHaveBeenCalledWith(args.game);
      await expect(navigate).toHaveBeenCalledOnce();
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
