import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { IconLink } from '#components/IconButton/IconLink.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { AddLine } from '#components/icons/AddLine.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { SettingsLine } from '#components/icons/SettingsLine.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { formatDiamonds } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { expiryReminder } from '#domain/membershipTexts.ts';
import { paths } from '#domain/paths.ts';
import type { Badge, UserStatus } from '#domain/userStatus.ts';
import { art } from '#theme/art.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { Gem } from '../shared/Gem/Gem.tsx';
import { LogoutButton } from '../shared/LogoutButton/LogoutButton.tsx';
import { MemberBadge } from '../shared/MemberBadge/MemberBadge.tsx';
import { EntryGrid } from './EntryGrid.tsx';
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
  const reminder = known && expiryReminder(known, now);
  return (
    <Page wash="sky" label="我的">
      <Stack gap="none" belowNotch>
        <Stack padding="x16">
          <Identity account={account} badge={known?.badge} onCopyId={onCopyId} />
          {reminder && (
            <Notice tone="warning" more="去续费" onClick={onOpenMembership}>
              {reminder}
            </Notice>
          )}
          <MemberCard status={visitor ? undefined : status} now={now} onOpenMembership={onOpenMembership} />
          <BalanceCard status={visitor ? undefined : status} onRefresh={onRefreshStatus} />
          <EntryGrid status={known} onContact={onContact} />
          <InviteNotice />
          {!visitor && <LogoutButton onLogout={onLogout} />}
        </Stack>
        {footer}
      </Stack>
    </Page>
  );
}

type IdentityProps = Pick<ProfileScreenProps, 'account' | 'onCopyId'> & { badge: Badge | null | undefined };

/** Who this is; a visitor gets the login instead of an id. The gear is 个人中心. */
function Identity({ account, badge, onCopyId }: IdentityProps) {
  const loggedIn = isLoggedIn(account);
  return (
    <Inline as="header" gap="x12" rowGap="x8" className={wraps}>
      <Avatar src={loggedIn ? account.avatar : art('avatars/29.webp')} name={account.name} size={64} ring />
      <Stack gap="none" grow className={keepsWords}>
        <Inline gap="x6">
          <Text as="h1" variant="title" lines={1} tone="ink">
            {account.name}
          </Text>
          {badge && <MemberBadge badge={badge} />}
        </Inline>
        {loggedIn ? (
          <Inline>
            <TextButton
              tone="quiet"
              size="small"
              trailing={<CopyLine size={16} />}
              aria-label={`复制 ID ${account.uid}`}
              onClick={onCopyId}
            >
              ID {account.uid}
            </TextButton>
          </Inline>
        ) : (
          <Text variant="meta" tone="ink2">
            登录领新人礼
          </Text>
        )}
      </Stack>
      {!loggedIn && (
        <LinkButton href={paths.login} tone="action" size="medium">
          登录/注册
        </LinkButton>
      )}
      <span className={styles.gear}>
        <IconLink label="个人中心" href={paths.user}>
          <SettingsLine size={24} />
        </IconLink>
      </span>
    </Inline>
  );
}

type BalanceCardProps = { status: Loadable<UserStatus> | undefined; onRefresh: () => void };

/** Diamonds held, with 充值 and 明细. A balance that is not known is `--`, never 0. */
const BalanceCard = ({ status, onRefresh }: BalanceCardProps) => (
  <Surface as="section" radius="panel" paddingY="x12" aria-label="钻石余额">
    <Inline gap="x12" className={wraps}>
      <Gem size={46} />
      <Stack gap="none" grow className={keepsWords}>
        {status?.state === 'loading' ? (
          <Skeleton width={88} height={28} />
        ) : (
          <Text variant="number" tabular tone="gem" breakAnywhere>
            {status?.state === 'ready' ? formatDiamonds(status.value.coinNum) : '--'}
          </Text>
        )}
        <Inline gap="x6" wrap>
          <Text as="span" variant="meta" tone="ink3">
            钻石余额 <span aria-hidden="true">·</span>
          </Text>
          {status?.state === 'failed' ? (
            <TextButton size="mini" onClick={onRefresh}>
              点击刷新
            </TextButton>
          ) : (
            <TextButton size="mini" href={paths.ledger} trailing={<RightLine size={14} />}>
              明细
            </TextButton>
          )}
        </Inline>
      </Stack>
      <LinkButton href={paths.recharge} tone="action" size="medium">
        充值
      </LinkButton>
    </Inline>
  </Surface>
);

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
