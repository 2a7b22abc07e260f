import type { KeyboardEvent } from 'react';
import { Layer } from '#components/Dialog/Layer.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { CloseLine } from '#components/icons/CloseLine.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { tabular, visuallyHidden } from '#theme/text.css.ts';
import * as styles from './ImageViewer.css.ts';
import { type ViewerImage, ViewerStage } from './ViewerStage.tsx';

export type ImageViewerProps = {
  images: readonly ViewerImage[];
  /** Which picture is shown, from 0; clamped to the pictures there are. */
  index: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onIndexChange: (index: number) => void;
};

const STEP: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures over the whole screen: swipe or arrow keys to turn, pinch or double tap to look closer. */
export function ImageViewer({ images, index, open, onOpenChange, onIndexChange }: ImageViewerProps) {
  const last = images.length - 1;
  const shown = Math.min(Math.max(index, 0), last);
  const turn = (step: number) => {
    const next = Math.min(Math.max(shown + step, 0), last);
    if (next !== shown) onIndexChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    turn(step);
  };
  return (
    <Layer
      open={open}
      onOpenChange={onOpenChange}
      level="viewer"
      initialFocus="title"
      className={styles.root}
      aria-label="图片预览"
      onKeyDown={onKeyDown}
    >
      <h2 className={visuallyHidden} tabIndex={-1} data-layer-title="">
        图片预览
      </h2>
      <ViewerStage images={images} index={shown} onTurn={turn} />
      <div className={styles.close}>
        <IconButton tone="night" label="关闭" onClick={() => onOpenChange(false)}>
          <CloseLine size={24} />
        </IconButton>
      </div>
      {images.length > 1 && <Turner index={shown} count={images.length} onTurn={turn} />}
    </Layer>
  );
}

/** The way to turn without a swipe. */
function Turner({ index, count, onTurn }: { index: number; count: number; onTurn: (step: number) => void }) {
  return (
    <div className={styles.turner}>
      <IconButton tone="night" label="上一张" aria-disabled={index === 0} onClick={() => onTurn(-1)}>
        <LeftLine size={24} />
      </IconButton>
      <p className={`${styles.counter} ${tabular}`} aria-live="polite">
        <span className={visuallyHidden}>
          第 {index + 1} 张，共 {count} 张
        </span>
        <span aria-hidden>
          {index + 1} / {count}
        </span>
      </p>
      <IconButton tone="night" label="下一张" aria-disabled={index === count - 1} onClick={() => onTurn(1)}>
        <RightLine size={24} />
      </IconButton>
    </div>
  );
}
