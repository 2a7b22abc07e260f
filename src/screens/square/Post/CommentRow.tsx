import type { ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { GONE_COMMENT, type PanelPosition, type ShownComment } from '#domain/thread.ts';
import { wraps } from '#theme/largeText.css.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import { LikeButton } from '../../shared/PostCard/LikeButton.tsx';
import { CommentMeta, type CommentMetaProps } from './CommentMeta.tsx';
import * as styles from './PostScreen.css.ts';

export type CommentRowProps = CommentMetaProps & {
  /** Who wrote the post. */
  authorUid: string;
  /** Just arrived at or just sent: highlighted for a moment. */
  highlighted: boolean;
};

/** A comment of the first level. */
export function CommentRow({ comment, authorUid, now, highlighted, events }: CommentRowProps) {
  const { user } = comment;
  return (
    <Inline
      gap="x10"
      align="start"
      paddingX="x16"
      paddingTop="x12"
      paddingBottom="x8"
      className={styles.comment}
      {...highlightOf(comment, highlighted)}
    >
      <Avatar src={user.avatar} name="" size={36} />
      <Stack gap="x2" grow>
        <Inline gap="x12" align="start" justify="between">
          <Inline as="span" gap="x6" rowGap="none" wrap>
            <bdi className={styles.name}>{user.name}</bdi>
            {user.badge && <MemberBadge badge={user.badge} />}
            {user.uid === authorUid && <Tag tone="tint">作者</Tag>}
          </Inline>
          {isLikable(comment) && <LikeButton of={comment} what="评论" onLike={() => events.onLikeComment(comment)} />}
        </Inline>
        <p className={styles.text}>
          <CommentText comment={comment} />
        </p>
        <CommentMeta comment={comment} now={now} events={events} />
      </Stack>
    </Inline>
  );
}

export type ReplyRowProps = Omit<CommentRowProps, 'comment'> & { reply: ShownComment; position: PanelPosition };

/** A comment of the second level, in the panel under the one it belongs to. */
export function ReplyRow({ reply, authorUid, now, highlighted, position, events }: ReplyRowProps) {
  const { user, replyToName } = reply;
  return (
    <ReplyPanel position={position}>
      <Stack
        gap="none"
        paddingX="x12"
        paddingTop="x4"
        paddingBottom="x8"
        className={styles.reply}
        {...highlightOf(reply, highlighted)}
      >
        <p className={styles.text}>
          <Speaker name={user.name} />
          {user.uid === authorUid && (
            <>
              {' '}
              <Tag tone="tint">作者</Tag>
            </>
          )}
          {replyToName !== undefined && (
            <>
              {' 回复 '}
              <Speaker name={replyToName} />
            </>
          )}
          {'：'}
          <CommentText comment={reply} />
        </p>
        <Inline justify="between" className={wraps}>
          <CommentMeta comment={reply} now={now} events={events} />
          {isLikable(reply) && <LikeButton of={reply} what="回复" onLike={() => events.onLikeComment(reply)} />}
        </Inline>
      </Stack>
    </ReplyPanel>
  );
}

const isLikable = ({ sending, state }: ShownComment): boolean => !sending && state === 0;

const highlightOf = ({ sending }: ShownComment, highlighted: boolean) => ({
  'data-highlighted': highlighted ? '' : undefined,
  'data-sending': sending?.state === 'sending' ? '' : undefined,
});

function Speaker({ name }: { name: string }) {
  return (
    <Text as="span" tone="press" weight="medium">
      <bdi>{name}</bdi>
    </Text>
  );
}

/** What somebody wrote, letter for letter; of a removed comment only that it is removed. */
function CommentText({ comment: { content, state } }: { comment: ShownComment }) {
  if (state !== 2) return <bdi>{content}</bdi>;
  return (
    <Text as="span" tone="ink3">
      {GONE_COMMENT}
    </Text>
  );
}

type ReplyPanelProps = { position: PanelPosition; children: ReactNode };

/** One row of the panel that the replies to a comment stand in. */
export function ReplyPanel({ position: { first, last }, children }: ReplyPanelProps) {
  return (
    <div className={styles.panel} data-first={first ? '' : undefined} data-last={last ? '' : undefined}>
      {children}
    </div>
  );
}

/** A comment while it loads. */
export function CommentSkeleton() {
  return (
    <Inline gap="x10" align="stretch" paddingY="x12" paddingX="x16">
      <Skeleton width={36} height={36} radius="round" />
      <Stack gap="x8" grow>
        <Skeleton width={88} height={14} />
        <Skeleton height={14} />
        <Skeleton width={140} height={12} />
      </Stack>
    </Inline>
  );
}
