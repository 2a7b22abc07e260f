import { useState } from 'react';
import { ImageViewer } from '#components/ImageViewer/ImageViewer.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import type { Image } from '#domain/primitives.ts';
import { pictureGrid } from './pictureGrid.ts';
import * as styles from './PostPictures.css.ts';

export type PostPicturesProps = {
  images: readonly Image[];
  /** Shows each of them; else at most four, with a note on how many there are. */
  all?: boolean;
  /** Loads the first of them at once: that of the post a page begins with. */
  priority?: boolean;
};

/** The pictures of a post as one block of up to nine; a tap opens them over the whole screen. */
export function PostPictures({ images, all = false, priority = false }: PostPicturesProps) {
  const [opened, setOpened] = useState<number>();
  if (images.length === 0) return null;
  const { layout, shown, ratio } = pictureGrid(images, all);
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
