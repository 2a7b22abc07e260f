import { Dot } from '#components/Dot/Dot.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { stateText, type Comic } from '#domain/comic.ts';
import { paths } from '#domain/paths.ts';
import { Tick } from '../Tick.tsx';
import * as styles from './SubscriptionTile.css.ts';

export type SubscriptionTileProps = {
  comic: Comic;
  /** Whether it is chosen; undefined while nothing is chosen from. */
  selected: boolean | undefined;
  onToggle: () => void;
  onOpen: (path: string) => void;
};

/** A book one follows: its cover with a dot while something in it is unread, how far it is and how far one is. */
export function SubscriptionTile({ comic, selected, onToggle, onOpen }: SubscriptionTileProps) {
  if (selected === undefined) {
    return (
      <Link href={paths.bookInfo(comic.id)} onFollow={onOpen}>
        <Face comic={comic} />
      </Link>
    );
  }
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={selected}
      aria-label={`选择 ${comic.title}`}
      className={styles.choosing}
      onClick={onToggle}
    >
      <Face comic={comic} />
      <span className={styles.check}>
        <Tick on={selected} />
      </span>
    </button>
  );
}

function Face({ comic }: { comic: Comic }) {
  const { title, cover, progress, unreadCount } = comic;
  return (
    <span className={styles.face}>
      <Picture src={cover} alt="" ratio={3 / 4} radius="image" />
      {unreadCount > 0 && (
        <span className={styles.dot}>
          <Dot label={`${unreadCount}话未读`} />
        </span>
      )}
      <span className={styles.title}>{title}</span>
      <span className={styles.line}>{stateText(comic)}</span>
      <span className={styles.line}>{progress ? `读到第${progress.no}话` : '还没开始读'}</span>
    </span>
  );
}
