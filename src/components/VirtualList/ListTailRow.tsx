import type { MouseEvent, ReactNode } from 'react';
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
  /** Called at every press, ahead of what it asks for. */
  onPress: (press: MouseEvent) => void;
};

/** The end of the list: what is going on, or what can be done about it. */
export function ListTailRow({ tail, texts, disabled, onLoadMore, onRetry, onPress }: ListTailRowProps) {
  const act = { more: onLoadMore, failed: onRetry, loading: undefined, end: undefined }[tail];
  const press = (event: MouseEvent) => {
    onPress(event);
    act?.();
  };
  return (
    <div className={`${styles.tail} ${text.small}`} data-tail={tail}>
      {tail === 'end' ? (
        texts.end
      ) : (
        // One button from the press to the next, so that whoever pressed it by key keeps the focus.
        <button
          type="button"
          className={styles.button}
          disabled={disabled}
          aria-disabled={tail === 'loading' || undefined}
          onClick={act && press}
        >
          {tail === 'loading' && (
            <span className={styles.spinner}>
              <LoadingLine size={16} />
            </span>
          )}
          {texts[tail]}
        </button>
      )}
    </div>
  );
}
