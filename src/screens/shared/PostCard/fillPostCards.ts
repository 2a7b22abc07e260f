import { layOutPictures } from '#components/PictureGrid/layOutPictures.ts';
import type { Post } from '#domain/square.ts';
import { fillPicture, fillRecords, fillText } from '../skeletonSlots.ts';

/** Writes the first posts of a feed into its `PostCardSkeleton`s; the first of them shows its picture too. */
export async function fillPostCards(root: ParentNode, { records }: { records: readonly Post[] }): Promise<void> {
  fillRecords(root, records, (card, { user, content }) => {
    fillText(card, 'author', user.name);
    fillText(card, 'content', content);
  });
  const card = root.querySelector('[data-slot="record"]');
  if (card && records[0]) await fillPictures(card, records[0].images);
}

/** The first picture, in the shape and at the height it is going to have. */
async function fillPictures(card: Element, images: Post['images']): Promise<void> {
  const slot = card.querySelector<HTMLElement>('[data-slot="picture"]');
  const grid = slot?.closest('ul');
  if (!slot || !grid) return;
  // A post without pictures waits for none.
  if (images.length === 0) slot.style.visibility = 'hidden';
  if (!images[0]) return;
  await fillPicture(card, images[0].thumb);
  const { layout, ratio } = layOutPictures(images, false);
  grid.dataset['grid'] = layout;
  Object.assign(slot.style, { height: 'auto', aspectRatio: String(ratio) });
  // The skeleton has two lines of text above it. A transform shifts nothing below.
  const text = card.querySelector('[data-slot="content"]');
  if (text?.getClientRects().length === 1) grid.style.transform = `translateY(-${getComputedStyle(text).lineHeight})`;
}
