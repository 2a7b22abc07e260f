import { Empty } from '#components/Empty/Empty.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { PostCounts } from '../../shared/PostRow/PostRow.tsx';
import { HistoryRow, HistorySkeleton } from './HistoryRow.tsx';

export type OwnPostsProps = {
  posts: Paged<Post>;
  /** Epoch ms. */
  now: number;
  onLoadMorePosts: () => void;
  onRetryPosts: () => void;
  onDeletePost: (post: Post) => void;
};

/** One's own posts in all their states. */
export function OwnPosts({ posts, now, onLoadMorePosts, onRetryPosts, onDeletePost }: OwnPostsProps) {
  return (
    <PagedList
      label="我的帖子"
      items={posts}
      itemKey={(post) => post.id}
      estimateHeight={128}
      gap={8}
      renderItem={(post) => <OwnPostRow post={post} now={now} onDelete={() => onDeletePost(post)} />}
      skeleton={<HistorySkeleton />}
      skeletonCount={4}
      empty={<Empty title="还没有发过帖子" actionText="去发帖" href={paths.postPage} />}
      onLoadMore={onLoadMorePosts}
      onRetry={onRetryPosts}
    />
  );
}

type OwnPostRowProps = { post: Post; now: number; onDelete: () => void };

/** Its text, first picture and counts. */
function OwnPostRow({ post, now, onDelete }: OwnPostRowProps) {
  const { id, content, images, createTime, state } = post;
  const [picture] = images;
  return (
    <HistoryRow
      href={paths.post(id)}
      title={<bdi>{content.trim() === '' ? `图片帖 · ${images.length} 张` : content}</bdi>}
      trailing={picture && <Picture src={picture.thumb} alt="" width={72} height={72} radius="image" />}
      createTime={createTime}
      now={now}
      state={state}
      counts={<PostCounts post={post} />}
      onDelete={onDelete}
    />
  );
}
