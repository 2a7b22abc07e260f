import { useState } from 'react';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';
import type { SizedImage } from '../Picture/ImageSize.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Pressable } from '../Pressable/Pressable.tsx';
import { layOutPictures } from './layOutPictures.ts';
import * as styles from './PictureGrid.css.ts';

export type PictureGridProps = {
  /** `thumb` is shown in the grid, `url` in the viewer. */
  images: readonly (SizedImage & { thumb: string })[];
  /** Shows each of them; else at most four, with a note on how many there are. */
  all?: boolean;
  /** Loads the first of them at once, where a page begins with it. */
  priority?: boolean;
};

/** Pictures as one block of up to nine; a tap opens them over the whole screen. */
export function PictureGrid({ images, all = false, priority = false }: PictureGridProps) {
  const [opened, setOpened] = useState<number>();
  if (images.length === 0) return null;
  const { layout, shown, ratio } = layOutPictures(images, all);
  const pictures = images.map(({ url, width, height }, index) => ({
    src: url,
    alt: `图片 ${index + 1}`,
    width,
    height,
  }));
  return (
    <>
      <ul className={styles.grid} data-grid={layout} aria-label={`${images.length} 张图片`}>
        {images.slice(0, shown).map((image, index) => (
          <li key={image.url} className={styles.cell}>
            <Pressable label={`查看图片 ${index + 1}`} onClick={() => setOpened(index)}>
              <Picture src={image.thumb} alt="" ratio={ratio} priority={priority && index === 0} />
            </Pressable>
            {index === shown - 1 && shown < images.length && (
              <span className={styles.count} aria-hidden>
                共 {images.length} 张
              </span>
            )}
          </li>
        ))}
      </ul>
      <ImageViewer
        images={pictures}
        index={opened ?? 0}
        open={opened !== undefined}
        onOpenChange={(open) => !open && setOpened(undefined)}
        onIndexChange={setOpened}
      />
    </>
  );
}
