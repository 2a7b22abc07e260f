import { useState } from 'react';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { formatDateTime } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { KIND } from './kinds.ts';
import * as styles from './MessageSheet.css.ts';

/** The message that is opened, as far as it is known; `gone`: there is no such message, or no longer. */
export type OpenedMessage = Loadable<Message> | { state: 'gone' };

export type MessageSheetProps = {
  /** Absent while none is opened. */
  opened?: OpenedMessage;
  onCloseMessage: () => void;
  onRetryMessage: () => void;
  onOpen: (path: string) => void;
};

/** One message whole, and the way to what it tells of (product D18). */
export function MessageSheet({ opened, onCloseMessage, onRetryMessage, onOpen }: MessageSheetProps) {
  /** What was last shown stays while the sheet slides away. */
  const [last, setLast] = useState<OpenedMessage>({ state: 'loading' });
  if (opened !== undefined && opened !== last) setLast(opened);
  const shown = opened ?? last;
  const message = shown.state === 'gone' ? undefined : valueOf(shown);
  return (
    <Sheet
      open={opened !== undefined}
      onOpenChange={(next) => !next && onCloseMessage()}
      title={message?.title ?? '消息'}
      footer={
        message?.link !== undefined && (
          <LinkButton tone="action" size="large" block href={message.link} onFollow={onOpen}>
            查看详情
          </LinkButton>
        )
      }
    >
      {shown.state === 'gone' ? (
        <Empty picture="/demo/empty/no-message.svg" title="消息不存在或已被删除" />
      ) : (
        <LoadableView of={shown} skeleton={<Waiting />} onRetry={onRetryMessage}>
          {(value) => <Letter message={value} />}
        </LoadableView>
      )}
    </Sheet>
  );
}

function Letter({ message: { kind, createTime, summary, content } }: { message: Message }) {
  return (
    <>
      <p className={styles.line}>
        <Tag tone="tint">{KIND[kind].name}</Tag>
        <time className={styles.time} dateTime={new Date(createTime).toISOString()}>
          {formatDateTime(createTime)}
        </time>
      </p>
      {content === '' ? <p className={styles.words}>{summary}</p> : <RichText html={content} />}
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width={160} height={12} />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton width={200} height={16} />
    </div>
  );
}
