import { CloseLine } from '#components/icons/CloseLine.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import type { ComposedPicture } from './composedPost.ts';
import * as styles from './PictureTile.css.ts';

export type PictureTileProps = {
  picture: ComposedPicture;
  /** Its place, from 1. */
  place: number;
  onOpen: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** What is under way, in words; absent when nothing is. */
const STAGE_TEXT = {
  preparing: '处理中',
  uploading: '上传中',
  kept: undefined,
  uploaded: undefined,
  failed: undefined,
} as const;

/** One picture of the post, and how far it has come. */
export function PictureTile({ picture, place, onOpen, onRetry, onRemove }: PictureTileProps) {
  const { src, stage, problem } = picture;
  const name = `第${place}张图片`;
  const doing = STAGE_TEXT[stage];
  const canRetry = stage === 'failed' && picture.canRetry === true;
  return (
    <div className={styles.tile}>
      <button type="button" className={styles.open} aria-label={`${name}，查看和调整`} onClick={onOpen}>
        {src !== undefined && <img className={styles.image} src={src} alt="" draggable={false} />}
      </button>
      {doing && (
        <span className={styles.veil} data-stage={stage} data-bare={src === undefined ? '' : undefined}>
          <Progress label={`${name}${doing}`} shape="ring" tone={src === undefined ? 'action' : 'night'} />
          {doing}
        </span>
      )}
      {stage === 'failed' && (
        <span className={styles.veil} data-stage={stage} role="status">
          <span className={canRetry ? styles.raisedWords : styles.words}>{problem}</span>
        </span>
      )}
      {canRetry && (
        <button type="button" className={styles.retry} aria-label={`重试${name}`} onClick={onRetry}>
          重试
        </button>
      )}
      <button type="button" className={styles.remove} aria-label={`移除${name}`} onClick={onRemove}>
        <span className={styles.disc}>
          <CloseLine size={14} />
        </span>
      </button>
    </div>
  );
}
