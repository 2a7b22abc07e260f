import type { Comic, ComicHome } from '#domain/comic.ts';
import type { Game } from '#domain/game.ts';
import type { Home } from '#domain/home.ts';
import type { Post } from '#domain/square.ts';
import type { SkeletonFill } from '#platform/boot/fillSkeleton.ts';
import { fillGameRows } from '#screens/shared/GameRow/fillGameRows.ts';
import { fillPostCards } from '#screens/shared/PostCard/fillPostCards.ts';
import { fillPicture } from '#screens/shared/skeletonSlots.ts';

/** The largest picture of a page, named by its first response. */
const picture = <T>(srcOf: (data: T) => unknown): SkeletonFill => ({
  response: 0,
  fill: (root, data: T) => fillPicture(root, srcOf(data)),
});

/** Which early response fills which skeleton, by the prerendered route's id. A page's list is the last it asks for. */
export const SKELETON_FILLS: Readonly<Partial<Record<string, SkeletonFill>>> = {
  home: picture(({ banners }: Home) => banners[0]?.image),
  animate: picture(({ banners }: ComicHome) => banners[0]?.image),
  detail: picture(({ cover }: Game) => cover),
  post: picture(({ images }: Post) => images[0]?.thumb),
  bookinfo: picture(({ cover }: Comic) => cover),
  games: { response: -1, fill: fillGameRows },
  square: { response: -1, fill: fillPostCards },
};
