import type { ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem, type ListItemProps } from '#components/ListItem/ListItem.tsx';
import { ListItemSkeleton } from '#components/ListItem/ListItemSkeleton.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatRelative } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Comment, Post, QuotedPost } from '#domain/square.ts';
import { wraps } from '#theme/largeText.css.ts';
import { PostCounts } from '../../shared/PostRow/PostRow.tsx';
import * as styles from './CommentHistoryScreen.css.ts';

export type OwnPostRowProps = {
  post: Post;
  /** Epoch ms. */
  now: number;
  onDelete: () => void;
};

/** A post of one's own: its text, first picture and counts. */
export function OwnPostRow({ post, now, onDelete }: OwnPostRowProps) {
  const { id, content, images } = post;
  const [picture] = images;
  return (
    <HistoryRow
      href={paths.post(id)}
      title={<bdi>{content.trim() === '' ? `图片帖 · ${images.length} 张` : content}</bdi>}
      trailing={picture && <Picture src={picture.thumb} alt="" width={72} height={72} radius="image" />}
      item={post}
      now={now}
      counts={<PostCounts post={post} />}
      onDelete={onDelete}
    />
  );
}

export type OwnCommentRowProps = Omit<OwnPostRowProps, 'post'> & { comment: Comment };

/** A comment of one's own over the post it stands under; the row leads to the comment in that post. */
export function OwnCommentRow({ comment, now, onDelete }: OwnCommentRowProps) {
  const { id, postId, content, replyToName, post } = comment;
  return (
    <HistoryRow
      href={paths.post(postId, id)}
      title={
        <>
          {replyToName !== undefined && (
            <Text as="span" tone="ink3">
              回复 <bdi>{replyToName}</bdi>：
            </Text>
          )}
          <bdi>{content}</bdi>
        </>
      }
      description={post && <Quote post={post} />}
      item={comment}
      now={now}
      onDelete={onDelete}
    />
  );
}

function Quote({ post: { excerpt, state } }: { post: QuotedPost }) {
  return (
    <span className={styles.quote} data-deleted={state === 2 ? '' : undefined}>
      {state === 2 ? '原帖已删除' : '原帖：'}
      {state !== 2 && <bdi>{excerpt === '' ? '图片帖' : excerpt}</bdi>}
    </span>
  );
}

type HistoryRowProps = Pick<ListItemProps, 'title' | 'description' | 'trailing' | 'href'> & {
  item: Pick<Post, 'createTime' | 'state'>;
  /** Epoch ms. */
  now: number;
  /** After the time: counts. */
  counts?: ReactNode;
  onDelete: () => void;
};

/** A post or comment of one's own: the row leads to it, the button deletes it. */
function HistoryRow({ item: { createTime, state }, now, counts, onDelete, ...row }: HistoryRowProps) {
  return (
    <div className={styles.row}>
      <ListItem
        {...row}
        as="div"
        size={row.trailing ? 'large' : 'regular'}
        align="start"
        titleWeight="regular"
        titleLines={3}
        descriptionLines={3}
        footer={
          <Inline gap="x12" justify="between" className={wraps}>
            <Inline as="span" gap="x16" rowGap="none" wrap>
              <span>{formatRelative(createTime, now)}</span>
              {state === 1 && (
                <Text as="span" tone="warning">
                  审核中
                </Text>
              )}
              {counts}
            </Inline>
            <TextButton tone="quiet" size="small" onClick={onDelete}>
              删除
            </TextButton>
          </Inline>
        }
      />
    </div>
  );
}

/** A row while it loads. */
export function HistorySkeleton() {
  return (
    <div className={styles.row}>
      <ListItemSkeleton as="div" size="large" titleWeight="regular" titleLines={2} />
    </div>
  );
}
