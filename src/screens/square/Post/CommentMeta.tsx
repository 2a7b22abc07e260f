import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatRelative } from '#domain/format.ts';
import type { ShownComment } from '#domain/thread.ts';
import * as styles from './PostScreen.css.ts';

/** What can be done with a comment of either level. */
export type CommentEvents = {
  onLikeComment: (comment: ShownComment) => void;
  onReply: (comment: ShownComment) => void;
  onDeleteComment: (comment: ShownComment) => void;
  /** Opens what else can be done with somebody else's comment: 举报, 不看TA. */
  onOpenCommentMenu: (comment: ShownComment) => void;
  onResend: (comment: ShownComment) => void;
  onDiscard: (comment: ShownComment) => void;
};

export type CommentMetaProps = {
  comment: ShownComment;
  /** Epoch ms. */
  now: number;
  events: CommentEvents;
};

/** Under a comment: when it was written and what can be done with it; of one being sent, how that goes. */
export function CommentMeta({ comment, now, events }: CommentMetaProps) {
  const { sending, state, createTime, user, isMine } = comment;
  if (sending?.state === 'sending')
    return (
      <Inline className={styles.meta} role="status">
        发送中…
      </Inline>
    );
  if (sending)
    return (
      <Inline gap="x12" rowGap="x4" justify="between" wrap paddingY="x4">
        <Text as="span" role="alert" variant="meta" tone="dangerText">
          发送失败：{sending.reason}
        </Text>
        <Inline gap="x12">
          <Button tone="soft" size="small" onClick={() => events.onResend(comment)}>
            重试
          </Button>
          <Button tone="quiet" size="small" onClick={() => events.onDiscard(comment)}>
            删除
          </Button>
        </Inline>
      </Inline>
    );
  if (state === 2) return null;
  return (
    // So far apart that neighbours have 44 px each.
    <Inline className={styles.meta} gap="x20" rowGap="none" wrap>
      <Text as="time" noWrap dateTime={new Date(createTime).toISOString()}>
        {formatRelative(createTime, now)}
      </Text>
      {state === 1 && (
        <Text as="span" tone="warning">
          审核中
        </Text>
      )}
      <TextButton tone="quiet" size="mini" aria-label={`回复 ${user.name}`} onClick={() => events.onReply(comment)}>
        回复
      </TextButton>
      {isMine ? (
        <TextButton tone="quiet" size="mini" onClick={() => events.onDeleteComment(comment)}>
          删除
        </TextButton>
      ) : (
        <IconButton
          label={`更多：${user.name}的评论`}
          tone="quiet"
          size="small"
          onClick={() => events.onOpenCommentMenu(comment)}
        >
          <MoreLine size={16} />
        </IconButton>
      )}
    </Inline>
  );
}
