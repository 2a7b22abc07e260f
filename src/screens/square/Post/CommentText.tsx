import { GONE_COMMENT } from './words.ts';
import type { ShownComment } from './thread.ts';
import * as styles from './Comment.css.ts';

/** What somebody wrote, letter for letter; of a removed comment only that it is removed. */
export function CommentText({ comment: { content, state } }: { comment: ShownComment }) {
  if (state === 2) return <span className={styles.gone}>{GONE_COMMENT}</span>;
  return <bdi className={styles.words}>{content}</bdi>;
}
