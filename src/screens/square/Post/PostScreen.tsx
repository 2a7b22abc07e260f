import { useRef, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Post } from '#domain/square.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { CommentBar, type CommentBarProps } from './CommentBar.tsx';
import { Comments, type CommentsProps } from './Comments.tsx';
import { PostBody, PostSkeleton, type PostBodyProps } from './PostBody.tsx';
import * as styles from './PostScreen.css.ts';

export type PostScreenProps = Omit<PostBodyProps, 'post'> &
  Omit<CommentsProps, 'ref' | 'count' | 'authorUid'> &
  Omit<CommentBarProps, 'post' | 'onShowComments'> & {
    post: Loadable<Post>;
    /** The server knows no such post, or no longer. */
    gone: boolean;
    /** What the phone's keyboard covers of the page, in px. */
    keyboardInset: number;
    onBack: () => void;
    /** Opens what else can be done with the post. */
    onOpenMenu: () => void;
    onRetry: () => void;
  };

/** 帖子详情: the whole post, and what people say to it. */
export function PostScreen({
  post,
  gone,
  now,
  keyboardInset,
  draft,
  onBack,
  onOpenMenu,
  onRetry,
  onToggleFollow,
  onLikePost,
  onShare,
  onBeginComment,
  onChangeComment,
  onSendComment,
  onCancelReply,
  onClearDraft,
  onLeaveComment,
  ...comments
}: PostScreenProps) {
  const section = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const loaded = gone ? undefined : valueOf(post);
  const form = { draft, onChangeComment, onSendComment, onCancelReply, onClearDraft, onLeaveComment };
  const menu = loaded && (
    <IconButton label="更多操作" onClick={onOpenMenu}>
      <MoreLine size={24} />
    </IconButton>
  );
  return (
    <Page
      label="帖子详情"
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
      bar={
        <div className={styles.bar}>
          <NavBar title="帖子详情" onBack={onBack} solid={scrolled} trailing={menu} />
        </div>
      }
      footer={
        loaded && (
          <div style={{ paddingBottom: keyboardInset }}>
            <CommentBar
              {...form}
              post={loaded}
              onBeginComment={onBeginComment}
              onLikePost={onLikePost}
              onShowComments={() => section.current?.scrollIntoView()}
              onShare={onShare}
            />
          </div>
        )
      }
    >
      <div className={styles.sheet}>
        {gone ? (
          <NotFound what="post" />
        ) : (
          <LoadableView of={post} skeleton={<PostSkeleton />} onRetry={onRetry}>
            {(value) => (
              <>
                <PostBody post={value} now={now} onToggleFollow={onToggleFollow} />
                <Comments {...comments} ref={section} count={value.commentCount} authorUid={value.user.uid} now={now} />
              </>
            )}
          </LoadableView>
        )}
      </div>
    </Page>
  );
}
