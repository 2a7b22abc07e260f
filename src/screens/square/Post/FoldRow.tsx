import { DownLine } from '#components/icons/DownLine.tsx';
import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { UpLine } from '#components/icons/UpLine.tsx';
import type { PanelPlace, Thread } from './thread.ts';
import * as styles from './Comment.css.ts';

export type FoldEvents = {
  /** The next ten replies; also the way to ask again after a failure. */
  onUnfold: (commentId: string) => void;
  onFold: (commentId: string) => void;
};

export type FoldRowProps = FoldEvents & { thread: Thread; place: PanelPlace };

/** The end of a comment's replies: the way to more of them, and back. */
export function FoldRow({ thread: { comment, hidden, open, tail }, place, onUnfold, onFold }: FoldRowProps) {
  const unfold = () => onUnfold(comment.id);
  return (
    <div className={styles.panel} data-first={place.first ? '' : undefined} data-last={place.last ? '' : undefined}>
      <div className={styles.folds}>
        {tail === 'loading' && (
          <span role="status" className={styles.fold}>
            <span className={styles.spinner}>
              <LoadingLine size={16} />
            </span>
            加载中…
          </span>
        )}
        {tail === 'failed' && (
          <button type="button" className={styles.fold} onClick={unfold}>
            加载失败，点击重新加载
          </button>
        )}
        {tail === 'more' && (
          <button type="button" className={styles.fold} aria-expanded={open} onClick={unfold}>
            {hidden > 0 ? `展开 ${hidden} 条回复` : '展开更多回复'}
            <DownLine size={16} />
          </button>
        )}
        {open && (
          <button type="button" className={styles.fold} onClick={() => onFold(comment.id)}>
            收起
            <UpLine size={16} />
          </button>
        )}
      </div>
    </div>
  );
}
