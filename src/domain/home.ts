import * as v from 'valibot';
import { comicSchema } from './comic.ts';
import { gameSchema } from './game.ts';
import { homeBannerSchema } from './homeBanner.ts';
import { idSchema, pathTextSchema, wholeSchema } from './primitives.ts';
import { postSchema } from './square.ts';

const gameRowSchema = v.fallback(v.nullable(v.array(gameSchema)), null);
const comicRowSchema = v.fallback(v.nullable(v.array(comicSchema)), null);
const postRowSchema = v.fallback(v.nullable(v.array(postSchema)), null);

/** The home page. A row is null when the server could not read it: that row alone shows a retry. */
export const homeSchema = v.object({
  banners: v.fallback(v.array(homeBannerSchema), []),
  notice: v.fallback(v.nullable(v.object({ id: idSchema, title: v.string(), link: pathTextSchema })), null),
  welfareClaimable: v.fallback(v.nullable(wholeSchema), null),
  tasks: v.fallback(v.nullable(v.object({ done: wholeSchema, total: wholeSchema })), null),
  hotGames: gameRowSchema,
  newGames: gameRowSchema,
  /** 漫画更新: the newest chapter first. */
  newComics: comicRowSchema,
  /** 广场热帖. */
  hotPosts: postRowSchema,
});
export type Home = v.InferOutput<typeof homeSchema>;

/** What a search of everything may be narrowed to. */
export const SEARCH_KINDS = ['game', 'comic', 'post'] as const;

/** What a search of everything finds, the best known first; a row is null as one of the home page is. */
export const searchResultSchema = v.object({ games: gameRowSchema, comics: comicRowSchema, posts: postRowSchema });
export type SearchResult = v.InferOutput<typeof searchResultSchema>;
