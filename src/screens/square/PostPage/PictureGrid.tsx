import { useState } from 'react';
import { AddLine } from '#components/icons/AddLine.tsx';
import { SortableGrid } from '#components/SortableGrid/SortableGrid.tsx';
import { POST_MAX_IMAGES } from '#domain/square.ts';
import type { ComposedPicture } from './composedPost.ts';
import * as styles from './PictureGrid.css.ts';
import { PicturePicker } from './PicturePicker.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import { PictureTile } from './PictureTile.tsx';

export type PictureGridProps = {
  pictures: readonly ComposedPicture[];
  onAddPictures: (files: readonly File[]) => void;
  onRetryPicture: (id: string) => void;
  onRemovePicture: (id: string) => void;
  /** Gets the index the picture should have from now on. */
  onMovePicture: (id: string, to: number) => void;
};

/** The pictures of the post, in their order, up to nine. */
export function PictureGrid({
  pictures,
  onAddPictures,
  onRetryPicture,
  onRemovePicture,
  onMovePicture,
}: PictureGridProps) {
  const [openId, setOpenId] = useState<string>();
  const full = pictures.length >= POST_MAX_IMAGES;
  return (
    <>
      <SortableGrid
        label="图片"
        items={pictures}
        itemKey={({ id }) => id}
        onMove={onMovePicture}
        renderItem={(picture, index) => (
          <PictureTile
            picture={picture}
            place={index + 1}
            onOpen={() => setOpenId(picture.id)}
            onRetry={() => onRetryPicture(picture.id)}
            onRemove={() => onRemovePicture(picture.id)}
          />
        )}
        trailing={
          full ? undefined : (
            <PicturePicker label="添加图片" className={styles.add} onPick={onAddPictures}>
              <AddLine size={26} />
              <span aria-hidden="true">
                {pictures.length}/{POST_MAX_IMAGES}
              </span>
            </PicturePicker>
          )
        }
      />
      {pictures.length > 1 && <p className={styles.hint}>长按拖动可调整顺序</p>}
      <PictureSheet
        pictures={pictures}
        openId={openId}
        onMove={onMovePicture}
        onRemove={onRemovePicture}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}
