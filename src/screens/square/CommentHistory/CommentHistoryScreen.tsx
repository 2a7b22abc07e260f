import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { LoginPrompt } from '../../shared/LoginPrompt/LoginPrompt.tsx';
import { OwnCommentList, type OwnCommentListProps } from './OwnCommentList.tsx';
import { OwnPostList, type OwnPostListProps } from './OwnPostList.tsx';
import * as styles from './CommentHistoryScreen.css.ts';

/** 帖子 and 评论. */
export type HistoryTab = 'post' | 'comment';

export type CommentHistoryScreenProps = OwnPostListProps &
  OwnCommentListProps & {
    loggedIn: boolean;
    tab: HistoryTab;
    onChangeTab: (tab: HistoryTab) => void;
    onBack: () => void;
  };

const TABS = [
  { id: 'post', label: '帖子' },
  { id: 'comment', label: '评论' },
] as const;

/** 我的帖子与评论 (product §2.3): what one wrote, newest first, and the way back to each. */
export function CommentHistoryScreen(props: CommentHistoryScreenProps) {
  const { loggedIn, tab, onChangeTab, onBack, onOpen } = props;
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
          {(id) =>
            id === tab && (
              <div className={styles.panel}>
                {tab === 'post' ? <OwnPostList {...props} /> : <OwnCommentList {...props} />}
              </div>
            )
          }
        </Tabs>
      ) : (
        <LoginPrompt text="登录后查看" onOpen={onOpen} />
      )}
    </Page>
  );
}
