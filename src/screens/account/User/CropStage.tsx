import type { CropSquare } from '#domain/avatar.ts';
import * as styles from './CropStage.css.ts';
import type { PictureSize } from './cropSquare.ts';
import { useCropGestures } from './useCropGestures.ts';

export type CropStageProps = {
  /** Address and sides of the whole picture. */
  picture: PictureSize & { url: string };
  square: CropSquare;
  /** Gets what becomes of the square. */
  onMove: (next: (square: CropSquare) => CropSquare) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** The picture under a round window, to be dragged, pinched, tapped or moved by keys. */
export function CropStage({ picture, square, onMove }: CropStageProps) {
  const gestures = useCropGestures(picture, onMove);
  const place = {
    width: percent(picture.width / square.side),
    left: percent(-square.x / square.side),
    top: percent(-square.y / square.side),
  };
  return (
    <button
      type="button"
      className={styles.stage}
      aria-label="移动照片：拖动，或点一下要放在中间的位置，也可用方向键"
      {...gestures}
    >
      <img className={styles.picture} src={picture.url} alt="" draggable={false} style={place} />
      <span className={styles.disc} />
    </button>
  );
}
