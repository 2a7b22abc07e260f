import { Button } from '#components/Button/Button.tsx';
import { LockLine } from '#components/icons/LockLine.tsx';
import type { ChapterLock, ChapterPages } from '#domain/comic.ts';
import { formatDiamonds } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { membershipPath } from '#domain/paymentPurpose.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './LockCard.css.ts';

export type LockCardProps = {
  chapter: ChapterPages;
  lock: ChapterLock;
  loggedIn: boolean;
  /** Diamonds of whoever is here; absent for a visitor, or until it is known. */
  balance: number | undefined;
  /** The server is being asked. */
  unlocking: boolean;
  /** 解锁 was tapped: the price is asked about before it is spent. */
  onUnlock: () => void;
  onOpen: (path: string) => void;
};

/** Where a locked chapter's preview ends, and what opens the rest (product §2.4). Nothing is spent by a tap here. */
export function LockCard({ chapter, lock, loggedIn, balance, unlocking, onUnlock, onOpen }: LockCardProps) {
  const hidden = chapter.pageCount - chapter.pages.length;
  return (
    <section className={styles.card} aria-label="本话未解锁">
      <span className={styles.disc} data-for={lock.access === 1 ? 'member' : 'coin'}>
        <LockLine size={26} />
      </span>
      <h2 className={styles.title}>{lock.access === 1 ? '会员专享章节' : <PriceWords price={lock.price} />}</h2>
      <p className={styles.note}>
        {chapter.pages.length > 0 ? `试看结束，还有 ${hidden} 页` : `本话共 ${chapter.pageCount} 页`}
      </p>
      {loggedIn ? (
        <Way chapter={chapter} lock={lock} unlocking={unlocking} onUnlock={onUnlock} onOpen={onOpen} />
      ) : (
        <Button size="large" block onClick={() => onOpen(paths.login)}>
          登录后继续阅读
        </Button>
      )}
      {loggedIn && lock.access === 2 && balance !== undefined && (
        <p className={styles.balance}>{`当前余额 ${formatDiamonds(balance)} 钻石`}</p>
      )}
    </section>
  );
}

function PriceWords({ price }: { price: number | null }) {
  if (price === null) return '本话暂未开放';
  return (
    <>
      本话需 <Gem size={20} /> <b className={styles.amount}>{formatDiamonds(price)}</b> 钻石解锁
    </>
  );
}

function Way({
  chapter,
  lock,
  unlocking,
  onUnlock,
  onOpen,
}: Pick<LockCardProps, 'chapter' | 'lock' | 'unlocking' | 'onUnlock' | 'onOpen'>) {
  if (lock.access === 1) {
    const membership = membershipPath({ kind: 'chapter', bookId: chapter.bookId, cid: chapter.cid });
    return (
      <Button size="large" block tone="gold" onClick={() => onOpen(membership)}>
        开通会员 · 会员免费看
      </Button>
    );
  }
  return (
    <Button
      size="large"
      block
      disabled={lock.price === null}
      pending={unlocking}
      pendingText="解锁中…"
      onClick={onUnlock}
    >
      解锁
    </Button>
  );
}
