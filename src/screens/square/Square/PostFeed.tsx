import { useState, type ReactNode } from 'react';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { Post } from '#domain/square.ts';
import { PostCard, type PostCardProps } from '../../shared/PostCard/PostCard.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import * as styles from './SquareScreen.css.ts';

export type PostFeedProps = Pick<
  PostCardProps,
  'now' | 'onOpen' | 'onLike' | 'onToggleFollow' | 'onShare' | 'onMore'
> & {
  posts: Paged<Post>;
  /** Stands in for a list without posts. */
  empty: ReactNode;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** A post of three lines with pictures. */
const CARD_HEIGHT = 380;

/** Posts below one another in all the states of a list. */
export function PostFeed({ posts, empty, onLoadMore, onRetry, ...card }: PostFeedProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  if (posts.state === 'loading') return <FeedSkeleton />;
  if (posts.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={posts.message} onRetry={onRetry} />;
  if (posts.items.length === 0 && posts.tail === 'end') return empty;
  const expand = (id: string, open: boolean) =>
    setExpanded((former) => new Set(open ? [...former, id] : [...former].filter((other) => other !== id)));
  return (
    <>
      <VirtualList
        label="帖子"
        items={posts.items}
        itemKey={(post) => post.id}
        estimateHeight={CARD_HEIGHT}
        gap={8}
        renderItem={(post, index) => (
          <PostCard
            {...card}
            post={post}
            first={index === 0}
            expanded={expanded.has(post.id)}
            onExpand={(open) => expand(post.id, open)}
          />
        )}
        tail={posts.tail}
        onLoadMore={onLoadMore}
        onRetry={onRetry}
      />
      <div className={styles.end} />
    </>
  );
}
