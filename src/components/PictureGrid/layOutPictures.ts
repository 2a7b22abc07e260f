import type { ImageSize } from '../Picture/ImageSize.ts';

/** `mosaic` is one large picture with two beside it. */
type PictureLayout = 'single' | 'pair' | 'mosaic' | 'four' | 'three';

type PicturesLayout = {
  layout: PictureLayout;
  /** How many of them the grid shows. */
  shown: number;
  /** Width by height of each. */
  ratio: number;
};

/**
 * One picture fills the row in its own shape between these: a banner stays readable, a long screenshot leaves room for
 * text, in a feed for that of the next item too.
 */
const WIDEST = 2;
const TALLEST = 3 / 4;
export const TALLEST_IN_FEED = 1;

/** A little taller than any cell of a mosaic, which cuts it off: so the cells line up whatever the gaps take. */
const MOSAIC = 1.1;

/** How so many pictures are laid out (look §6): up to nine where all are shown, in a feed no more than four. */
export function layOutPictures(images: readonly ImageSize[], all: boolean): PicturesLayout {
  const [first] = images;
  if (images.length === 1 && first) {
    const own = first.height > 0 ? first.width / first.height : 1;
    const ratio = Math.min(WIDEST, Math.max(all ? TALLEST : TALLEST_IN_FEED, own));
    return { layout: 'single', shown: 1, ratio };
  }
  if (images.length === 2) return { layout: 'pair', shown: 2, ratio: 1 };
  if (images.length === 4) return { layout: 'four', shown: 4, ratio: 1 };
  if (all && images.length > 4) return { layout: 'three', shown: images.length, ratio: 1 };
  return { layout: 'mosaic', shown: 3, ratio: MOSAIC };
}
