import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { ThumbUpFill } from '#components/icons/ThumbUpFill.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { formatCount } from '#domain/format.ts';

export type LikeButtonProps = {
  liked: boolean;
  count: number;
  /** What is liked, as it is spoken: 评论. */
  what: string;
  /** `small` stands at the end of a comment, `large` in the bottom bar. */
  size?: 'small' | 'large';
  onLike: () => void;
};

const LOOK = {
  small: { layout: 'trailing', height: 'text', tone: 'quiet' },
  large: { layout: 'beside' },
} as const;

/** The thumb, with how many have given it. */
export function LikeButton({ liked, count, what, size = 'small', onLike }: LikeButtonProps) {
  const Thumb = liked ? ThumbUpFill : ThumbUpLine;
  return (
    <IconLabelButton
      {...LOOK[size]}
      activeTone="danger"
      icon={<Thumb size={size === 'large' ? 24 : 18} />}
      label={`赞${what}`}
      labelHidden
      count={count > 0 ? formatCount(count) : undefined}
      pressed={liked}
      onClick={onLike}
    />
  );
}
