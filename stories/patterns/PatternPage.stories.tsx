import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CalendarLine } from '#components/icons/CalendarLine.tsx';
import { EditLine } from '#components/icons/EditLine.tsx';
import { GiftLine } from '#components/icons/GiftLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { TaskLine } from '#components/icons/TaskLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Shelf } from '#components/Shelf/Shelf.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { navigate } from '../../.storybook/navigate.tsx';
import { tap } from '../plays/tap.ts';

const SORTS = [
  { value: 'all', label: '全部' },
  { value: 'week', label: '本周' },
  { value: 'done', label: '已完成' },
] as const;

const BOOKS = [
  ['star-scavenger', '星海拾荒者'],
  ['cloud-train', '云端列车'],
  ['cat-cafe', '猫咪咖啡馆'],
] as const;

const ROWS = [
  { icon: <CalendarLine size={24} />, title: '连续签到七天', description: '还差两天，第七天双倍' },
  { icon: <TaskLine size={24} />, title: '完成三个任务', description: '已完成 2/3' },
  { icon: <GiftLine size={24} />, title: '领取新人礼', description: '注册七天内有效' },
];

/** A page made of patterns alone: it has no style of its own. */
function PatternPage({ title }: { title: string }) {
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('all');
  return (
    <Page
      bar={<NavBar title={title} onBack={() => undefined} trailing={<NavBarAction>规则</NavBarAction>} />}
      wash="sky"
    >
      <Stack gap="x24" padding="x16">
        <Notice href="/activity">码头音乐会本周六开始，先到的有座位</Notice>
        <Chips label="任务" options={SORTS} value={sort} onValueChange={setSort} surface="ground" />
        <Section title="最近玩过" href="/games">
          <Shelf label="最近玩过">
            {BOOKS.map(([slug, name]) => (
              <Stack key={slug} gap="x6">
                <Picture src={`/demo/games/${slug}/icon.webp`} alt="" width={96} height={96} radius="card" priority />
                <Text as="span" variant="small" align="center">
                  {name}
                </Text>
              </Stack>
            ))}
          </Shelf>
        </Section>
        <Section title="今天可以做的" surface="bleed">
          <List>
            {ROWS.map((row) => (
              <ListItem
                key={row.title}
                size="large"
                leading={<IconDisc>{row.icon}</IconDisc>}
                title={row.title}
                description={row.description}
                href="/task"
                arrow
              />
            ))}
          </List>
        </Section>
        <Surface gap="x16">
          <Inline justify="between">
            <Text variant="body" tone="ink2">
              本次需要
            </Text>
            <Text variant="number" tone="gem" tabular>
              300
            </Text>
          </Inline>
          <ButtonPair>
            <Button tone="quiet">再想想</Button>
            <Button>确认</Button>
          </ButtonPair>
        </Surface>
        <Inline justify="center" gap="x32">
          <IconLabelButton icon={<BookmarkLine size={24} />} label="收藏" />
          <IconLabelButton icon={<ShareLine size={24} />} label="分享" />
        </Inline>
      </Stack>
      <FloatingButton icon={<EditLine size={24} />} label="发布" href="/postpage" />
    </Page>
  );
}

const meta = {
  title: '基础/图案页',
  component: PatternPage,
  args: { title: '只用图案写成的一页' },
} satisfies Meta<typeof PatternPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await tap(canvas.getByRole('button', { name: '本周' }));
    await expect(canvas.getByRole('button', { name: '本周' })).toHaveAttribute('aria-pressed', 'true');
    await tap(canvas.getByRole('link', { name: '完成三个任务' }));
    await expect(navigate).toHaveBeenLastCalledWith('/task');
  },
};

export const LongText: Story = {
  args: { title: '一页标题写得很长很长很长、写到放不下为止的页面' },
};
