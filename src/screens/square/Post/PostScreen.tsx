import { useRef, useState, type RefObject } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Post } from '#domain/square.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { CommentBar, type CommentBarProps } from './CommentBar.tsx';
import { CommentList, type CommentListProps } from './CommentList.tsx';
import { CommentsHead, type CommentsHeadProps } from './CommentsHead.tsx';
import { PostBody, type PostBodyProps } from './PostBody.tsx';
import { PostGone } from './PostGone.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { useReveal } from './useReveal.ts';
import { GONE_COMMENT } from './words.ts';
import * as styles from './PostScreen.css.ts';

export type PostScreenProps = Omit<PostBodyProps, 'post'> &
  Omit<CommentListProps, 'authorUid'> &
  Omit<CommentsHeadProps, 'count'> &
  Omit<CommentBarProps, 'post' | 'onShowComments'> & {
    post: Loadable<Post>;
    /** The server knows no such post, or no longer. */
    gone: boolean;
    /** The comment a link leads to is not there, or no longer. */
    focusGone: boolean;
    /** The comment the reader is taken to, once: the one a link leads to, or the one being sent. */
    revealId?: string | undefined;
    /** What the phone's keyboard covers of the page, in px. */
    keyboardInset: number;
    onBack: () => void;
    /** What else can be done with the post. */
    onOpenMenu: () => void;
    onRetry: () => void;
  };

/** 帖子详情 (product §2.4): the whole post, and what people say to it. */
export function PostScreen(props: PostScreenProps) {
  const { post, gone, keyboardInset, onBack, onOpen, onOpenMenu, onRetry } = props;
  const comments = useRef<HTMLElement>(null);
  const [scrolled, setScrolled] = useState(false);
  const loaded = gone ? undefined : valueOf(post);
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
            <CommentBar {...props} post={loaded} onShowComments={() => comments.current?.scrollIntoView()} />
          </div>
        )
      }
    >
      <div className={styles.sheet}>
        {gone ? (
          <PostGone onOpen={onOpen} />
        ) : (
          <LoadableView of={post} skeleton={<PostSkeleton />} onRetry={onRetry}>
            {(value) => <Loaded {...props} post={value} section={comments} />}
          </LoadableView>
        )}
      </div>
    </Page>
  );
}

type LoadedProps = Omit<PostScreenProps, 'post'> & { post: Post; section: RefObject<HTMLElement | null> };

function Loaded({ section, ...props }: LoadedProps) {
  const { post, threads, focusGone, revealId } = props;
  useReveal(section, threads, revealId);
  return (
    <>
      <PostBody {...props} />
      <section ref={section} className={styles.comments} aria-label="评论">
        <CommentsHead {...props} count={post.commentCount} />
        {focusGone && (
          <p className={styles.note} role="status">
            {GONE_COMMENT}
          </p>
        )}
        <CommentList {...props} authorUid={post.user.uid} />
      </section>
    </>
  );
}
