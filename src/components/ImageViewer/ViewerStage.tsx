import { useRef } from 'react';
import { useViewerGestures } from './useViewerGestures.ts';
import * as styles from './ViewerStage.css.ts';

export type ViewerImage = {
  src: string;
  alt: string;
  /** Natural size in px; it reserves the picture's shape. */
  width: number;
  height: number;
};

type ViewerStageProps = {
  images: readonly ViewerImage[];
  index: number;
  /** Asks for the picture so many steps away. */
  onTurn: (step: number) => void;
};

/** The pictures in one row, of which one is on screen; its neighbours are loaded, the others are not. */
export function ViewerStage({ images, index, onTurn }: ViewerStageProps) {
  const stageRef = useRef<HTMLDivElement>(null);
  useViewerGestures(stageRef, index, images.length, onTurn);
  return (
    <div ref={stageRef} className={styles.stage} data-stage="">
      <div
        className={styles.row}
        style={{ transform: `translateX(calc(${index * -100}% + var(${styles.pulled}, 0px)))` }}
        data-row=""
      >
        {images.map((image, i) => (
          <div
            key={`${i} ${image.src}`}
            className={styles.slide}
            aria-hidden={i !== index}
            data-current={i === index || undefined}
          >
            {Math.abs(i - index) <= 1 && (
              <img
                className={styles.picture}
                src={image.src}
                alt={image.alt}
                width={image.width}
                height={image.height}
                draggable={false}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
