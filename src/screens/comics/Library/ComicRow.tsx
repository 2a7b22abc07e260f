import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { stateText, type Comic } from '#domain/comic.ts';
import { formatCount, formatRelative } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { FeeTag } from './FeeTag.tsx';
import * as styles from './ComicRow.css.ts';

export type ComicRowProps = {
  comic: Comic;
  /** Its place in a ranking, from 1. */
  rank?: number;
  /** Whether the person is a member (spec §6). */
  member: boolean;
  /** Epoch ms. */
  now: number;
  onOpen: (path: string) => void;
};

/** A comic as a row: cover, who made it, what it is about and how far it is. */
export function ComicRow({ comic, rank, member, now, onOpen }: ComicRowProps) {
  const { id, title, cover, authors, tags, lastChapter, readCount } = comic;
  return (
    <Link href={paths.bookInfo(id)} onFollow={onOpen}>
      <span className={styles.row}>
        {rank !== undefined && (
          <span className={styles.rank} data-top={rank <= 3 || undefined}>
            {rank}
          </span>
        )}
        <Picture src={cover} alt="" width={72} height={96} radius="image" />
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.title}>{title}</span>
            <FeeTag mark={comic.feeMark} member={member} />
          </span>
          <span className={styles.line}>{[...authors.slice(0, 2), ...tags.slice(0, 2)].join(' · ')}</span>
          <span className={styles.state}>
            {stateText(comic)}
            {lastChapter && ` ${lastChapter.title}`}
          </span>
          <span className={styles.meta}>
            <span>{`热度 ${formatCount(readCount)}`}</span>
            {lastChapter && <span>{formatRelative(lastChapter.time, now)}</span>}
          </span>
        </span>
      </span>
    </Link>
  );
}
