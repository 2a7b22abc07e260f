import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CopyLine } from '#components/icons/CopyLine.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './MailCard.css.ts';

export type MailCardProps = {
  /** The address of the server's config; `undefined` when it names none. */
  email: Loadable<string | undefined>;
  onCopyEmail: (email: string) => void;
};

/** Where to write to, or the honest word that no address is known. */
export function MailCard({ email, onCopyEmail }: MailCardProps) {
  return (
    <section className={styles.card} aria-label="商务邮箱">
      {faceOf(email, onCopyEmail)}
    </section>
  );
}

function faceOf(email: MailCardProps['email'], onCopyEmail: MailCardProps['onCopyEmail']) {
  if (email.state === 'loading') {
    return (
      <>
        <p role="status" className={visuallyHidden}>
          加载中…
        </p>
        <p className={styles.label}>
          <SkeletonText width={72} />
        </p>
        <p className={styles.address}>
          <SkeletonText width={220} />
        </p>
        <div className={styles.actions}>
          <Skeleton width="full" height={44} radius="round" />
          <Skeleton width="full" height={44} radius="round" />
        </div>
      </>
    );
  }
  const address = email.state === 'ready' ? email.value : undefined;
  if (address === undefined) {
    return (
      <>
        <p className={styles.label}>商务邮箱</p>
        <p className={styles.none}>暂时没有可用的商务邮箱，请先联系客服，我们会转给负责的同事。</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.label}>商务邮箱</p>
      <p className={styles.address}>{address}</p>
      <div className={styles.actions}>
        <Button
          tone="soft"
          block
          leading={<CopyLine size={18} />}
          aria-label="复制商务邮箱"
          onClick={() => onCopyEmail(address)}
        >
          复制
        </Button>
        <LinkButton block href={`mailto:${address}?subject=${encodeURIComponent('商务合作')}`}>
          写邮件
        </LinkButton>
      </div>
    </>
  );
}
