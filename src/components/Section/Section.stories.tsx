import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { tap } from '../../../stories/plays/tap.ts';
import { RefreshLine } from '../icons/RefreshLine.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { Section } from './Section.tsx';

const BODY = '一艘旧货船，一只不肯关机的领航机器人。在漂满残骸的航道上拾荒、修船、交朋友。';

const meta = {
  title: '组件/布局/Section',
  component: Section,
  parameters: {
    layout: 'padded',
    guide: {
      use: '页面里有标题的一段：标题、说明、末尾的“查看更多”或一个动作、内容。',
      avoid: '没有标题的分组用 Stack；整页的标题是 NavBar 的。',
      role: 'region，名字是标题；标题是二级或三级标题。',
    } satisfies Guide,
  },
  args: { title: '热门游戏', children: BODY },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: '热门游戏' });
    await expect(within(section).getByRole('heading', { level: 2, name: '热门游戏' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The link says of what there is more. */
export const WithLink: Story = {
  args: { href: '/games', onFollow: fn() },
  play: async ({ canvas, args }) => {
    await tap(canvas.getByRole('link', { name: '查看更多：热门游戏' }));
    await expect(args.onFollow).toHaveBeenLastCalledWith('/games');
  },
};

const refresh = fn();

export const WithAction: Story = {
  args: {
    title: '同类推荐',
    trailing: (
      <TextButton size="small" leading={<RefreshLine size={16} />} onClick={refresh}>
        换一批
      </TextButton>
    ),
  },
  play: async ({ canvas }) => {
    await tap(canvas.getByRole('button', { name: '换一批' }));
    await expect(refresh).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="x24">
      <Section title="评论" count="86" description="友善发言，理性讨论">
        {BODY}
      </Section>
      <Section title="礼包" trailing="2 个可领">
        {BODY}
      </Section>
      <Section title="安装步骤" level={3}>
        {BODY}
      </Section>
      <Section title="更新日志" surface>
        {BODY}
      </Section>
      <Section title="每日任务" trailing="2/5" surface="bleed">
        <Stack padding="x16">
          <Text>{BODY}</Text>
        </Stack>
      </Section>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: '安装步骤' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '评论' })).toBeVisible();
  },
};

/** A long title takes a second line; the link beside it keeps its own. */
export const LongText: Story = {
  args: {
    title: '本周编辑部一致推荐的热门游戏与新游合集',
    count: '128',
    description: '每周五更新，由编辑部与玩家共同选出，排名不分先后；已下载过的游戏不会重复出现。',
    href: '/games',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeLessThan(24);
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};
