import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { AddLine } from '#components/icons/AddLine.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { formatDate } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { membershipView, type UserStatus } from '#domain/userStatus.ts';
import { art } from '#theme/art.ts';
import { LogoutButton } from '../shared/LogoutButton/LogoutButton.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { Identity } from './Identity.tsx';
import { MemberCard } from './MemberCard.tsx';
import * as styles from './ProfileScreen.css.ts';

export type ProfileScreenProps = {
  /** A visitor holds no uid. */
  account: Account;
  /** What the server knows of the person; a visitor's stays loading and is not shown. */
  status: Loadable<UserStatus>;
  /** Epoch ms, for the days a membership has left. */
  now: number;
  /** What ends the page: the site's footer. */
  footer?: ReactNode;
  onCopyId: () => void;
  /** Asks for the status again after a failure. */
  onRefreshStatus: () => void;
  /** The person confirmed 退出登录. */
  onLogout: () => void;
  onContact: () => void;
  /** 立即开通 or 续费. */
  onOpenMembership: () => void;
};

/** 我的. */
export function ProfileScreen({
  account,
  status,
  now,
  footer,
  onCopyId,
  onRefreshStatus,
  onLogout,
  onContact,
  onOpenMembership,
}: ProfileScreenProps) {
  const visitor = !isLoggedIn(account);
  const known = visitor ? undefined : valueOf(status);
  const reminder = known && reminderOf(known, now);
  return (
    <Page wash="sky" label="我的">
      <Stack paddingX="x16" paddingBottom="x16" className={styles.belowNotch}>
        <Identity account={account} badge={known?.badge} onCopyId={onCopyId} />
        {reminder && (
          <Notice tone="warning" more="去续费" onClick={onOpenMembership}>
            {reminder}
          </Notice>
        )}
        <MemberCard status={visitor ? undefined : status} now={now} onOpenMembership={onOpenMembership} />
        <BalanceCard status={visitor ? undefined : status} onRefresh={onRefreshStatus} />
        <EntryGrid
          unread={known?.unread ?? 0}
          waitingTasks={known?.taskClaimable ?? 0}
          waitingGifts={(known?.claimable ?? 0) - (known?.taskClaimable ?? 0)}
          onContact={onContact}
        />
        <InviteNotice />
        {!visitor && <LogoutButton onLogout={onLogout} />}
      </Stack>
      {footer}
    </Page>
  );
}

/** Says when membership ends soon, or that it has ended; else nothing. */
function reminderOf(status: UserStatus, now: number): string | undefined {
  const { kind } = membershipView(status, now);
  if (status.expTime === null) return undefined;
  if (kind === 'expiring') return `会员 ${formatDate(status.expTime)} 到期，续费可顺延`;
  return kind === 'expired' ? `会员已于 ${formatDate(status.expTime)} 到期，权益已暂停` : undefined;
}

const INVITED = [art('avatars/30.webp'), art('avatars/15.webp')];

/** 邀请好友 双方得钻石: leads to its card on the welfare page, where the code is. */
const InviteNotice = () => (
  <Notice
    tone="sky"
    title="邀请好友 双方得钻石"
    href={paths.welfareInvite}
    action={
      <Inline gap="none" aria-hidden="true">
        {INVITED.map((src) => (
          <span key={src} className={styles.portrait}>
            <Avatar src={src} name="" size={40} ring />
          </span>
        ))}
        <span className={styles.portrait}>
          <IconDisc size={40} ringed>
            <AddLine size={18} />
          </IconDisc>
        </span>
      </Inline>
    }
  >
    把邀请码发给好友，一起领奖励
  </Notice>
);
