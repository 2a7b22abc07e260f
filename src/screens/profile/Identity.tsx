import { Avatar } from '#components/Avatar/Avatar.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { IconLink } from '#components/IconButton/IconLink.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { SettingsLine } from '#components/icons/SettingsLine.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import type { Badge } from '#domain/userStatus.ts';
import { art } from '#theme/art.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { MemberBadge } from '../shared/MemberBadge/MemberBadge.tsx';
import * as styles from './ProfileScreen.css.ts';

export type IdentityProps = {
  account: Account;
  badge?: Badge | null;
  onCopyId: () => void;
};

/** Who this is; a visitor gets the login instead of an id. The gear is 个人中心. */
export function Identity({ account, badge, onCopyId }: IdentityProps) {
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
