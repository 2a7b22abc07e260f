import { CloseLine } from '../icons/CloseLine.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { STATUS_TEXT, type UploadItem } from './uploadItem.ts';
import * as styles from './UploadTile.css.ts';

export type UploadTileProps = {
  item: UploadItem;
  /** Its spoken name, such as 第2张图片. */
  name: string;
  /** What opening it is for, as it is spoken. */
  openText: string;
  disabled: boolean;
  onOpen: () => void;
  onRetry: (() => void) | undefined;
  onRemove: () => void;
};

/** One picture of an `Uploader`, and how far it has come. */
export function UploadTile({ item, name, openText, disabled, onOpen, onRetry, onRemove }: UploadTileProps) {
  const { src, status, progress, statusText = STATUS_TEXT[status], canRetry = true } = item;
  const retry = status === 'failed' && canRetry ? onRetry : undefined;
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.open}
        aria-label={`${name}，${openText}`}
        disabled={disabled}
        data-upload-open=""
        onClick={onOpen}
      >
        {src !== undefined && <img className={styles.image} src={src} alt="" draggable={false} />}
      </button>
      {status === 'uploading' && (
        <span className={styles.veil} data-status={status} data-bare={src === undefined ? '' : undefined}>
          <Progress
            label={`${name}${statusText}`}
            value={progress}
            shape="ring"
            tone={src === undefined ? 'action' : 'night'}
          />
          {statusText}
        </span>
      )}
      {status === 'failed' && (
        <span className={styles.veil} data-status={status} role="status">
          <span className={retry ? styles.reasonAboveRetry : styles.reason}>{statusText}</span>
        </span>
      )}
      {retry && (
        <button type="button" className={styles.retry} aria-label={`重试${name}`} disabled={disabled} onClick={retry}>
          重试
        </button>
      )}
      {!disabled && (
        <button type="button" className={styles.remove} aria-label={`移除${name}`} onClick={onRemove}>
          <span className={styles.disc}>
            <CloseLine size={14} />
          </span>
        </button>
      )}
    </div>
  );
}
