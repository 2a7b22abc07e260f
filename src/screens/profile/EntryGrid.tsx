import type { ReactNode } from 'react';
import { CountBadge } from '#components/CountBadge/CountBadge.tsx';
import { Dot } from '#components/Dot/Dot.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { IconLabelLink } from '#components/IconLabelButton/IconLabelLink.tsx';
import { BookmarkLine } from '#components/icons/BookmarkLine.tsx';
import { CalendarLine } from '#components/icons/CalendarLine.tsx';
import { CelebrateLine } from '#components/icons/CelebrateLine.tsx';
import { DocumentLine } from '#components/icons/DocumentLine.tsx';
import { GiftLine } from '#components/icons/GiftLine.tsx';
import { GroupLine } from '#components/icons/GroupLine.tsx';
import { HeadphoneLine } from '#components/icons/HeadphoneLine.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import { NotificationLine } from '#components/icons/NotificationLine.tsx';
import { QuestionLine } from '#components/icons/QuestionLine.tsx';
import { TaskLine } from '#components/icons/TaskLine.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { formatBadge } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { UserStatus } from '#domain/userStatus.ts';

export type EntryGridProps = {
  /** Whose unread messages are counted on 消息, and whose waiting rewards are a dot on 任务中心 and 福利中心. */
  status: UserStatus | undefined;
  onContact: () => void;
};

type Entry = { name: string; icon: ReactNode; path: string | 'contact' };

const ENTRIES: readonly Entry[] = [
  { name: '我的订阅', icon: <BookmarkLine size={26} />, path: paths.subscriptions },
  { name: '阅读历史', icon: <HistoryLine size={26} />, path: paths.readHistory },
  { name: '我的帖子', icon: <DocumentLine size={26} />, path: paths.commentHistory },
  { name: '我的礼包', icon: <GiftLine size={26} />, path: paths.gifts },
  { name: '福利中心', icon: <CelebrateLine size={26} />, path: paths.welfare },
  { name: '任务中心', icon: <TaskLine size={26} />, path: paths.task },
  { name: '签到', icon: <CalendarLine size={26} />, path: paths.checkIn },
  { name: '消息', icon: <NotificationLine size={26} />, path: paths.message },
  { name: '兑换码', icon: <TicketLine size={26} />, path: paths.giftsRedeem() },
  { name: '常见问题', icon: <QuestionLine size={26} />, path: paths.faq },
  { name: '联系客服', icon: <HeadphoneLine size={26} />, path: 'contact' },
  { name: '商务合作', icon: <GroupLine size={26} />, path: paths.business },
];

/** Twelve pages that 我的 leads to, four in a row; 个人中心 is the gear beside the name, 邀请好友 the notice below. */
export function EntryGrid({ status, onContact }: EntryGridProps) {
  const { unread = 0, claimable = 0, taskClaimable = 0 } = status ?? {};
  const waitingAt: Record<string, number> = { [paths.task]: taskClaimable, [paths.welfare]: claimable - taskClaimable };
  const badgeOf = (path: string): ReactNode => {
    if (path === paths.message && unread > 0)
      return <CountBadge count={unread} label={`${formatBadge(unread)}条未读`} />;
    return (waitingAt[path] ?? 0) > 0 ? <Dot label="有奖励可领" /> : undefined;
  };
  return (
    <Surface as="nav" radius="panel" paddingX="x4" paddingY="x8" aria-label="我的服务">
      <Grid minColumn={72} gap="none">
        {ENTRIES.map(({ name, icon, path }) =>
          path === 'contact' ? (
            <IconLabelButton key={name} icon={icon} label={name} tone="strong" block onClick={onContact} />
          ) : (
            <IconLabelLink key={name} href={path} icon={icon} label={name} badge={badgeOf(path)} tone="strong" block />
          ),
        )}
      </Grid>
    </Surface>
  );
}
