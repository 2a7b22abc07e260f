import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { OwnPostRow } from './OwnPostRow.tsx';

export type OwnPostListProps = {
  posts: Paged<Post>;
  /** Epoch ms. */
  now: number;
  onLoadMorePosts: () => void;
  onRetryPosts: () => void;
  onDeletePost: (post: Post) => void;
  onOpen: (path: string) => void;
};

const ROW_HEIGHT = 128;

/** One's own posts in all their states. */
export function OwnPostList({ posts, now, onLoadMorePosts, onRetryPosts, onDeletePost, onOpen }: OwnPostListProps) {
  if (posts.state === 'loading') return <HistorySkeleton />;
  if (posts.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={posts.message} onRetry={onRetryPosts} />;
  if (posts.items.length === 0 && posts.tail === 'end') return <NoPosts onOpen={onOpen} />;
  return (
    <VirtualList
      label="我的帖子"
      items={posts.items}
      itemKey={(post) => post.id}
      estimateHeight={ROW_HEIGHT}
      gap={8}
      renderItem={(post) => <OwnPostRow post={post} now={now} onOpen={onOpen} onDelete={() => onDeletePost(post)} />}
      tail={posts.tail}
      onLoadMore={onLoadMorePosts}
      onRetry={onRetryPosts}
    />
  );
}

function NoPosts({ onOpen }: Pick<OwnPostListProps, 'onOpen'>) {
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title="还没有发过帖子"
      action={
        <LinkButton tone="soft" href={paths.postPage} onFollow={onOpen}>
          去发帖
        </LinkButton>
      }
    />
  );
}
