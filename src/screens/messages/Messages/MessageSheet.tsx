import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDateTime } from '#domain/format.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { MESSAGE_KINDS } from './messageKinds.ts';

/** The message that is opened, as far as it is known; `gone`: there is no such message, or no longer. */
export type OpenedMessage = Loadable<Message> | { state: 'gone' };

export type MessageSheetProps = {
  /** Absent while none is opened. */
  opened?: OpenedMessage;
  onCloseMessage: () => void;
  onRetryMessage: () => void;
};

/** One message whole, with a link to what it is about. */
export function MessageSheet({ opened, onCloseMessage, onRetryMessage }: MessageSheetProps) {
  return (
    <Sheet
      payload={opened}
      onOpenChange={(next) => !next && onCloseMessage()}
      title={(shown) => messageOf(shown)?.title ?? '消息'}
      footer={(shown) => {
        const link = messageOf(shown)?.link;
        if (link === undefined) return undefined;
        return (
          <LinkButton tone="action" size="large" block href={link}>
            查看详情
          </LinkButton>
        );
      }}
    >
      {(shown) =>
        shown.state === 'gone' ? (
          <NotFound what="message" />
        ) : (
          <LoadableView of={shown} skeleton={<ContentSkeleton />} onRetry={onRetryMessage}>
            {(message) => <Content message={message} />}
          </LoadableView>
        )
      }
    </Sheet>
  );
}

const messageOf = (opened: OpenedMessage): Message | undefined =>
  opened.state === 'gone' ? undefined : valueOf(opened);

function Content({ message: { kind, createTime, summary, content } }: { message: Message }) {
  return (
    <Stack>
      <Inline as="p">
        <Tag tone="tint">{MESSAGE_KINDS[kind].name}</Tag>
        <Text as="time" variant="meta" tabular tone="ink3" dateTime={new Date(createTime).toISOString()}>
          {formatDateTime(createTime)}
        </Text>
      </Inline>
      {content === '' ? (
        <Text variant="reading" breakAnywhere>
          {summary}
        </Text>
      ) : (
        <RichText html={content} />
      )}
    </Stack>
  );
}

function ContentSkeleton() {
  return (
    <Stack>
      <Skeleton width={160} height={12} />
      <Skeleton height={16} />
      <Skeleton height={16} />
      <Skeleton width={200} height={16} />
    </Stack>
  );
}
