import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  {
    id: 'diamond',
    title: '钻石可以退款吗？',
    content: '虚拟商品购买后不支持退换。支付成功但钻石没有到账时，请带上订单号联系客服。',
  },
  {
    id: 'member',
    title: '会员到期后，下载过的游戏还能玩吗？',
    content: '能。会员期间领取的游戏永久留在“我的游戏”里，可以随时重新下载。',
  },
  {
    id: 'device',
    title: '可以在几台设备上登录？',
    content: '同一账号最多在三台设备上登录，超出时最早登录的设备会退出。',
  },
];

const meta = {
  title: '组件/展示/Accordion',
  component: Accordion,
  parameters: {
    layout: 'padded',
    guide: {
      use: '标题打开它底下的话；页内查找也找得到合上的文字。',
      avoid: '只有一段长文用 ClampedText；并列的几块内容用 Tabs。',
      role: '原生 details：标题读作可展开。',
      keys: { 'Enter / 空格': '打开或合上' },
    } satisfies Guide,
  },
  args: { items, onValueChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

const titleOf = (index: number) => items[index]?.title ?? '';
const answerOf = (index: number) => items[index]?.content ?? '';

/** One at a time: opening one closes the other. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(answerOf(0))).not.toBeVisible();
    await tap(canvas.getByText(titleOf(0)));
    await expect(canvas.getByText(answerOf(0))).toBeVisible();
    await tap(canvas.getByText(titleOf(1)));
    await expect(canvas.getByText(answerOf(0))).not.toBeVisible();
    await expect(canvas.getByText(answerOf(1))).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['member']);
    await tap(canvas.getByText(titleOf(1)));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByText(answerOf(1))).not.toBeVisible();
  },
};

export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['diamond'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(titleOf(2)));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['diamond', 'device']);
    await expect(canvas.getByText(answerOf(0))).toBeVisible();
    await expect(canvas.getByText(answerOf(2))).toBeVisible();
    await userEvent.click(canvas.getByText(titleOf(0)));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['device']);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Surface>
      <Accordion {...args} variant="plain" defaultValue={['member']} />
    </Surface>
  ),
};

export const States: Story = {
  args: { defaultValue: ['diamond'], items: items.map((item) => ({ ...item, disabled: item.id === 'device' })) },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByText(titleOf(2)));
    await expect(canvas.getByText(answerOf(2))).not.toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The owner's word counts: a tap only asks. */
export const Controlled: Story = {
  args: { value: ['member'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(titleOf(0)));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['diamond']);
    await expect(canvas.getByText(answerOf(0))).not.toBeVisible();
    await expect(canvas.getByText(answerOf(1))).toBeVisible();
  },
};

/** A search in the page opens the closed part it finds something in, as the browser does by itself. */
export const FoundInPage: Story = {
  play: async ({ canvas, args }) => {
    const details = canvas.getByText(titleOf(1)).closest('details');
    if (details) details.open = true;
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(['member']));
    await expect(canvas.getByText(answerOf(1))).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['long'],
    items: [
      {
        id: 'long',
        title: '在没有网络的地方打开已经下载的游戏，提示“无法验证会员身份”，应该怎么办？',
        content: `${'请先连接一次网络并登录，离线状态最多保持七天。'.repeat(8)} https://example.com/${'help/'.repeat(16)}`,
      },
      ...items,
    ],
  },
};
