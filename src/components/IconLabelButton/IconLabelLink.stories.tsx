import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { Dot } from '../Dot/Dot.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { IconDisc } from '../IconDisc/IconDisc.tsx';
import { CommentLine } from '../icons/CommentLine.tsx';
import { GiftLine } from '../icons/GiftLine.tsx';
import { HistoryLine } from '../icons/HistoryLine.tsx';
import { NotificationLine } from '../icons/NotificationLine.tsx';
import { QuestionLine } from '../icons/QuestionLine.tsx';
import { IconLabelLink } from './IconLabelLink.tsx';

const meta = {
  title: '组件/操作/IconLabelLink',
  component: IconLabelLink,
  parameters: {
    layout: 'padded',
    guide: {
      use: '图标配小字的去处：入口宫格、帖子的评论。',
      avoid: '在本页做一件事用 IconLabelButton；一行一个去处用 ListItem。',
      role: 'link，名字是 label 和 count。',
      keys: { Enter: '前往' },
    } satisfies Guide,
  },
  args: { href: '/post/1', icon: <CommentLine size={20} />, label: '评论', onFollow: fn() },
} satisfies Meta<typeof IconLabelLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { layout: 'beside', count: '86' },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('link', { name: '评论 86' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('/post/1');
  },
};

/** A grid of entries: each cell is as wide as its column. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)' }}>
      <IconLabelLink {...args} block tone="strong" icon={<GiftLine size={26} />} label="我的礼包" />
      <IconLabelLink
        {...args}
        block
        tone="strong"
        icon={<NotificationLine size={26} />}
        label="消息"
        badge={<Dot label="有新消息" />}
      />
      <IconLabelLink {...args} block tone="strong" icon={<HistoryLine size={26} />} label="阅读历史" />
      <IconLabelLink
        {...args}
        block
        icon={
          <IconDisc size={52}>
            <QuestionLine size={24} />
          </IconDisc>
        }
        label="帮助"
      />
    </div>
  ),
};

export const LongText: Story = {
  args: { block: true, label: '充值与消费明细查询' },
  render: (args) => (
    <Grid columns={4} gap="x8">
      <IconLabelLink {...args} />
      <IconLabelLink {...args} label="帮助" />
    </Grid>
  ),
};
