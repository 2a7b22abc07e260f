import { Avatar } from '#components/Avatar/Avatar.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { SettingsLine } from '#components/icons/SettingsLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import type { Badge } from '#domain/userStatus.ts';
import { MemberBadge } from '../shared/MemberBadge/MemberBadge.tsx';
import * as styles from './Identity.css.ts';

export type IdentityProps = {
  account: Account;
  badge?: Badge | null;
  onOpen: (path: string) => void;
  onCopyId: () => void;
};

const VISITOR_AVATAR = '/demo/avatars/29.webp';

/** Who this is; a visitor gets the way in instead of an id. The gear is 个人中心. */
export function Identity({ account, badge, onOpen, onCopyId }: IdentityProps) {
  const loggedIn = isLoggedIn(account);
  return (
    <header className={styles.identity}>
      <Avatar src={loggedIn ? account.avatar : VISITOR_AVATAR} name={account.name} size={64} ring />
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.name}>{account.name}</h1>
          {badge && <MemberBadge badge={badge} />}
        </div>
        {loggedIn ? (
          <button type="button" className={styles.id} aria-label={`复制 ID ${account.uid}`} onClick={onCopyId}>
            <span className={styles.idText}>ID {account.uid}</span>
            <CopyLine size={16} />
          </button>
        ) : (
          <p className={styles.hint}>登录领新人礼</p>
        )}
      </div>
      {!loggedIn && (
        <LinkButton href={paths.login} onFollow={onOpen} tone="action" size="medium">
          登录/注册
        </LinkButton>
      )}
      <Link href={paths.user} onFollow={onOpen} aria-label="个人中心">
        <span className={styles.gear}>
          <SettingsLine size={24} />
        </span>
      </Link>
    </header>
  );
}
