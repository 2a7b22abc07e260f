import { useRef, useState } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PictureGrid } from '#components/PictureGrid/PictureGrid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { valueOf, type Findable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../../shared/NotFound/NotFound.tsx';
import { AuthorLayout, PostAuthor } from '../../shared/PostCard/PostAuthor.tsx';
import { TagLink } from '../../shared/TagLink/TagLink.tsx';
import { CommentBar, type CommentBarProps } from './CommentBar.tsx';
import { Comments, type CommentsProps } from './Comments.tsx';
import * as styles from './PostScreen.css.ts';

export type PostScreenProps = Omit<CommentsProps, 'ref' | 'count' | 'authorUid'> &
  Omit<CommentBarProps, 'post' | 'onShowComments'> & {
    post: Findable<Post>;
    /** What the phone's keyboard covers of the page, in px. */
    keyboardInset: number;
    onBack: () => void;
    /** Opens what else can be done with the post. */
    onOpenMenu: () => void;
    onRetry: () => void;
    onToggleFollow: () => void;
  };

/** 帖子详情: the whole post, and what people say to it. */
export function PostScreen({
  post,
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
  const loaded = valueOf(post);
  const form = { draft, onChangeComment, onSendComment, onCancelReply, onClearDraft, onLeaveComment };
  const menu = loaded && (
    <IconButton label="更多操作" onClick={onOpenMenu}>
      <MoreLine size={24} />
    </IconButton>
  );
  return (
    <Page
      label="帖子详情"
      wash="card"
      onScroll={(event) => setScrolled(event.currentTarget.scrollTop > 0)}
      bar={<NavBar title="帖子详情" onBack={onBack} solid={scrolled} trailing={menu} />}
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
      <LoadableView of={post} skeleton={<PostSkeleton />} notFound={<NotFound what="post" />} onRetry={onRetry}>
        {(value) => (
          <>
            <PostBody post={value} now={now} onToggleFollow={onToggleFollow} />
            <Comments {...comments} ref={section} count={value.commentCount} authorUid={value.user.uid} now={now} />
          </>
        )}
      </LoadableView>
    </Page>
  );
}

const BODY = { paddingX: 'x16', paddingTop: 'x8', paddingBottom: 'x16' } as const;

/** The whole of a post: who, what, all its pictures, and its tag. */
function PostBody({ post, now, onToggleFollow }: Pick<PostScreenProps, 'now' | 'onToggleFollow'> & { post: Post }) {
  const { content, images, tag, state } = post;
  return (
    <Stack {...BODY} as="article" aria-label={`${post.user.name}的帖子`}>
      {state === 1 && <Notice tone="warning">帖子正在审核，通过前仅自己可见</Notice>}
      <PostAuthor post={post} now={now} follow="strong" onToggleFollow={onToggleFollow} />
      {content.trim() !== '' && (
        <p className={styles.content} dir="auto">
          {content}
        </p>
      )}
      <PictureGrid images={images} all priority />
      {tag && (
        <Inline>
          <TagLink href={paths.squareTag(tag.id)}>{tag.tag}</TagLink>
        </Inline>
      )}
    </Stack>
  );
}

/** The post in grey: author, two lines, a picture. */
function PostSkeleton() {
  return (
    <Stack {...BODY}>
      <AuthorLayout
        avatar={<Skeleton width={40} height={40} radius="round" />}
        name={<SkeletonText width={96} />}
        meta={<SkeletonText width={56} />}
      />
      <p className={styles.content}>
        <SkeletonText lines={2} />
      </p>
      <Skeleton height={200} radius="card" />
    </Stack>
  );
}
