import { useLayoutEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Invitation } from '#domain/invite.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import * as styles from './WelfareScreen.css.ts';

export type InviteCardProps = {
  /** A visitor's stays loading and is not shown. */
  invitation: Loadable<Invitation>;
  loggedIn: boolean;
  /** The page scrolls to the card when this becomes true; from then on the person scrolls. */
  scrolledTo?: boolean;
  onCopyCode: () => void;
  onCopyLink: () => void;
  /** Shows the poster of the invitation. */
  onShareInvitation: () => void;
  onRetryInvitation: () => void;
};

/** 邀请好友: one's own code, what it has brought, and how to share it. */
export function InviteCard({
  invitation,
  loggedIn,
  scrolledTo = false,
  onCopyCode,
  onCopyLink,
  onShareInvitation,
  onRetryInvitation,
}: InviteCardProps) {
  const card = useRef<HTMLElement>(null);
  const known = loggedIn ? valueOf(invitation) : undefined;
  // Before the scroll position of an earlier visit is restored, which then wins.
  useLayoutEffect(() => {
    if (scrolledTo) card.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [scrolledTo]);
  return (
    <Stack ref={card} as="section" className={styles.invite} padding="x16" aria-labelledby="welfare-invite">
      <Inline className={wraps}>
        <Stack gap="none" grow className={keepsWords}>
          <Text id="welfare-invite" as="h2" variant="nav" weight="bold">
            邀请好友 双方得钻石
          </Text>
          <Text variant="meta" tabular>
            {known ? broughtBy(known) : '好友注册并绑定手机，双方立即到账'}
          </Text>
        </Stack>
        <Friends invitation={known} />
      </Inline>
      {loggedIn ? (
        <LoadableView
          of={invitation}
          skeleton={<Skeleton height={56} radius="card" />}
          onRetry={onRetryInvitation}
          compact
        >
          {({ inviteCode }) => (
            <>
              <Inline className={styles.ticket} justify="between">
                <p>
                  <Text as="span" variant="meta" tone="ink3">
                    我的邀请码
                  </Text>
                  <span className={styles.code}>{inviteCode}</span>
                </p>
                <IconButton label="复制邀请码" onClick={onCopyCode}>
                  <CopyLine size={20} />
                </IconButton>
              </Inline>
              <ButtonPair widths="equal">
                <Button tone="outline" onClick={onCopyLink}>
                  复制邀请链接
                </Button>
                <Button onClick={onShareInvitation}>分享海报</Button>
              </ButtonPair>
            </>
          )}
        </LoadableView>
      ) : (
        <LinkButton tone="soft" block href={paths.login}>
          登录后获取邀请码
        </LinkButton>
      )}
    </Stack>
  );
}

function broughtBy({ invited, rewarded, rewardEach }: Invitation): string {
  if (invited > 0) return `已邀请 ${formatDiamonds(invited)} 人，获得 ${formatDiamonds(rewarded)} 钻石`;
  return rewardEach > 0 ? `好友绑定手机后，双方各得 ${formatDiamonds(rewardEach)} 钻石` : '还没有好友使用您的邀请码';
}

const MOST_SHOWN = 3;
const SAMPLES = [art('avatars/30.webp'), art('avatars/15.webp')] as const;

/** Portraits of friends who came; two samples before anybody has. */
function Friends({ invitation }: { invitation: Invitation | undefined }) {
  const came = invitation?.list.map(({ avatar }) => avatar).filter((avatar) => avatar !== '') ?? [];
  const shown = came.length > 0 ? came.slice(0, MOST_SHOWN) : SAMPLES;
  return (
    <Inline as="span" gap="none" align="stretch" shrink={false} aria-hidden="true">
      {shown.map((src) => (
        <img key={src} className={styles.friend} src={src} alt="" width={36} height={36} loading="lazy" />
      ))}
    </Inline>
  );
}
