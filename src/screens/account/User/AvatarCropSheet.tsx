import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import type { CropSquare } from '#domain/avatar.ts';
import * as styles from './AvatarCropSheet.css.ts';
import { MAX_ZOOM, middleSquare, zoomedTo, zoomOf, type PictureSize } from './cropSquare.ts';
import { CropStage } from './CropStage.tsx';

/** A picture chosen to be cut, shown upright. */
export type ChosenPicture = PictureSize & { url: string };

export type AvatarCropSheetProps = {
  /** Absent: closed. */
  picture?: ChosenPicture;
  /** The portrait is on its way. */
  sending: boolean;
  /** Why it did not arrive; it can be sent again as it is. */
  error?: string;
  onConfirm: (square: CropSquare) => void;
  onCancel: () => void;
};

/** The square of a picture that becomes the portrait, chosen by eye. */
export function AvatarCropSheet({ picture, ...rest }: AvatarCropSheetProps) {
  return (
    <Sheet
      open={picture !== undefined}
      onOpenChange={rest.onCancel}
      title="裁剪头像"
      dismissible={!rest.sending}
      initialFocus="title"
    >
      {picture && <Cropper key={picture.url} picture={picture} {...rest} />}
    </Sheet>
  );
}

function Cropper({ picture, sending, error, onConfirm, onCancel }: AvatarCropSheetProps & { picture: ChosenPicture }) {
  const [square, setSquare] = useState(() => middleSquare(picture));
  return (
    <div className={styles.body}>
      <CropStage picture={picture} square={square} onMove={setSquare} />
      <p className={styles.hint}>拖动或双指缩放，也可点按要居中的位置</p>
      <Slider
        label="缩放"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoomOf(picture, square)}
        onValueChange={(zoom) => setSquare((before) => zoomedTo(picture, before, zoom))}
        formatValue={(zoom) => `${Math.round(zoom * 100)}%`}
        disabled={sending}
      />
      <div className={styles.state}>
        {sending && <Progress label="正在上传头像" />}
        <p className={styles.error} role="alert">
          {!sending && error}
        </p>
      </div>
      <div className={styles.actions}>
        <Button tone="quiet" block disabled={sending} onClick={onCancel}>
          取消
        </Button>
        <Button block pending={sending} pendingText="上传中…" onClick={() => onConfirm(square)}>
          {error === undefined ? '使用这张' : '重新上传'}
        </Button>
      </div>
    </div>
  );
}
