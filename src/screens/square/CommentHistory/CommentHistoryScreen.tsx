import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { OwnComments, type OwnCommentsProps } from './OwnComments.tsx';
import { OwnPosts, type OwnPostsProps } from './OwnPosts.tsx';
import * as styles from './CommentHistoryScreen.css.ts';

/** 帖子 and 评论. */
export type HistoryTab = 'post' | 'comment';

export type CommentHistoryScreenProps = OwnPostsProps &
  OwnCommentsProps & {
    loggedIn: boolean;
    tab: HistoryTab;
    onChangeTab: (tab: HistoryTab) => void;
    onBack: () => void;
  };

const TABS = [
  { id: 'post', label: '帖子' },
  { id: 'comment', label: '评论' },
] as const;

/** 我的帖子与评论: what one wrote, newest first; each leads to where it stands. */
export function CommentHistoryScreen({
  loggedIn,
  tab,
  now,
  posts,
  onLoadMorePosts,
  onRetryPosts,
  onDeletePost,
  onChangeTab,
  onBack,
  ...comments
}: CommentHistoryScreenProps) {
  const panel =
    tab === 'post' ? (
      <OwnPosts {...{ posts, now, onLoadMorePosts, onRetryPosts, onDeletePost }} />
    ) : (
      <OwnComments {...comments} now={now} />
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
          {(id) => id === tab && <div className={styles.panel}>{panel}</div>}
        </Tabs>
      ) : (
        <LoginPrompt text="登录后查看" />
      )}
    </Page>
  );
}
