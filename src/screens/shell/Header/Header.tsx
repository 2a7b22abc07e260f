import { Avatar } from '#components/Avatar/Avatar.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CountBadge } from '#components/CountBadge/CountBadge.tsx';
import { IconLink } from '#components/IconButton/IconLink.tsx';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { NotificationLine } from '#components/icons/NotificationLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Text } from '#components/Text/Text.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { formatBadge, greetingOf } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Badge } from '#domain/userStatus.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import * as styles from './Header.css.ts';
import type { HeaderRight } from './headerRight.ts';

export type HeaderProps = {
  /** Name and logo come from configuration. */
  productName: string;
  logo: string;
  account: Pick<Account, 'uid' | 'name' | 'avatar'>;
  /** Badge after the greeting; null or absent for who is not a member. */
  badge?: Badge | null;
  /** Unread messages; 0 shows no count, above 99 reads 99+. */
  unread: number;
  /** Epoch ms; decides the greeting. */
  now: number;
  right: HeaderRight;
};

/** The header of the main layout: logo, greeting, and the one thing at the right that applies (spec §2). */
export function Header({ productName, logo, account, badge, unread, now, right }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Sun />
      <Link variant="standalone" href={paths.home} aria-label={`${productName} 首页`}>
        <img className={styles.logo} src={logo} alt="" width={34} height={34} />
      </Link>
      <div className={styles.names}>
        <Text variant="nav" tone="ink" lines={1}>
          {productName}
        </Text>
        <Inline as="p" gap="x4">
          <Text as="span" variant="meta" tone="ink2" lines={1}>
            {greetingFor(account, now)}
          </Text>
          {badge && <MemberBadge badge={badge} />}
        </Inline>
      </div>
      <div className={styles.right} data-right={right}>
        {right === 'download' && (
          <LinkButton
            href={paths.download}
            tone="outline"
            size="small"
            leading={
              <IconDisc tone="action" size={22}>
                <DownloadLine size={14} />
              </IconDisc>
            }
          >
            下载APP
          </LinkButton>
        )}
        {right === 'account' && <AccountLinks account={account} unread={unread} />}
        {right === 'login' && (
          <LinkButton href={paths.login} tone="action" size="small">
            登录/注册
          </LinkButton>
        )}
      </div>
    </header>
  );
}

const greetingFor = (account: Pick<Account, 'uid' | 'name'>, now: number): string =>
  isLoggedIn(account) ? `${greetingOf(now)}，${account.name}` : '登录领新人礼';

function AccountLinks({ account, unread }: Pick<HeaderProps, 'account' | 'unread'>) {
  return (
    <>
      <IconLink href={paths.message} label={unread > 0 ? `消息，${formatBadge(unread)}条未读` : '消息'}>
        <NotificationLine size={24} />
        <span className={styles.count} aria-hidden="true">
          <CountBadge count={unread} />
        </span>
      </IconLink>
      <IconLink href={paths.profile} label="我的">
        <Avatar src={account.avatar} name={account.name} size={32} />
      </IconLink>
    </>
  );
}

/** The sun over a cloud that stands in the header. */
function Sun() {
  return (
    <svg className={styles.sun} viewBox="0 0 92 50" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="64" cy="34" r="26" />
      <circle className={styles.disc} cx="64" cy="34" r="17" />
      <path
        className={styles.cloud}
        d="M2 52a7.5 7.5 0 0 1 8.6-6.2 15 15 0 0 1 22.6-5.9 11.5 11.5 0 0 1 15.6 4.6A9.5 9.5 0 0 1 62 52z"
      />
    </svg>
  );
}
