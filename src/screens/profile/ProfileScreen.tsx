import type { ReactNode } from 'react';
import { Page } from '#components/Page/Page.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { LogoutButton } from '../shared/LogoutButton/LogoutButton.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { Identity } from './Identity.tsx';
import { InviteStrip } from './InviteStrip.tsx';
import { MemberCard } from './MemberCard.tsx';
import * as styles from './ProfileScreen.css.ts';
import { ReminderStrip } from './ReminderStrip.tsx';

export type ProfileScreenProps = {
  /** A visitor holds no uid. */
  account: Account;
  /** What the server knows of the person; a visitor's stays loading and is not shown. */
  status: Loadable<UserStatus>;
  /** Epoch ms, for the days a membership has left. */
  now: number;
  /** What ends the page: the site's footer. */
  footer?: ReactNode;
  onOpen: (path: string) => void;
  onCopyId: () => void;
  /** Asks for the status again after a failure. */
  onRefreshStatus: () => void;
  /** The person confirmed 退出登录. */
  onLogout: () => void;
  onContact: () => void;
  /** 立即开通 or 续费. */
  onOpenMembership: () => void;
};

/** 我的 (product §2.2). */
export function ProfileScreen(props: ProfileScreenProps) {
  const { account, status, now, footer, onOpen, onCopyId, onRefreshStatus, onLogout, onContact, onOpenMembership } =
    props;
  const visitor = !isLoggedIn(account);
  const known = visitor ? undefined : valueOf(status);
  return (
    <Page wash="sky" label="我的">
      <div className={styles.body}>
        <Identity account={account} badge={known?.badge} onOpen={onOpen} onCopyId={onCopyId} />
        {known && <ReminderStrip status={known} now={now} onOpenMembership={onOpenMembership} />}
        <MemberCard status={visitor ? undefined : status} now={now} onOpenMembership={onOpenMembership} />
        <BalanceCard status={visitor ? undefined : status} onOpen={onOpen} onRefresh={onRefreshStatus} />
        <EntryGrid
          unread={known?.unread ?? 0}
          waitingTasks={known?.taskClaimable ?? 0}
          waitingGifts={(known?.claimable ?? 0) - (known?.taskClaimable ?? 0)}
          onOpen={onOpen}
          onContact={onContact}
        />
        <InviteStrip onOpen={onOpen} />
        {!visitor && <LogoutButton onLogout={onLogout} />}
      </div>
      {footer}
    </Page>
  );
}
