import type { ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { RefreshLine } from '#components/icons/RefreshLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { SEX_TEXT, sexOf, type Account } from '#domain/account.ts';
import { formatDate } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { membershipView, type UserStatus } from '#domain/userStatus.ts';
import { wraps } from '#theme/largeText.css.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';

type PersonRowsProps = { account: Account; onCopyId: () => void; onPressSex: () => void };

/** What others see of a person, and the number they are known by. */
export const PersonRows = ({ account, onCopyId, onPressSex }: PersonRowsProps) => (
  <List surface aria-label="个人资料">
    <Row title="昵称" value={account.name} href={paths.changeName} />
    <Row title="UID" value={account.uid} action="复制" icon={<CopyLine size={16} />} onClick={onCopyId} />
    <Row title="性别" value={SEX_TEXT[sexOf(account)]} onClick={onPressSex} />
  </List>
);

type SafetyRowsProps = { account: Account; onContact: () => void };

/** What opens the account. 实名 is only a notice: no such data is asked for here. */
export const SafetyRows = ({ account, onContact }: SafetyRowsProps) => (
  <List surface aria-label="账号安全">
    <Row
      title="手机号"
      value={account.phoneMasked ?? '未绑定'}
      action={account.phoneMasked === undefined ? '去绑定' : '更换'}
      href={paths.bind}
    />
    {account.hasPassword === false ? (
      <Row title="登录密码" value="未设置" action="设置" href={paths.find} />
    ) : (
      <Row title="登录密码" value="已设置" action="修改" href={paths.resetPassword} />
    )}
    {account.needRealName === 1 && <Row title="实名" value="请联系客服完成实名认证" onClick={onContact} />}
  </List>
);

type MembershipRowsProps = { status: Loadable<UserStatus>; now: number; onRefresh: () => void };

/** How the membership stands; unknown is never shown as none. */
export const MembershipRows = ({ status, now, onRefresh }: MembershipRowsProps) => (
  <List surface aria-label="会员">
    {status.state === 'failed' ? (
      <Row title="会员" value="--" action="点击刷新" icon={<RefreshLine size={16} />} onClick={onRefresh} />
    ) : (
      <Row title="会员" value={<Membership status={status} now={now} />} href={paths.membership} />
    )}
  </List>
);

type RowProps = Pick<ListItemProps, 'title' | 'href' | 'onClick'> & {
  /** What it is now. */
  value: ReactNode;
  /** What a tap does, where the value alone does not say. */
  action?: string;
  /** Shows what a tap does, instead of the chevron. */
  icon?: ReactNode;
};

/** One setting, and a tap that changes it. */
const Row = ({ value, action, icon, ...rest }: RowProps) => (
  <ListItem
    {...rest}
    titleWeight="regular"
    value={
      <Inline gap="x6" rowGap="none" justify="end" className={wraps}>
        <Text as="span" breakAnywhere>
          {value}
        </Text>
        {action !== undefined && (
          <Text as="span" tone="link" shrink={false}>
            {action}
          </Text>
        )}
      </Inline>
    }
    trailing={
      icon && (
        <Text as="span" tone="ink3">
          {icon}
        </Text>
      )
    }
    arrow={icon === undefined}
  />
);

function Membership({ status, now }: Pick<MembershipRowsProps, 'status' | 'now'>) {
  if (status.state !== 'ready') return <Skeleton width={96} height={16} />;
  const { badge } = status.value;
  return (
    <Inline as="span" gap="x6" wrap justify="end">
      {badge && <MemberBadge badge={badge} />}
      {membershipText(status.value, now)}
    </Inline>
  );
}

function membershipText(status: UserStatus, now: number): string {
  const view = membershipView(status, now);
  switch (view.kind) {
    case 'none':
      return '未开通';
    case 'expired':
      return '会员已过期';
    case 'expiring':
      return `还有 ${view.daysLeft} 天到期`;
    case 'active':
      return view.expTime === null ? '长期有效' : `有效期至 ${formatDate(view.expTime)}`;
  }
}
