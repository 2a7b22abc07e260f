import { useState } from 'react';
import { ImageViewer } from '#components/ImageViewer/ImageViewer.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Shelf } from '#components/Shelf/Shelf.tsx';
import type { Image } from '#domain/primitives.ts';

export type ScreenshotsProps = {
  /** Name of the game, for the spoken names of its pictures. */
  name: string;
  shots: readonly Image[];
};

/** Boxes of one height: wide pictures show one and a half, tall ones three. */
const WIDE = { width: 214, height: 120 };
const TALL = { width: 120, height: 214 };

/** Screenshots side by side; a tap opens them full screen. */
export function Screenshots({ name, shots }: ScreenshotsProps) {
  const [opened, setOpened] = useState<number>();
  if (shots.length === 0) return null;
  const images = shots.map(({ url, width, height }, index) => ({
    src: url,
    alt: `${name} 截图 ${index + 1}`,
    width,
    height,
  }));
  return (
    <>
      <Shelf label="游戏截图" gap="x8" snap={false}>
        {shots.map((shot, index) => (
          <Pressable
            key={shot.url}
            fill="content"
            radius="image"
            label={`查看截图 ${index + 1}`}
            onClick={() => setOpened(index)}
          >
            <Picture src={shot.thumb} alt="" radius="image" {...(shot.height > shot.width ? TALL : WIDE)} />
          </Pressable>
        ))}
      </Shelf>
      <ImageViewer
        images={images}
        index={opened ?? 0}
        open={opened !== undefined}
        onOpenChange={(open) => !open && setOpened(undefined)}
        onIndexChange={setOpened}
      />
    </>
  );
}
