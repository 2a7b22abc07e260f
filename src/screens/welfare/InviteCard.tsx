import { useLayoutEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Invitation } from '#domain/invite.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import * as styles from './InviteCard.css.ts';

export type InviteCardProps = {
  /** A visitor's stays loading and is not shown. */
  invitation: Loadable<Invitation>;
  loggedIn: boolean;
  /** Once it is true, the page is scrolled to the card; scrolling is the reader's from then on. */
  aimed?: boolean;
  onCopyCode: () => void;
  onCopyLink: () => void;
  /** The poster of the invitation. */
  onShareInvitation: () => void;
  onRetryInvitation: () => void;
  onOpen: (path: string) => void;
};

/** 邀请好友: one's own code, what it has brought, and how to hand it on. */
export function InviteCard(props: InviteCardProps) {
  const { invitation, loggedIn, aimed = false, onRetryInvitation, onOpen } = props;
  const card = useRef<HTMLElement>(null);
  const known = loggedIn ? valueOf(invitation) : undefined;
  // Before the page's own place is given back: who returns finds it as they left it.
  useLayoutEffect(() => {
    if (aimed) card.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [aimed]);
  return (
    <section ref={card} className={styles.card} aria-labelledby="welfare-invite">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="welfare-invite" className={styles.title}>
            邀请好友 双方得钻石
          </h2>
          <p className={styles.line}>{known ? broughtBy(known) : '好友注册并绑定手机，双方立即到账'}</p>
        </div>
        <Faces invitation={known} />
      </div>
      {loggedIn ? (
        <LoadableView
          of={invitation}
          skeleton={<Skeleton height={56} radius="card" />}
          onRetry={onRetryInvitation}
          compact
        >
          {({ inviteCode }) => <Code inviteCode={inviteCode} {...props} />}
        </LoadableView>
      ) : (
        <LinkButton tone="soft" block href={paths.login} onFollow={onOpen}>
          登录后获取邀请码
        </LinkButton>
      )}
    </section>
  );
}

function broughtBy({ invited, rewarded, rewardEach }: Invitation): string {
  if (invited > 0) return `已邀请 ${formatDiamonds(invited)} 人，获得 ${formatDiamonds(rewarded)} 钻石`;
  return rewardEach > 0 ? `好友绑定手机后，双方各得 ${formatDiamonds(rewardEach)} 钻石` : '还没有好友使用您的邀请码';
}

const SHOWN_FACES = 3;
const DEMO_FACES = ['/demo/avatars/30.webp', '/demo/avatars/15.webp'] as const;

/** Those who came; before anybody has, two who might. */
function Faces({ invitation }: { invitation: Invitation | undefined }) {
  const came = invitation?.list.map(({ avatar }) => avatar).filter((avatar) => avatar !== '') ?? [];
  const shown = came.length > 0 ? came.slice(0, SHOWN_FACES) : DEMO_FACES;
  return (
    <span className={styles.faces} aria-hidden="true">
      {shown.map((src) => (
        <img key={src} className={styles.face} src={src} alt="" width={36} height={36} loading="lazy" />
      ))}
    </span>
  );
}

function Code({
  inviteCode,
  onCopyCode,
  onCopyLink,
  onShareInvitation,
}: InviteCardProps & Pick<Invitation, 'inviteCode'>) {
  return (
    <>
      <div className={styles.ticket}>
        <p>
          <span className={styles.label}>我的邀请码</span>
          <span className={styles.code}>{inviteCode}</span>
        </p>
        <IconButton label="复制邀请码" onClick={onCopyCode}>
          <CopyLine size={20} />
        </IconButton>
      </div>
      <div className={styles.actions}>
        <Button tone="outline" onClick={onCopyLink}>
          复制邀请链接
        </Button>
        <Button onClick={onShareInvitation}>分享海报</Button>
      </div>
    </>
  );
}
