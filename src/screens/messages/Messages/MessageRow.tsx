import { Dot } from '#components/Dot/Dot.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { ListItemSkeleton } from '#components/ListItem/ListItemSkeleton.tsx';
import { formatRelative } from '#domain/format.ts';
import type { Message } from '#domain/message.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { MESSAGE_KINDS } from './messageKinds.ts';
import * as styles from './MessagesScreen.css.ts';

export type MessageRowProps = Pick<ListItemProps, 'divider'> & {
  message: Message;
  /** Epoch ms. */
  now: number;
  onOpenMessage: (id: string) => void;
};

/** One message: what it is about, the first of it, when it came, and a dot while it is unread. */
export function MessageRow({ message, now, divider, onOpenMessage }: MessageRowProps) {
  const { id, kind, title, summary, createTime, read } = message;
  const { picture, name } = MESSAGE_KINDS[kind];
  return (
    <ListItem
      as="div"
      size="large"
      divider={divider}
      muted={read}
      href={paths.messageDetail(id)}
      onFollow={() => onOpenMessage(id)}
      leading={
        <span className={styles.kind}>
          <img className={styles.picture} src={picture} alt="" width={44} height={44} />
          {!read && (
            <span className={styles.dot}>
              <Dot />
            </span>
          )}
        </span>
      }
      title={
        <>
          <span className={visuallyHidden}>
            {!read && '未读，'}
            {name}：
          </span>
          <bdi>{title}</bdi>
        </>
      }
      aside={formatRelative(createTime, now)}
      description={summary !== '' && <bdi>{summary}</bdi>}
    />
  );
}

/** A row while it is loading. */
export const MessageRowSkeleton = () => <ListItemSkeleton as="div" size="large" leading={{ width: 44, height: 44 }} />;
