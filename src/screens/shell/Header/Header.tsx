import { Avatar } from '#components/Avatar/Avatar.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CountBadge } from '#components/CountBadge/CountBadge.tsx';
import { DownloadLine } from '#components/icons/DownloadLine.tsx';
import { NotificationLine } from '#components/icons/NotificationLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { formatBadge, greetingOf } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Badge } from '#domain/userStatus.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import * as styles from './Header.css.ts';
import type { HeaderRight } from './headerRight.ts';
import { HeaderSun } from './HeaderSun.tsx';

export type HeaderProps = {
  /** Name and logo come from configuration. */
  productName: string;
  logo: string;
  account: Pick<Account, 'uid' | 'name' | 'avatar'>;
  /** Badge after the greeting; null or absent for who is not a member. */
  badge?: Badge | null;
  /** Unread messages; 0 shows no count, above 99 reads 99+ (product D24). */
  unread: number;
  /** Epoch ms; decides the greeting. */
  now: number;
  right: HeaderRight;
  onOpen: (path: string) => void;
};

/** The header of the main layout: logo, greeting, and the one thing at the right that applies (spec §2). */
export function Header({ productName, logo, account, badge, unread, now, right, onOpen }: HeaderProps) {
  return (
    <header className={styles.header}>
      <HeaderSun />
      <Link href={paths.home} onFollow={onOpen} aria-label={`${productName} 首页`}>
        <span className={styles.home}>
          <img className={styles.logo} src={logo} alt="" width={34} height={34} />
        </span>
      </Link>
      <div className={styles.words}>
        <p className={styles.name}>{productName}</p>
        <p className={styles.greeting}>
          <span className={styles.greetingText}>{greetingFor(account, now)}</span>
          {badge && <MemberBadge badge={badge} />}
        </p>
      </div>
      <div className={styles.right} data-right={right}>
        {right === 'download' && <DownloadApp onOpen={onOpen} />}
        {right === 'account' && <AccountLinks account={account} unread={unread} onOpen={onOpen} />}
        {right === 'login' && (
          <LinkButton href={paths.login} onFollow={onOpen} tone="action" size="small">
            登录/注册
          </LinkButton>
        )}
      </div>
    </header>
  );
}

const greetingFor = (account: Pick<Account, 'uid' | 'name'>, now: number): string =>
  isLoggedIn(account) ? `${greetingOf(now)}，${account.name}` : '登录领新人礼';

/** The picture that leads to the app (spec §2, "Header"). */
function DownloadApp({ onOpen }: Pick<HeaderProps, 'onOpen'>) {
  return (
    <Link href={paths.download} onFollow={onOpen}>
      <span className={styles.download}>
        <span className={styles.downloadIcon}>
          <DownloadLine size={16} />
        </span>
        下载APP
      </span>
    </Link>
  );
}

function AccountLinks({ account, unread, onOpen }: Pick<HeaderProps, 'account' | 'unread' | 'onOpen'>) {
  return (
    <>
      <Link
        href={paths.message}
        onFollow={onOpen}
        aria-label={unread > 0 ? `消息，${formatBadge(unread)}条未读` : '消息'}
      >
        <span className={styles.target}>
          <NotificationLine size={24} />
          <span className={styles.count} aria-hidden="true">
            <CountBadge count={unread} />
          </span>
        </span>
      </Link>
      <Link href={paths.profile} onFollow={onOpen} aria-label="我的">
        <span className={styles.target}>
          <Avatar src={account.avatar} name={account.name} size={32} />
        </span>
      </Link>
    </>
  );
}
