import type { RefObject } from 'react';
import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatCount } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import { SORTS, type Sort } from '#domain/sort.ts';
import { wraps } from '#theme/largeText.css.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import type { CommentEvents } from './CommentMeta.tsx';
import { CommentRow, CommentSkeleton, ReplyRow } from './CommentRow.tsx';
import { FoldRow, type FoldEvents } from './FoldRow.tsx';
import { GONE_COMMENT, threadRows, type Thread, type ThreadRow } from './thread.ts';
import { useReveal } from './useReveal.ts';
import * as styles from './PostScreen.css.ts';

export type CommentsProps = CommentEvents &
  FoldEvents & {
    ref: RefObject<HTMLElement | null>;
    threads: Paged<Thread>;
    /** How many comments the post has, of both levels. */
    count: number;
    /** Who wrote the post. */
    authorUid: string;
    /** Epoch ms. */
    now: number;
    sort: Sort;
    /** The comment a link leads to is not there, or no longer. */
    focusGone: boolean;
    /** The comment the reader is taken to, once: the one a link leads to, or the one being sent. */
    revealId?: string | undefined;
    /** The comment highlighted for a moment: the one a link leads to, or the one just sent. */
    litId?: string | undefined;
    onChangeSort: (sort: Sort) => void;
    onLoadMoreComments: () => void;
    onRetryComments: () => void;
  };

/** The comments of a post in all their states, under their heading and order. */
export function Comments({
  ref,
  threads,
  count,
  authorUid,
  now,
  sort,
  focusGone,
  revealId,
  litId,
  onChangeSort,
  onLoadMoreComments,
  onRetryComments,
  onUnfold,
  onFold,
  ...events
}: CommentsProps) {
  useReveal(ref, threads, revealId);
  const renderRow = (row: ThreadRow) => {
    const common = { ...events, authorUid, now, lit: litId !== undefined && litId === row.key };
    switch (row.kind) {
      case 'comment':
        return <CommentRow {...common} comment={row.comment} />;
      case 'reply':
        return <ReplyRow {...common} reply={row.reply} position={row.position} />;
      case 'fold':
        return <FoldRow thread={row.thread} position={row.position} onUnfold={onUnfold} onFold={onFold} />;
    }
  };
  return (
    <Stack ref={ref} as="section" gap="none" paddingBottom="x16" className={styles.comments} aria-label="评论">
      <Inline gap="x12" justify="between" paddingX="x16" paddingTop="x8" className={wraps}>
        <Text as="h2" variant="heading">
          评论{' '}
          <Text as="span" variant="body" tabular tone="ink3">
            {formatCount(count)}
          </Text>
        </Text>
        <Chips label="排序" variant="text" options={SORTS} value={sort} onValueChange={onChangeSort} />
      </Inline>
      {focusGone && (
        <Stack paddingX="x16" paddingTop="x4">
          <Notice tone="warning" live="status">
            {GONE_COMMENT}
          </Notice>
        </Stack>
      )}
      <PagedList
        label="评论列表"
        items={threads.state === 'ready' ? { ...threads, items: threadRows(threads.items) } : threads}
        itemKey={(row) => row.key}
        estimateHeight={92}
        renderItem={renderRow}
        skeleton={<CommentSkeleton />}
        skeletonCount={4}
        empty={<Empty title="快来抢沙发" />}
        onLoadMore={onLoadMoreComments}
        onRetry={onRetryComments}
      />
    </Stack>
  );
}
