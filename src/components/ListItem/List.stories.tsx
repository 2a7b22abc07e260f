import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

const avatar = <Avatar src={undefined} name="" size={40} />;

const meta = {
  title: '组件/展示/List',
  component: List,
  parameters: {
    layout: 'padded',
    guide: {
      use: '同类的行排在一起，行间的线从文字开始的地方起；surface 是整张白卡片。',
      avoid: '很长、要边滚边取的列表用 VirtualList，行上加 divider；卡片之间要留空时用 Stack。',
      role: '列表；as 为 div 时没有角色。有几张列表的页上给每张一个 aria-label。',
    } satisfies Guide,
  },
  args: {
    'aria-label': '消息',
    children: ['系统通知', '活动', '互动'].map((title) => (
      <ListItem
        key={title}
        size="large"
        leading={avatar}
        title={title}
        aside="昨天"
        description="周末双倍钻石活动开始了"
        href="#"
      />
    )),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { surface: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '消息' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="x16">
      <List {...args} surface />
      <List {...args} as="ol" aria-label="没有底面" />
      <List as="div" surface>
        <ListItem as="div" title="没有解决？" arrow />
      </List>
    </Stack>
  ),
};

/** Rows on their way are as high as the rows that come. */
export const Loading: Story = {
  render: (args) => (
    <Stack gap="x16">
      <List {...args} surface />
      <ListSkeleton rows={3} surface size="large" leading={{ width: 40, height: 40, radius: 'round' }} />
      <ListSkeleton
        rows={1}
        surface
        size="large"
        lines={3}
        leading={{ width: 54, height: 72 }}
        trailing={{ width: 64, height: 32, radius: 'round' }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '消息' });
    await expect(list.nextElementSibling).toHaveStyle({ height: `${list.offsetHeight}px` });
  },
};
