import * as styles from './CommentBar.css.ts';

/** Says that the words in the field are from an earlier visit, and takes them away when asked. */
export function Restored({ onClear }: { onClear: () => void }) {
  return (
    <span className={styles.restored} role="status">
      已恢复上次未发布的内容
      <button type="button" className={styles.clear} onClick={onClear}>
        清空
      </button>
    </span>
  );
}
