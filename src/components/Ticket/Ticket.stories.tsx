import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { Ticket } from './Ticket.tsx';

const meta = {
  title: '组件/展示/Ticket',
  component: Ticket,
  parameters: {
    layout: 'padded',
    guide: {
      use: '一张券：上面是内容，撕线下面是码和能做的事。',
      avoid: '不是券的东西用 Surface；一列同样的东西用 ListItem。',
      role: 'article；用 aria-label 起名。',
    } satisfies Guide,
  },
  args: {
    'aria-label': '启航补给包',
    children: <ListItem as="div" size="large" title="启航补给包" description="金币 ×500 · 加速券 ×2" />,
    stub: (
      <Inline justify="between" paddingX="x16" paddingY="x12">
        <Text variant="nav" tabular tone="press" selectAll>
          STAR-2026
        </Text>
        <Button tone="soft" size="medium">
          复制
        </Button>
      </Inline>
    ),
  },
  // White, it is seen on the page's ground.
  render: (args) => (
    <Surface tone="tint">
      <Ticket {...args} />
    </Surface>
  ),
} satisfies Meta<typeof Ticket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: '启航补给包' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <ListItem
        as="div"
        size="large"
        title="《山海旅人：漫长的归途与没有尽头的夏天》周年纪念大礼包"
        titleLines={3}
        description="金币 ×50000 · 加速券 ×20 · 限定头像框 ×1 · 随机碎片 ×100"
        descriptionLines={3}
      />
    ),
  },
};
