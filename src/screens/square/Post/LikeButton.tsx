import { ThumbUpFill } from '#components/icons/ThumbUpFill.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { formatCount } from '#domain/format.ts';
import * as styles from './LikeButton.css.ts';

export type LikeButtonProps = {
  liked: boolean;
  count: number;
  /** What is liked, as it is spoken: 评论. */
  what: string;
  /** `row` stands small at the end of a comment, `bar` in the bottom bar. */
  place: keyof typeof styles.place;
  onLike: () => void;
};

/** The thumb, with how many have given it. */
export function LikeButton({ liked, count, what, place, onLike }: LikeButtonProps) {
  const Thumb = liked ? ThumbUpFill : ThumbUpLine;
  const number = count > 0 ? formatCount(count) : '';
  return (
    <button
      type="button"
      className={styles.place[place]}
      aria-pressed={liked}
      aria-label={`赞${what} ${number}`.trim()}
      onClick={onLike}
    >
      <span className={styles.thumb}>
        <Thumb size={place === 'bar' ? 24 : 18} />
      </span>
      <span className={styles.count}>{number}</span>
    </button>
  );
}
