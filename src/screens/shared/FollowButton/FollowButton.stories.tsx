import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { FollowButton } from './FollowButton.tsx';

const meta = {
  title: '页面/共用/关注按钮',
  component: FollowButton,
  parameters: {
    layout: 'padded',
    guide: {
      use: '关注一个人；已关注时再按，要确认才取消。',
      avoid: '自己旁边不显示；关注是乐观的，失败由外面改回来。',
      role: '按钮，名字含这个人的名字；确认是 alertdialog。',
    } satisfies Guide,
  },
  args: { name: '南瓜队长', followed: false, onToggleFollow: fn() },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '+关注 南瓜队长');
    await expect(args.onToggleFollow).toHaveBeenCalledOnce();
  },
};

export const Strong: Story = { args: { variant: 'strong' } };

/** Following is ended on purpose only. */
export const Followed: Story = {
  args: { followed: true },
  async play({ args, canvasElement, step }) {
    const ask = async () => {
      await tapButton(canvasElement, '已关注 南瓜队长');
      return within(await screen.findByRole('alertdialog', { name: '取消关注' }));
    };
    await step('取消', async () => {
      const dialog = await ask();
      await expect(dialog.getByText('取消关注后将不再看到TA的动态')).toBeVisible();
      await tap(dialog.getByRole('button', { name: '取消' }));
      await expect(args.onToggleFollow).not.toHaveBeenCalled();
    });
    await step('确定', async () => {
      const dialog = await ask();
      await tap(dialog.getByRole('button', { name: '确定' }));
      await expect(args.onToggleFollow).toHaveBeenCalledOnce();
    });
  },
};
