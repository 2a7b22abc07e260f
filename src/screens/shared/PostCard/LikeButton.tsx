import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { ThumbUpFill } from '#components/icons/ThumbUpFill.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { formatCount } from '#domain/format.ts';
import type { Post } from '#domain/square.ts';

export type LikeButtonProps = {
  /** The post or comment that is liked. */
  of: Pick<Post, 'liked' | 'likeCount'>;
  /** What is liked, for the spoken name: 评论; without it the name is seen too, where there is no count. */
  what?: string;
  /** `small` stands at the end of a comment, `medium` under a post of a feed, `large` in the bottom bar. */
  size?: keyof typeof LOOK;
  onLike: () => void;
};

const LOOK = {
  small: { icon: 18, look: { layout: 'trailing', height: 'text', tone: 'quiet' } },
  medium: { icon: 20, look: { layout: 'beside', height: 'text', tone: 'quiet' } },
  large: { icon: 24, look: { layout: 'beside' } },
} as const;

/** The thumb, with how many have given it. */
export function LikeButton({ of: { liked, likeCount }, what, size = 'small', onLike }: LikeButtonProps) {
  const Thumb = liked ? ThumbUpFill : ThumbUpLine;
  const { icon, look } = LOOK[size];
  return (
    <IconLabelButton
      {...look}
      activeTone="danger"
      icon={<Thumb size={icon} />}
      label={`赞${what ?? ''}`}
      labelHidden={what !== undefined}
      count={likeCount > 0 ? formatCount(likeCount) : undefined}
      pressed={liked}
      onClick={onLike}
    />
  );
}
