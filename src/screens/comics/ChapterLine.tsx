import { Link } from '#components/Link/Link.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { chapterDoor, type Chapter } from '#domain/comic.ts';
import { formatDate, formatDiamonds } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../shared/Gem/Gem.tsx';
import * as styles from './ChapterLine.css.ts';

export type ChapterLineProps = {
  bookId: string;
  chapter: Chapter;
  /** The chapter opened last. */
  current: boolean;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onOpen: (path: string) => void;
};

/** A line of the table of contents: the chapter, its day, what was done with it and what it costs (product §2.4). */
export function ChapterLine({ bookId, chapter, current, member, now, onOpen }: ChapterLineProps) {
  const state = current ? 'current' : chapter.read ? 'read' : 'unread';
  return (
    <Link href={paths.readBook(bookId, chapter.cid)} onFollow={onOpen} aria-current={current || undefined}>
      <span className={styles.line} data-state={state}>
        <span className={styles.words}>
          <span className={styles.title}>{`第${chapter.no}话 ${chapter.title}`}</span>
          <span className={styles.facts}>
            {formatDate(chapter.publishTime)}
            {current ? <span className={styles.here}>上次看到</span> : chapter.read && <span>已读</span>}
          </span>
        </span>
        <Mark chapter={chapter} member={member} now={now} />
      </span>
    </Link>
  );
}

/** What stands before the chapter; a free one says nothing. */
function Mark({ chapter, member, now }: Pick<ChapterLineProps, 'chapter' | 'member' | 'now'>) {
  const door = chapterDoor(chapter, member, now);
  if (door.kind === 'member') return <Tag tone="goldTint">会员</Tag>;
  if (door.kind === 'coin') return <Price amount={door.price} />;
  if (door.because === 'limited') return <Tag tone="danger">限免</Tag>;
  if (door.because === 'bought') return <Tag tone="success">已解锁</Tag>;
  return door.because === 'member' ? <Tag tone="goldTint">会员免费</Tag> : null;
}

function Price({ amount }: { amount: number | null }) {
  if (amount === null) return <Tag tone="tint">未开放</Tag>;
  return (
    <span className={styles.price}>
      <Gem size={16} />
      {formatDiamonds(amount)}
      <span className={visuallyHidden}>钻石</span>
    </span>
  );
}
