import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { HistoryEntry } from '#domain/comic.ts';
import { formatRelative } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import { Tick } from '../Tick.tsx';
import * as styles from './HistoryRow.css.ts';

export type HistoryRowProps = {
  entry: HistoryEntry;
  /** Whether it is chosen; undefined while nothing is chosen from. */
  selected: boolean | undefined;
  /** Something is being deleted. */
  pending: boolean;
  /** Epoch ms. */
  now: number;
  onToggle: () => void;
  onDelete: () => void;
  onOpen: (path: string) => void;
};

/** A book one read. Pushed to the left it shows 删除; the browser's own scrolling does that, so a key and a mouse can too. */
export function HistoryRow({ entry, selected, pending, now, onToggle, onDelete, onOpen }: HistoryRowProps) {
  const { id, cid, title, removed } = entry;
  if (selected !== undefined) {
    return (
      <button type="button" role="checkbox" aria-checked={selected} className={styles.choosing} onClick={onToggle}>
        <Tick on={selected} />
        <Book entry={entry} now={now} />
      </button>
    );
  }
  return (
    <div className={styles.slider}>
      <div className={styles.row}>
        {removed ? (
          <Book entry={entry} now={now} />
        ) : (
          <Link href={paths.bookInfo(id)} onFollow={onOpen}>
            <Book entry={entry} now={now} />
          </Link>
        )}
        {!removed && (
          <LinkButton
            tone="soft"
            size="small"
            href={paths.readBook(id, cid)}
            aria-label={`继续阅读 ${title}`}
            onFollow={onOpen}
          >
            继续
          </LinkButton>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={`删除 ${title || '已下架的作品'}`}
        disabled={pending}
        onClick={onDelete}
      >
        删除
      </button>
    </div>
  );
}

function Book({ entry, now }: Pick<HistoryRowProps, 'entry' | 'now'>) {
  const { title, cover, no, page, pageCount, updateTime, removed } = entry;
  const place = `读到 第${no}话${pageCount > 0 ? ` · ${page}/${pageCount}页` : ''}`;
  return (
    <span className={styles.book} data-removed={removed || undefined}>
      <Picture src={cover} alt="" width={54} height={72} radius="image" />
      <span className={styles.words}>
        {title !== '' && <span className={styles.title}>{title}</span>}
        <span className={styles.place}>{removed ? '该作品已下架' : place}</span>
        <span className={styles.time}>{formatRelative(updateTime, now)}</span>
      </span>
    </span>
  );
}
