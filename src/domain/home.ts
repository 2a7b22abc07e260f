import * as v from 'valibot';
import { gameSchema } from './game.ts';
import { idSchema, pathTextSchema, urlTextSchema, wholeSchema } from './primitives.ts';
import { postSchema } from './square.ts';

export const homeBannerSchema = v.object({
  id: idSchema,
  image: urlTextSchema,
  title: v.string(),
  brief: v.fallback(v.string(), ''),
  tag: v.fallback(v.string(), ''),
  link: pathTextSchema,
});
export type HomeBanner = v.InferOutput<typeof homeBannerSchema>;

const gameRowSchema = v.fallback(v.nullable(v.array(gameSchema)), null);

/** The home page. A row is null when the server could not read it: that row alone shows a retry. */
export const homeSchema = v.object({
  banners: v.fallback(v.array(homeBannerSchema), []),
  notice: v.fallback(v.nullable(v.object({ id: idSchema, title: v.string(), link: pathTextSchema })), null),
  welfareClaimable: v.fallback(v.nullable(wholeSchema), null),
  tasks: v.fallback(v.nullable(v.object({ done: wholeSchema, total: wholeSchema })), null),
  hotGames: gameRowSchema,
  newGames: gameRowSchema,
  /** 广场热帖. */
  hotPosts: v.fallback(v.nullable(v.array(postSchema)), null),
});
export type Home = v.InferOutput<typeof homeSchema>;
