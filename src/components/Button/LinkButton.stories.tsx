import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { GiftLine } from '../icons/GiftLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: '组件/操作/LinkButton',
  component: LinkButton,
  parameters: {
    layout: 'padded',
    guide: {
      use: '看起来是按钮的链接：去某处，因此可以在新标签页打开。',
      avoid: '会改变什么的是 Button；文字里的去处用 Link。',
      role: 'link，名字是它的文字。',
      keys: { Enter: '前往' },
    } satisfies Guide,
  },
  args: { href: '/square', children: '去广场看看', tone: 'soft', onFollow: fn() },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('link', { name: '去广场看看' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onFollow).toHaveBeenLastCalledWith('/square');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline wrap>
      <LinkButton {...args} tone="action">
        去登录
      </LinkButton>
      <LinkButton {...args} tone="soft" size="medium">
        去完成
      </LinkButton>
      <LinkButton {...args} tone="outline" size="medium">
        查看明细
      </LinkButton>
      <LinkButton {...args} tone="gold" size="small">
        开通会员
      </LinkButton>
      <LinkButton {...args} tone="soft" leading={<GiftLine size={18} />}>
        我的礼包
      </LinkButton>
    </Inline>
  ),
};

export const LongText: Story = { args: { block: true, children: '没有找到想要的游戏？去广场发帖问问大家' } };
