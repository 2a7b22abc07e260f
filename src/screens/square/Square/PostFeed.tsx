import { useState, type ReactNode } from 'react';
import type { Paged } from '#domain/loadable.ts';
import type { Post } from '#domain/square.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { PostCard, PostCardSkeleton, type PostCardProps } from '../../shared/PostCard/PostCard.tsx';

export type PostFeedProps = Pick<PostCardProps, 'now' | 'onLike' | 'onToggleFollow' | 'onShare' | 'onMore'> & {
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
  const expand = (id: string, open: boolean) =>
    setExpanded((former) => new Set(open ? [...former, id] : [...former].filter((other) => other !== id)));
  return (
    <PagedList
      label="帖子"
      items={posts}
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
      skeleton={<PostCardSkeleton />}
      skeletonCount={3}
      empty={empty}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}
