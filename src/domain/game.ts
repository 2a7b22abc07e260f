import * as v from 'valibot';
import { idSchema, imageSchema, pictureTextSchema, timeSchema, wholeSchema } from './primitives.ts';

/** 1 Android, 2 iOS (spec §3). */
export const platformSchema = v.picklist([1, 2]);
export type Platform = v.InferOutput<typeof platformSchema>;

/**
 * A game. An unknown `onlineType` is paid and an unreadable price is `null`, which switches buying
 * off: nothing becomes free by accident (spec §3, §5).
 */
export const gameSchema = v.object({
  id: idSchema,
  appID: idSchema,
  name: v.string(),
  /** 0 free to download, otherwise paid (spec §3). */
  onlineType: v.fallback(wholeSchema, 1),
  /** Price in diamonds. */
  buyAmount: v.fallback(v.nullable(wholeSchema), null),
  icon: pictureTextSchema,
  cover: pictureTextSchema,
  brief: v.fallback(v.string(), ''),
  tags: v.fallback(v.array(v.string()), []),
  type: v.fallback(v.string(), ''),
  typeName: v.fallback(v.string(), ''),
  sizeBytes: v.fallback(wholeSchema, 0),
  version: v.fallback(v.string(), ''),
  updateTime: v.fallback(timeSchema, 0),
  downloads: v.fallback(wholeSchema, 0),
  platforms: v.fallback(v.array(platformSchema), []),
  owned: v.fallback(v.boolean(), false),
  hasGift: v.fallback(v.boolean(), false),
  isNew: v.fallback(v.boolean(), false),
});
export type Game = v.InferOutput<typeof gameSchema>;

export const gameTypeSchema = v.object({ id: idSchema, name: v.string() });
export type GameType = v.InferOutput<typeof gameTypeSchema>;

export const changelogEntrySchema = v.object({ version: v.string(), date: v.string(), text: v.string() });

export const gameDetailSchema = v.object({
  ...gameSchema.entries,
  shots: v.fallback(v.array(imageSchema), []),
  intro: v.fallback(v.string(), ''),
  changelog: v.fallback(v.array(changelogEntrySchema), []),
  similar: v.fallback(v.array(gameSchema), []),
});
export type GameDetail = v.InferOutput<typeof gameDetailSchema>;

/** Free to download: onlineType 0 and nothing else (spec §3). */
export const isFreeGame = (game: Pick<Game, 'onlineType'>): boolean => game.onlineType === 0;

/** What the price line of a game says to this person. */
export type PriceView =
  | { kind: 'free' }
  | { kind: 'owned' }
  | { kind: 'memberFree'; amount: number | null }
  | { kind: 'price'; amount: number }
  | { kind: 'waiting' }
  | { kind: 'unknown' };

/** @param member undefined until it is known of whoever is logged in: a price shown meanwhile might be none */
export function priceView(
  game: Pick<Game, 'onlineType' | 'buyAmount' | 'owned'>,
  member: boolean | undefined,
): PriceView {
  if (isFreeGame(game)) return { kind: 'free' };
  if (game.owned) return { kind: 'owned' };
  if (member === undefined) return { kind: 'waiting' };
  if (member) return { kind: 'memberFree', amount: game.buyAmount };
  return game.buyAmount === null ? { kind: 'unknown' } : { kind: 'price', amount: game.buyAmount };
}
