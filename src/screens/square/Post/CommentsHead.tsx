import { formatCount } from '#domain/format.ts';
import { SortSwitch, type Sort } from '../../shared/SortSwitch/SortSwitch.tsx';
import * as styles from './CommentsHead.css.ts';

export type CommentsHeadProps = {
  /** How many comments the post has, of both levels. */
  count: number;
  sort: Sort;
  onChangeSort: (sort: Sort) => void;
};

/** The heading of the comments, and which of them come first. */
export function CommentsHead({ count, sort, onChangeSort }: CommentsHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>
        评论 <span className={styles.count}>{formatCount(count)}</span>
      </h2>
      <SortSwitch sort={sort} onChangeSort={onChangeSort} />
    </div>
  );
}
