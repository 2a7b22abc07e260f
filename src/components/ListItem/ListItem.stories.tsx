import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { useHeld } from '../../../stories/frames/useHeld.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { DeleteLine } from '../icons/DeleteLine.tsx';
import { FlagLine } from '../icons/FlagLine.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { List } from './List.tsx';
import { ListItem, type ListItemProps } from './ListItem.tsx';

function Held(props: ListItemProps) {
  const [checked, onCheckedChange] = useHeld(props.checked ?? false, props.onCheckedChange);
  return <ListItem {...props} checked={checked} onCheckedChange={onCheckedChange} />;
}

const icon = <Picture src="/demo/games/cloud-train/icon.webp" alt="" width={52} height={52} radius="image" />;
const cover = <Picture src="/demo/games/cloud-train/icon.webp" alt="" width={54} height={72} radius="image" />;
const avatar = <Avatar src={undefined} name="" size={40} />;
const LONG = '一艘旧货船，一只不肯关机的领航机器人，在漂满残骸的航道上拾荒、修船、交朋友';

const meta = {
  title: '组件/展示/ListItem',
  component: ListItem,
  parameters: {
    layout: 'padded',
    guide: {
      use: '列表里的一行：前面是图，中间是标题、说明、小字，后面是值、标签、按钮或箭头。整行可以是链接、按钮或勾选框。',
      avoid:
        '一件事物自己的底面用 Surface；从几个里选一个用 RadioGroup；行的高度与内边距只由 size 决定，不在外面另写。',
      role: '列表项，放在 List 里；整行可按时，名字只是标题，说明、小字和值读作描述。trailing 与 footer 里的按钮各自可按。',
      keys: { 回车: '打开链接、按下按钮', 空格: '按下按钮，勾上或取消' },
    } satisfies Guide,
  },
  args: { title: '云端列车', meta: '模拟经营 · 128 MB' },
  render: (args) => (
    <List surface aria-label="游戏">
      <ListItem {...args} />
    </List>
  ),
} satisfies Meta<typeof ListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <List surface aria-label="各种行">
      <ListItem title="昵称" titleWeight="regular" value="小满" href="#nickname" arrow />
      <ListItem
        title="第12话 星港来客"
        titleWeight="regular"
        meta="2026-03-01"
        href="#chapter"
        trailing={<Tag tone="success">已解锁</Tag>}
      />
      <ListItem leading={<FlagLine size={20} />} title="举报" description="交给管理员看看" onClick={fn()} />
      <ListItem leading={<DeleteLine size={20} />} title="删除帖子" tone="danger" onClick={fn()} />
      <ListItem
        size="large"
        leading={avatar}
        title="系统通知"
        aside="3 分钟前"
        description="周末双倍钻石活动开始了"
        href="#message"
      />
      <ListItem
        size="large"
        leading={icon}
        title="云端列车"
        badge={<Tag tone="action">新游</Tag>}
        meta="模拟经营 · 128 MB"
        href="#game"
      />
      <ListItem
        size="large"
        leading={cover}
        title="星港来客"
        description="读到 第3话 · 8/24页"
        meta="昨天 21:40"
        href="#book"
      />
      <ListItem
        size="large"
        leading={avatar}
        title="发表 3 条评论"
        meta="进度 1/3"
        trailing={<Button size="small">去完成</Button>}
      >
        <Progress label="发表 3 条评论" value={1} max={3} size="small" />
      </ListItem>
      <ListItem
        size="large"
        align="start"
        title={LONG}
        titleWeight="regular"
        titleLines={3}
        trailing={cover}
        footer="2 小时前"
        href="#post"
      />
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '昵称' })).toHaveAccessibleDescription('小满');
    await expect(canvas.getByRole('link', { name: '系统通知' })).toHaveAccessibleDescription(
      '3 分钟前 周末双倍钻石活动开始了',
    );
    await expect(canvas.getAllByRole('listitem')[0]).toHaveStyle({ height: '56px' });
    await expect(canvas.getAllByRole('listitem')[4]).toHaveStyle({ height: '72px' });
  },
};

export const States: Story = {
  render: () => (
    <List surface aria-label="各种状态">
      <ListItem title="当前一话" meta="上次看到" href="#current" current />
      <ListItem title="已读的消息" description="周末双倍钻石活动开始了" href="#read" muted />
      <ListItem title="刚变的任务" meta="进度 1/3" highlighted />
      <ListItem title="没有 iOS 版" onClick={fn()} disabled arrow />
      <ListItem title="选中的" checked onCheckedChange={fn()} />
      <ListItem title="选不了的" checked onCheckedChange={fn()} disabled />
    </List>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('当前一话');
    await expect(canvas.getByRole('button', { name: '没有 iOS 版' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: '选不了的' })).toBeDisabled();
  },
};

export const LongText: Story = {
  render: () => (
    <List surface aria-label="长文字">
      <ListItem title={LONG} description={LONG} meta={LONG} metaLines={1} href="#one" arrow />
      <ListItem
        size="large"
        leading={icon}
        title={LONG}
        titleLines={2}
        badge={<Tag tone="action">新游</Tag>}
        description={LONG}
        descriptionLines={2}
        meta={LONG}
        trailing={<Button size="small">300 钻石</Button>}
      />
      <ListItem title="个性签名" titleWeight="regular" value={LONG} onClick={fn()} arrow />
      <ListItem title={LONG} aside="2025-12-31 23:59" />
    </List>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const onDownload = fn();

/** The row opens the game, its button downloads it: neither stands in the other. */
export const LinkWithAction: Story = {
  args: {
    size: 'large',
    leading: icon,
    href: '#game',
    onFollow: fn(),
    trailing: (
      <Button size="small" tone="soft" aria-label="下载 云端列车" onClick={onDownload}>
        下载
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    onDownload.mockClear();
    const link = canvas.getByRole('link', { name: '云端列车' });
    await expect(link).toHaveAccessibleDescription('模拟经营 · 128 MB');
    const button = canvas.getByRole('button', { name: '下载 云端列车' });
    await expect(link).not.toContainElement(button);
    await userEvent.click(button);
    await expect(onDownload).toHaveBeenCalledOnce();
    await expect(args.onFollow).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(args.onFollow).toHaveBeenCalledWith('#game');
  },
};

export const Pressable: Story = {
  args: { title: '联系客服', meta: '每天 9:00 至 21:00', onClick: fn(), arrow: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const CheckboxRow: Story = {
  args: { size: 'large', leading: cover, title: '星港来客', meta: '昨天 21:40', checked: false, onCheckedChange: fn() },
  render: (args) => (
    <List surface aria-label="阅读历史">
      <Held {...args} />
      <Held {...args} title="山海信使" checked />
    </List>
  ),
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: '星港来客' });
    await expect(box).toHaveAccessibleDescription('昨天 21:40');
    await userEvent.click(canvas.getByText('星港来客'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};
