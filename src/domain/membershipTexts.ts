import { formatDate } from './format.ts';
import { membershipView, type Badge, type MembershipView, type UserStatus } from './userStatus.ts';

const TITLES = { month: '月卡会员', normal: '会员', year: '年卡会员' } satisfies Record<Badge, string>;

/** Title and sentence of the member card. */
export function memberCardTexts(view: MembershipView, badge: Badge | null = null): [title: string, summary: string] {
  const title = TITLES[badge ?? 'normal'];
  switch (view.kind) {
    case 'none':
      return ['会员', '开通会员，全部游戏免费下载'];
    case 'active':
      return [title, view.expTime === null ? '会员长期有效' : `有效期至 ${formatDate(view.expTime)}`];
    case 'expiring':
      return [title, `会员还有 ${view.daysLeft} 天到期`];
    case 'expired':
      return ['会员', '会员已过期，续费恢复权益'];
  }
}

/** What a renewal adds to; undefined for who was never a member. */
export function renewalText(status: UserStatus, now: number): string | undefined {
  const view = membershipView(status, now);
  switch (view.kind) {
    case 'none':
      return undefined;
    case 'active':
      return view.expTime === null ? '会员长期有效' : `当前有效期至 ${formatDate(view.expTime)}，续费顺延`;
    case 'expiring':
      return `会员还有 ${view.daysLeft} 天到期，续费顺延`;
    case 'expired':
      return '会员已过期，续费恢复权益';
  }
}

/** Says when membership ends soon, or that it has ended; undefined otherwise. */
export function expiryReminder(status: UserStatus, now: number): string | undefined {
  const { kind } = membershipView(status, now);
  if (status.expTime === null) return undefined;
  if (kind === 'expiring') return `会员 ${formatDate(status.expTime)} 到期，续费可顺延`;
  return kind === 'expired' ? `会员已于 ${formatDate(status.expTime)} 到期，权益已暂停` : undefined;
}
