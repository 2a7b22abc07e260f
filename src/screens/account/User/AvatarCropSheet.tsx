import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ButtonPair } from '#components/ButtonPair/ButtonPair.tsx';
import { middleSquare } from '#components/ImageCropper/cropSquare.ts';
import { ImageCropper, type ImageCropperProps } from '#components/ImageCropper/ImageCropper.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { CropSquare } from '#domain/avatar.ts';
import * as styles from './UserScreen.css.ts';

/** A picture chosen to be cropped, upright. */
export type ChosenPicture = ImageCropperProps['image'];

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
  const square = useRef<CropSquare>(middleSquare(picture));
  return (
    <Stack gap="x16" paddingTop="x4" paddingBottom="x12">
      <ImageCropper image={picture} disabled={sending} onValueChange={(next) => (square.current = next)} />
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
        <Button block pending={sending} pendingText="上传中…" onClick={() => onConfirm(square.current)}>
          {error === undefined ? '使用这张' : '重新上传'}
        </Button>
      </ButtonPair>
    </Stack>
  );
}
