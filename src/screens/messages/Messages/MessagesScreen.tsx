import { Dot } from '#components/Dot/Dot.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { ListItemSkeleton } from '#components/ListItem/ListItemSkeleton.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { formatRelative } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { MESSAGE_KINDS, MessageSheet, type MessageSheetProps } from './MessageSheet.tsx';
import * as styles from './MessagesScreen.css.ts';

export type MessagesScreenProps = MessageSheetProps & {
  /** The newest first. */
  messages: Paged<Message>;
  /** Messages not opened yet; with none 全部已读 is not offered. */
  unread: number;
  /** Epoch ms. */
  now: number;
  onOpenMessage: (id: string) => void;
  onReadAll: () => void;
  /** Settles when the list has been read again. */
  onRefresh: () => Promise<void>;
  onLoadMore: () => void;
  onRetry: () => void;
  onBack: () => void;
};

/** 系统消息: news from the portal and from other people, with links to what they are about. */
export function MessagesScreen({
  messages,
  unread,
  now,
  onOpenMessage,
  onReadAll,
  onRefresh,
  onLoadMore,
  onRetry,
  onBack,
  ...sheet
}: MessagesScreenProps) {
  const readAll = unread > 0 && (
    <NavBarAction tone="action" onClick={onReadAll}>
      全部已读
    </NavBarAction>
  );
  return (
    <Page label="系统消息" wash="sky" bar={<NavBar title="系统消息" onBack={onBack} trailing={readAll} />}>
      <PullToRefresh onRefresh={onRefresh}>
        <div className={styles.panel}>
          <PagedList
            label="消息列表"
            items={messages}
            itemKey={({ id }) => id}
            estimateHeight={72}
            renderItem={(message, index) => (
              <MessageRow message={message} now={now} divider={index > 0} onOpenMessage={onOpenMessage} />
            )}
            skeleton={<ListItemSkeleton as="div" size="large" leading={{ width: 44, height: 44 }} />}
            skeletonCount={7}
            empty={
              <Empty
                picture={art('empty/no-message.svg')}
                title="暂无消息"
                actionText="去广场看看"
                href={paths.square}
              />
            }
            onLoadMore={onLoadMore}
            onRetry={onRetry}
          />
        </div>
      </PullToRefresh>
      <MessageSheet {...sheet} />
    </Page>
  );
}

type MessageRowProps = Pick<MessagesScreenProps, 'now' | 'onOpenMessage'> & { message: Message; divider: boolean };

/** One message: what it is about, the first of it, when it came, and a dot while it is unread. */
function MessageRow({ message, now, divider, onOpenMessage }: MessageRowProps) {
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
