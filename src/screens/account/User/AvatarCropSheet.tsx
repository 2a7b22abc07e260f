import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { CropSquare } from '#domain/avatar.ts';
import { MAX_ZOOM, middleSquare, zoomedTo, zoomOf, type PictureSize } from './cropSquare.ts';
import { useCropGestures } from './useCropGestures.ts';
import * as styles from './UserScreen.css.ts';

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
export function AvatarCropSheet({ picture, sending, error, onConfirm, onCancel }: AvatarCropSheetProps) {
  return (
    <Sheet
      open={picture !== undefined}
      onOpenChange={onCancel}
      title="裁剪头像"
      dismissible={!sending}
      initialFocus="title"
    >
      {picture && <Cropper key={picture.url} {...{ picture, sending, error, onConfirm, onCancel }} />}
    </Sheet>
  );
}

function Cropper({ picture, sending, error, onConfirm, onCancel }: AvatarCropSheetProps & { picture: ChosenPicture }) {
  const [square, setSquare] = useState(() => middleSquare(picture));
  return (
    <Stack gap="x16" paddingTop="x4" paddingBottom="x12">
      <CropStage picture={picture} square={square} onMove={setSquare} />
      <Text variant="small" tone="ink2" align="center">
        拖动或双指缩放，也可点按要居中的位置
      </Text>
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
      <div className={styles.uploadState}>
        {sending && <Progress label="正在上传头像" />}
        <Text variant="small" tone="dangerText" align="center" role="alert">
          {!sending && error}
        </Text>
      </div>
      <ButtonPair>
        <Button tone="quiet" block disabled={sending} onClick={onCancel}>
          取消
        </Button>
        <Button block pending={sending} pendingText="上传中…" onClick={() => onConfirm(square)}>
          {error === undefined ? '使用这张' : '重新上传'}
        </Button>
      </ButtonPair>
    </Stack>
  );
}

type CropStageProps = {
  picture: ChosenPicture;
  square: CropSquare;
  /** Gets what becomes of the square. */
  onMove: (next: (square: CropSquare) => CropSquare) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** The picture under a round window, to be dragged, pinched, tapped or moved by keys. */
function CropStage({ picture, square, onMove }: CropStageProps) {
  const gestures = useCropGestures(picture, onMove);
  const position = {
    width: percent(picture.width / square.side),
    left: percent(-square.x / square.side),
    top: percent(-square.y / square.side),
  };
  return (
    <div className={styles.stage}>
      <img className={styles.picture} src={picture.url} alt="" draggable={false} style={position} />
      <span className={styles.disc} />
      <Pressable
        label="移动照片：拖动，或点一下要放在中间的位置，也可用方向键"
        fill="cover"
        radius="image"
        {...gestures}
      />
    </div>
  );
}
