import type { ReactNode } from 'react';
import { IconDisc, type IconDiscProps } from '#components/IconDisc/IconDisc.tsx';
import { Book6Line } from '#components/icons/Book6Line.tsx';
import { CalendarLine } from '#components/icons/CalendarLine.tsx';
import { CrownFill } from '#components/icons/CrownFill.tsx';
import { FlagLine } from '#components/icons/FlagLine.tsx';
import { Game2Line } from '#components/icons/Game2Line.tsx';
import { GiftLine } from '#components/icons/GiftLine.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import { RefreshLine } from '#components/icons/RefreshLine.tsx';
import { TaskLine } from '#components/icons/TaskLine.tsx';
import { TicketLine } from '#components/icons/TicketLine.tsx';
import { UserAddLine } from '#components/icons/UserAddLine.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDateTime, formatDiamonds } from '#domain/format.ts';
import type { LedgerRow, LedgerType } from '#domain/order.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';

/** How a movement of diamonds is shown: its name where the row has no title, its icon, and the tone of the icon's disc. */
const TYPES = {
  recharge: { name: '充值', icon: <Gem size={20} />, tone: 'gem' },
  game: { name: '下载游戏', icon: <Game2Line size={20} />, tone: 'soft' },
  chapter: { name: '解锁章节', icon: <Book6Line size={20} />, tone: 'soft' },
  checkin: { name: '签到奖励', icon: <CalendarLine size={20} />, tone: 'soft' },
  makeup: { name: '补签', icon: <HistoryLine size={20} />, tone: 'soft' },
  task: { name: '任务奖励', icon: <TaskLine size={20} />, tone: 'soft' },
  activity: { name: '活动奖励', icon: <FlagLine size={20} />, tone: 'soft' },
  welfare: { name: '福利', icon: <GiftLine size={20} />, tone: 'soft' },
  redeem: { name: '兑换码', icon: <TicketLine size={20} />, tone: 'soft' },
  invite: { name: '邀请奖励', icon: <UserAddLine size={20} />, tone: 'soft' },
  vip: { name: '会员', icon: <CrownFill size={20} />, tone: 'gold' },
  refund: { name: '退款', icon: <RefreshLine size={20} />, tone: 'gem' },
} satisfies Record<LedgerType, { name: string; icon: ReactNode } & Pick<IconDiscProps, 'tone'>>;

/** One movement of diamonds; it leads to what it was about, where there is such a thing. */
export function LedgerRowView({ row, divider }: { row: LedgerRow } & Pick<ListItemProps, 'divider'>) {
  const { name, icon, tone } = TYPES[row.type];
  const [direction, sign] = row.amount < 0 ? ['支出', '−'] : ['收入', '+'];
  const amount = formatDiamonds(Math.abs(row.amount));
  const balance = `余额 ${formatDiamonds(row.balance)}`;
  return (
    <ListItem
      as="div"
      size="large"
      divider={divider}
      href={row.link}
      leading={
        <IconDisc tone={tone} aria-hidden="true">
          {icon}
        </IconDisc>
      }
      title={
        <>
          {row.title || name}
          {/* Part of the link's name, which the figures at the row's end are not. */}
          <span className={visuallyHidden}>
            ，{direction} {amount} 钻石，{balance}
          </span>
        </>
      }
      titleLines={2}
      titleWeight="regular"
      meta={formatDateTime(row.createTime)}
      trailing={
        <Stack gap="none" align="end" aria-hidden="true">
          <Text variant="heading" tabular tone={row.amount < 0 ? 'ink' : 'gem'} align="end" breakAnywhere>
            {sign}
            {amount}
          </Text>
          <Text variant="meta" tabular tone="ink3" align="end" breakAnywhere>
            {balance}
          </Text>
        </Stack>
      }
    />
  );
}
