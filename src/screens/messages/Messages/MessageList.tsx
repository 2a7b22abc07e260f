import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { paths } from '#domain/paths.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';
import * as styles from './MessageRow.css.ts';

export type MessageListProps = Pick<MessageRowProps, 'now' | 'onOpenMessage'> & {
  messages: Paged<Message>;
  onLoadMore: () => void;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** The inbox in all the states of a list, the newest message first. */
export function MessageList({ messages, now, onOpenMessage, onLoadMore, onRetry, onOpen }: MessageListProps) {
  if (messages.state === 'loading') return <Waiting />;
  if (messages.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={messages.message} onRetry={onRetry} />;
  if (messages.items.length === 0 && messages.tail === 'end') {
    return (
      <Empty
        picture="/demo/empty/no-message.svg"
        title="暂无消息"
        action={
          <LinkButton tone="soft" size="medium" href={paths.square} onFollow={onOpen}>
            去广场看看
          </LinkButton>
        }
      />
    );
  }
  return (
    <VirtualList
      label="消息列表"
      items={messages.items}
      itemKey={(message) => message.id}
      estimateHeight={styles.ROW_HEIGHT}
      renderItem={(message) => <MessageRow message={message} now={now} onOpenMessage={onOpenMessage} />}
      tail={messages.tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={44} height={44} radius="image" />
          <div className={styles.texts}>
            <Skeleton width={140} height={16} />
            <Skeleton width={220} height={13} />
          </div>
        </div>
      ))}
    </>
  );
}
