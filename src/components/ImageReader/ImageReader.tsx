import { ImagePager } from './ImagePager.tsx';
import type { ImageReaderBodyProps } from './imageReaderParts.ts';
import { ImageStrip } from './ImageStrip.tsx';

export type ImageReaderProps = ImageReaderBodyProps & {
  /** `strip`: images below one another. `page`: one at a time, turned sideways. A change starts again at `start`. */
  mode: 'strip' | 'page';
};

/** A sequence of images over its whole container, which zooms, scrolls automatically on request and reports its position. */
export function ImageReader({ mode, ...body }: ImageReaderProps) {
  return mode === 'strip' ? <ImageStrip {...body} /> : <ImagePager {...body} />;
}
