import * as v from 'valibot';
import { comicSchema } from './comic.ts';
import { gameSchema } from './game.ts';
import { homeBannerSchema } from './homeBanner.ts';
import { idSchema, pathTextSchema, wholeSchema } from './primitives.ts';
import { postSchema } from './square.ts';

const gameRowSchema = v.fallback(v.nullable(v.array(gameSchema)), null);

/** The home page. A row is null when the server could not read it: that row alone shows a retry. */
export const homeSchema = v.object({
  banners: v.fallback(v.array(homeBannerSchema), []),
  notice: v.fallback(v.nullable(v.object({ id: idSchema, title: v.string(), link: pathTextSchema })), null),
  welfareClaimable: v.fallback(v.nullable(wholeSchema), null),
  tasks: v.fallback(v.nullable(v.object({ done: wholeSchema, total: wholeSchema })), null),
  hotGames: gameRowSchema,
  newGames: gameRowSchema,
  /** 漫画更新: the newest chapter first. */
  newComics: v.fallback(v.nullable(v.array(comicSchema)), null),
  /** 广场热帖. */
  hotPosts: v.fallback(v.nullable(v.array(postSchema)), null),
});
export type Home = v.InferOutput<typeof homeSchema>;
