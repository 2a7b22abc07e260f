import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { text } from '#theme/text.css.ts';
import type { ListTail } from './loadGate.ts';
import * as styles from './VirtualList.css.ts';

type ListTailRowProps = {
  tail: ListTail;
  endText: string;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** The end of the list: what is going on, or what can be done about it. */
export function ListTailRow({ tail, endText, onLoadMore, onRetry }: ListTailRowProps) {
  return (
    <div className={`${styles.tail} ${text.small}`} data-tail={tail}>
      {tail === 'loading' && (
        <>
          <span className={styles.spinner}>
            <LoadingLine size={16} />
          </span>
          加载中…
        </>
      )}
      {tail === 'end' && endText}
      {tail === 'more' && (
        <button type="button" className={styles.button} onClick={onLoadMore}>
          加载更多
        </button>
      )}
      {tail === 'failed' && (
        <button type="button" className={styles.button} onClick={onRetry}>
          加载失败，点击重新加载
        </button>
      )}
    </div>
  );
}
