import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { IconLabelLink } from '#components/IconLabelButton/IconLabelLink.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { ThumbUpFill } from '#components/icons/ThumbUpFill.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { formatCount } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';

export type PostActionsProps = {
  post: Post;
  onLike: () => void;
  onShare: () => void;
};

const LOOK = { layout: 'beside', tone: 'quiet', height: 'text' } as const;

const countOf = (count: number) => (count > 0 ? formatCount(count) : undefined);

/** Share, comments and like, under a post. A count of none says what tapping does instead. */
export function PostActions({ post, onLike, onShare }: PostActionsProps) {
  const { liked, likeCount, commentCount } = post;
  return (
    <Inline justify="between" wrap>
      <IconLabelButton {...LOOK} icon={<ShareLine size={20} />} label="分享" onClick={onShare} />
      <IconLabelLink
        {...LOOK}
        icon={<CommentLine size={20} />}
        label="评论"
        count={countOf(commentCount)}
        href={paths.post(post.id)}
      />
      <IconLabelButton
        {...LOOK}
        activeTone="danger"
        icon={liked ? <ThumbUpFill size={20} /> : <ThumbUpLine size={20} />}
        label="赞"
        count={countOf(likeCount)}
        pressed={liked}
        onClick={onLike}
      />
    </Inline>
  );
}
