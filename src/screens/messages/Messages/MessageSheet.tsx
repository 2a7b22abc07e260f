import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDateTime } from '#domain/format.ts';
import { valueOf, type Findable } from '#domain/loadable.ts';
import type { Message } from '#domain/message.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';

/** How each kind of message looks, and what it is called. */
export const MESSAGE_KINDS = {
  system: { name: '系统通知', picture: art('rewards/horn.svg') },
  order: { name: '订单', picture: art('rewards/diamonds-2.svg') },
  gift: { name: '礼包', picture: art('rewards/gift-blue.svg') },
  comment: { name: '评论', picture: art('messages/comment.svg') },
  like: { name: '点赞', picture: art('messages/like.svg') },
  follow: { name: '关注', picture: art('rewards/invite.svg') },
} satisfies Record<Message['kind'], { name: string; picture: string }>;

export type MessageSheetProps = {
  /** The message that is opened, as far as it is known; absent while none is. */
  opened?: Findable<Message>;
  onCloseMessage: () => void;
  onRetryMessage: () => void;
};

/** One message whole, with a link to what it is about. */
export function MessageSheet({ opened, onCloseMessage, onRetryMessage }: MessageSheetProps) {
  return (
    <Sheet
      payload={opened}
      onOpenChange={(next) => !next && onCloseMessage()}
      title={(shown) => valueOf(shown)?.title ?? '消息'}
      footer={(shown) => {
        const link = valueOf(shown)?.link;
        if (link === undefined) return undefined;
        return (
          <LinkButton tone="action" size="large" block href={link}>
            查看详情
          </LinkButton>
        );
      }}
    >
      {(shown) => (
        <LoadableView
          of={shown}
          skeleton={<ContentSkeleton />}
          notFound={<NotFound what="message" />}
          onRetry={onRetryMessage}
        >
          {(message) => <Content message={message} />}
        </LoadableView>
      )}
    </Sheet>
  );
}

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
