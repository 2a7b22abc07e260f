import type { ReactNode } from 'react';
import { LoadingLine } from '#components/icons/LoadingLine.tsx';
import { text } from '#theme/text.css.ts';
import type { ListTail } from './loadGate.ts';
import * as styles from './VirtualList.css.ts';

/** What each tail says: a row while loading and at the end, a button for more and for retrying. */
export type TailTexts = Record<ListTail, ReactNode>;

export const TAIL_TEXTS: TailTexts = {
  more: '加载更多',
  loading: '加载中…',
  failed: '加载失败，点击重新加载',
  end: '没有更多了',
};

type ListTailRowProps = {
  tail: ListTail;
  texts: TailTexts;
  disabled: boolean;
  onLoadMore: () => void;
  onRetry: () => void;
};

/** The end of the list: what is going on, or what can be done about it. */
export function ListTailRow({ tail, texts, disabled, onLoadMore, onRetry }: ListTailRowProps) {
  const act = { more: onLoadMore, failed: onRetry, loading: undefined, end: undefined }[tail];
  return (
    <div className={`${styles.tail} ${text.small}`} data-tail={tail}>
      {tail === 'loading' && (
        <span className={styles.spinner}>
          <LoadingLine size={16} />
        </span>
      )}
      {act ? (
        <button type="button" className={styles.button} disabled={disabled} onClick={act}>
          {texts[tail]}
        </button>
      ) : (
        texts[tail]
      )}
    </div>
  );
}
