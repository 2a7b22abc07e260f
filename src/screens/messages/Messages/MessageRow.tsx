import { Dot } from '#components/Dot/Dot.tsx';
import { Link } from '#components/Link/Link.tsx';
import { formatRelative } from '#domain/format.ts';
import type { Message } from '#domain/message.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { KIND } from './kinds.ts';
import * as styles from './MessageRow.css.ts';

export type MessageRowProps = {
  message: Message;
  /** Epoch ms. */
  now: number;
  onOpenMessage: (id: string) => void;
};

/** One message: what it is about, one line of it, when it came, and a dot while it is unread. */
export function MessageRow({ message, now, onOpenMessage }: MessageRowProps) {
  const { id, kind, title, summary, createTime, read } = message;
  const { picture, name } = KIND[kind];
  return (
    <Link href={paths.messageDetail(id)} onFollow={() => onOpenMessage(id)}>
      <span className={styles.row} data-read={read || undefined}>
        <span className={styles.kind}>
          <img className={styles.picture} src={picture} alt="" width={44} height={44} />
          {!read && (
            <span className={styles.dot}>
              <Dot label="未读" />
            </span>
          )}
        </span>
        <span className={styles.texts}>
          <span className={styles.head}>
            <span className={visuallyHidden}>{name}：</span>
            <bdi className={styles.title}>{title}</bdi>
            <span className={styles.time}>{formatRelative(createTime, now)}</span>
          </span>
          {summary !== '' && <bdi className={styles.summary}>{summary}</bdi>}
        </span>
      </span>
    </Link>
  );
}
