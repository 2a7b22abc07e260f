import type { ReactNode } from 'react';
import type { IconDiscProps } from '#components/IconDisc/IconDisc.tsx';
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
import type { LedgerType } from '#domain/order.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';

/** How a movement of diamonds is shown: its name where the row has no title, its icon, and the tone of the icon's disc. */
export type LedgerView = { name: string; icon: ReactNode; tone: NonNullable<IconDiscProps['tone']> };

export const LEDGER_VIEW = {
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
} satisfies Record<LedgerType, LedgerView>;
