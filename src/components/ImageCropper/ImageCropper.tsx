import { useRef, useState } from 'react';
import type { SizedImage } from '../Picture/ImageSize.ts';
import { Pressable } from '../Pressable/Pressable.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { MAX_ZOOM, middleSquare, zoomedTo, zoomOf, type CropSquare } from './cropSquare.ts';
import * as styles from './ImageCropper.css.ts';
import { useCropGestures } from './useCropGestures.ts';

export type ImageCropperProps = {
  /** The image to crop, upright; give each its own `key`. */
  image: SizedImage;
  /** The square it begins with; the largest one in the middle when left out. */
  defaultValue?: CropSquare;
  /** Keeps the zoom as it is. */
  disabled?: boolean;
  /** Gets the square after every change, in px of the image. */
  onValueChange: (square: CropSquare) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** Chooses a square of an image: the image is moved and zoomed under a round window, by fingers, a mouse, keys or the slider. */
export function ImageCropper({
  image,
  defaultValue = middleSquare(image),
  disabled = false,
  onValueChange,
}: ImageCropperProps) {
  const [square, setSquare] = useState(defaultValue);
  // Several movements may come before the next render.
  const latest = useRef(square);
  const change = (next: (square: CropSquare) => CropSquare) => {
    latest.current = next(latest.current);
    setSquare(latest.current);
    onValueChange(latest.current);
  };
  const position = {
    width: percent(image.width / square.side),
    left: percent(-square.x / square.side),
    top: percent(-square.y / square.side),
  };
  return (
    <Stack gap="x16">
      <div className={styles.stage}>
        <img className={styles.picture} src={image.url} alt="" draggable={false} style={position} />
        <span className={styles.disc} />
        <Pressable
          label="移动照片：拖动，或点一下要放在中间的位置，也可用方向键"
          fill="cover"
          radius="image"
          {...useCropGestures(image, change)}
        />
      </div>
      <Text variant="small" tone="ink2" align="center">
        拖动或双指缩放，也可点按要居中的位置
      </Text>
      <Slider
        label="缩放"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoomOf(image, square)}
        onValueChange={(zoom) => change((before) => zoomedTo(image, before, zoom))}
        formatValue={(zoom) => `${Math.round(zoom * 100)}%`}
        disabled={disabled}
      />
    </Stack>
  );
}
