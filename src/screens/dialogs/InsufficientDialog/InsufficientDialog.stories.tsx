import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { tap } from '../../../../stories/plays/tap.ts';
import { InsufficientDialog } from './InsufficientDialog.tsx';

const meta = {
  title: '页面/弹窗/余额不足',
  component: InsufficientDialog,
  parameters: {
    guide: {
      use: '余额不够付这次下载：还差多少，去不去充值。',
      avoid: '别处花钻石不够时，就地写「还差」，不再弹一层。',
      role: '警告对话框（alertdialog），焦点先在「取消」上。',
      keys: { Escape: '取消' },
    } satisfies Guide,
  },
  args: { open: true, shortfall: 290, onCancel: fn(), onRecharge: fn() },
} satisfies Meta<typeof InsufficientDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('当前钻石余额不足，请充值后继续');
    await expect(dialog).toHaveTextContent('还差 290 钻石');
    await tap(within(dialog).getByRole('button', { name: '充值' }));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await tap(within(dialog).getByRole('button', { name: '取消' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const LongText: Story = { args: { shortfall: 9_876_543 } };
