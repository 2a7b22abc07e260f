import { CopyLine } from '#components/icons/CopyLine.tsx';
import { RefreshLine } from '#components/icons/RefreshLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SEX_TEXT, sexOf, type Account } from '#domain/account.ts';
import { formatDate } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { membershipView, type UserStatus } from '#domain/userStatus.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import { ButtonRow, LinkRow, Rows } from './Row.tsx';
import * as styles from './Row.css.ts';

type Opening = { onOpen: (path: string) => void };

type PersonRowsProps = Opening & { account: Account; onCopyId: () => void; onPressSex: () => void };

/** What others see of a person, and the number they are known by. */
export const PersonRows = ({ account, onOpen, onCopyId, onPressSex }: PersonRowsProps) => (
  <Rows label="个人资料">
    <LinkRow label="昵称" value={account.name} href={paths.changeName} onOpen={onOpen} />
    <ButtonRow label="UID" value={account.uid} action="复制" icon={<CopyLine size={16} />} onPress={onCopyId} />
    <ButtonRow label="性别" value={SEX_TEXT[sexOf(account)]} onPress={onPressSex} />
  </Rows>
);

type SafetyRowsProps = Opening & { account: Account; onContact: () => void };

/** What opens the account. 实名 is only a notice: no such data is asked for here (product.md D19). */
export const SafetyRows = ({ account, onOpen, onContact }: SafetyRowsProps) => (
  <Rows label="账号安全">
    <LinkRow
      label="手机号"
      value={account.phoneMasked ?? '未绑定'}
      action={account.phoneMasked === undefined ? '去绑定' : '更换'}
      href={paths.bind}
      onOpen={onOpen}
    />
    {account.hasPassword === false ? (
      <LinkRow label="登录密码" value="未设置" action="设置" href={paths.find} onOpen={onOpen} />
    ) : (
      <LinkRow label="登录密码" value="已设置" action="修改" href={paths.resetPassword} onOpen={onOpen} />
    )}
    {account.needRealName === 1 && <ButtonRow label="实名" value="请联系客服完成实名认证" onPress={onContact} />}
  </Rows>
);

type MembershipRowsProps = Opening & { status: Loadable<UserStatus>; now: number; onRefresh: () => void };

/** How the membership stands; unknown is never shown as none. */
export function MembershipRows({ status, now, onOpen, onRefresh }: MembershipRowsProps) {
  return (
    <Rows label="会员">
      {status.state === 'failed' ? (
        <ButtonRow label="会员" value="--" action="点击刷新" icon={<RefreshLine size={16} />} onPress={onRefresh} />
      ) : (
        <LinkRow
          label="会员"
          value={<Membership status={status} now={now} />}
          href={paths.membership}
          onOpen={onOpen}
        />
      )}
    </Rows>
  );
}

function Membership({ status, now }: Pick<MembershipRowsProps, 'status' | 'now'>) {
  if (status.state !== 'ready') return <Skeleton width={96} height={16} />;
  const { badge } = status.value;
  return (
    <span className={styles.membership}>
      {badge && <MemberBadge badge={badge} />}
      {wordsOf(status.value, now)}
    </span>
  );
}

function wordsOf(status: UserStatus, now: number): string {
  const face = membershipView(status, now);
  switch (face.kind) {
    case 'none':
      return '未开通';
    case 'expired':
      return '会员已过期';
    case 'expiring':
      return `还有 ${face.daysLeft} 天到期`;
    case 'active':
      return face.expTime === null ? '长期有效' : `有效期至 ${formatDate(face.expTime)}`;
  }
}
