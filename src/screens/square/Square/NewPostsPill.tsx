import { UpLine } from '#components/icons/UpLine.tsx';
import * as styles from './NewPostsPill.css.ts';

export type NewPostsPillProps = {
  /** Posts written since the list was read; 0 shows nothing. */
  count: number;
  onShowNew: () => void;
};

/** Says that there is more, and moves nothing: the reader decides (product §1.8, rule 1). */
export function NewPostsPill({ count, onShowNew }: NewPostsPillProps) {
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={onShowNew}>
          <UpLine size={16} />有 {count} 条新内容
        </button>
      )}
    </div>
  );
}
