import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Comment, Post } from '#domain/square.ts';
import { art } from '#theme/art.ts';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { HistorySkeleton, OwnCommentRow, OwnPostRow } from './HistoryRow.tsx';
import * as styles from './CommentHistoryScreen.css.ts';

/** 帖子 and 评论. */
export type HistoryTab = 'post' | 'comment';

export type CommentHistoryScreenProps = {
  loggedIn: boolean;
  tab: HistoryTab;
  posts: Paged<Post>;
  comments: Paged<Comment>;
  /** Epoch ms. */
  now: number;
  onChangeTab: (tab: HistoryTab) => void;
  onLoadMorePosts: () => void;
  onRetryPosts: () => void;
  onDeletePost: (post: Post) => void;
  onLoadMoreComments: () => void;
  onRetryComments: () => void;
  onDeleteComment: (comment: Comment) => void;
  onBack: () => void;
};

const TABS = [
  { id: 'post', label: '帖子' },
  { id: 'comment', label: '评论' },
] as const;

const LIST = { gap: 8, skeleton: <HistorySkeleton />, skeletonCount: 4 } as const;

/** 我的帖子与评论: what one wrote, newest first; each leads to where it stands. */
export function CommentHistoryScreen({
  loggedIn,
  tab,
  posts,
  comments,
  now,
  onChangeTab,
  onLoadMorePosts,
  onRetryPosts,
  onDeletePost,
  onLoadMoreComments,
  onRetryComments,
  onDeleteComment,
  onBack,
}: CommentHistoryScreenProps) {
  const list =
    tab === 'post' ? (
      <PagedList
        {...LIST}
        label="我的帖子"
        items={posts}
        itemKey={(post) => post.id}
        estimateHeight={128}
        renderItem={(post) => <OwnPostRow post={post} now={now} onDelete={() => onDeletePost(post)} />}
        empty={<Empty title="还没有发过帖子" actionText="去发帖" href={paths.postPage} />}
        onLoadMore={onLoadMorePosts}
        onRetry={onRetryPosts}
      />
    ) : (
      <PagedList
        {...LIST}
        label="我的评论"
        items={comments}
        itemKey={(comment) => comment.id}
        estimateHeight={140}
        renderItem={(comment) => (
          <OwnCommentRow comment={comment} now={now} onDelete={() => onDeleteComment(comment)} />
        )}
        empty={
          <Empty
            picture={art('empty/no-message.svg')}
            title="还没有评论过"
            actionText="去广场看看"
            href={paths.square}
          />
        }
        onLoadMore={onLoadMoreComments}
        onRetry={onRetryComments}
      />
    );
  return (
    <Page label="我的帖子与评论" wash="sky" bar={<NavBar title="我的帖子与评论" onBack={onBack} />}>
      {loggedIn ? (
        <Tabs
          label="我的帖子与评论"
          tabs={TABS}
          value={tab}
          onValueChange={(id) => onChangeTab(id === 'comment' ? 'comment' : 'post')}
          fit="equal"
          sticky
          swipeable
        >
          {(id) => id === tab && <div className={styles.panel}>{list}</div>}
        </Tabs>
      ) : (
        <LoginPrompt text="登录后查看" />
      )}
    </Page>
  );
}
