import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { DownLine } from '#components/icons/DownLine.tsx';
import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { UpLine } from '#components/icons/UpLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { formatCount } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import { SORTS, type Sort } from '#domain/sort.ts';
import {
  GONE_COMMENT,
  positionInThreads,
  threadRows,
  type PanelPosition,
  type Thread,
  type ThreadRow,
} from '#domain/thread.ts';
import { wraps } from '#theme/largeText.css.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import type { CommentEvents } from './CommentMeta.tsx';
import { CommentRow, CommentSkeleton, ReplyPanel, ReplyRow } from './CommentRow.tsx';
import * as styles from './PostScreen.css.ts';

export type CommentsProps = CommentEvents & {
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
  highlightedId?: string | undefined;
  onChangeSort: (sort: Sort) => void;
  onLoadMoreComments: () => void;
  onRetryComments: () => void;
  /** Asks for the next ten replies; also asks again after a failure. */
  onUnfold: (commentId: string) => void;
  onFold: (commentId: string) => void;
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
  highlightedId,
  onChangeSort,
  onLoadMoreComments,
  onRetryComments,
  onUnfold,
  onFold,
  ...events
}: CommentsProps) {
  useReveal(ref, threads, revealId);
  const renderRow = (row: ThreadRow) => {
    const common = { events, authorUid, now, highlighted: highlightedId !== undefined && highlightedId === row.key };
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

/**
 * Takes the reader to a comment, once: when its list is there. What the first thread holds is found from
 * the head of the list, whose rows far above or below do not exist; anything else only where it is near.
 */
function useReveal(section: RefObject<HTMLElement | null>, threads: Paged<Thread>, id: string | undefined): void {
  const revealed = useRef<string>(undefined);
  const position = positionInThreads(threads, id);
  const listed = position !== undefined;

  const reveal = useEffectEvent(() => {
    if (id === undefined || revealed.current === id) return;
    revealed.current = id;
    if (position === 'top') section.current?.scrollIntoView();
    // The rows at the new position come with the next frame.
    requestAnimationFrame(() => {
      section.current?.querySelector(`[data-key="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
    });
  });
  useEffect(() => {
    if (listed) reveal();
  }, [id, listed]);
}

type FoldRowProps = Pick<CommentsProps, 'onUnfold' | 'onFold'> & { thread: Thread; position: PanelPosition };

const FOLD_BUTTON = { size: 'small', height: 'touch' } as const;

/** The end of a comment's replies: shows more of them, or folds them. */
function FoldRow({ thread: { comment, hidden, open, tail }, position, onUnfold, onFold }: FoldRowProps) {
  const unfold = () => onUnfold(comment.id);
  return (
    <ReplyPanel position={position}>
      <Inline gap="x20" rowGap="none" wrap paddingX="x12">
        {tail === 'loading' && (
          <Inline role="status" gap="x4" minTouch>
            <span className={styles.spinner}>
              <LoadingLine size={16} />
            </span>
            <Text as="span" variant="small" tone="link">
              加载中…
            </Text>
          </Inline>
        )}
        {tail === 'failed' && (
          <TextButton {...FOLD_BUTTON} onClick={unfold}>
            加载失败，点击重新加载
          </TextButton>
        )}
        {tail === 'more' && (
          <TextButton {...FOLD_BUTTON} trailing={<DownLine size={16} />} aria-expanded={open} onClick={unfold}>
            {hidden > 0 ? `展开 ${hidden} 条回复` : '展开更多回复'}
          </TextButton>
        )}
        {open && (
          <TextButton {...FOLD_BUTTON} trailing={<UpLine size={16} />} onClick={() => onFold(comment.id)}>
            收起
          </TextButton>
        )}
      </Inline>
    </ReplyPanel>
  );
}
