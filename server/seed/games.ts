import type { Transaction } from 'kysely';
import type { Database, GameRow, GiftRow } from '../db/schema.ts';
import { serverDay } from '../serverDay.ts';
import { GAME_TYPES, type DemoGame, type DemoGift } from './demoGame.ts';
import { catCafe } from './games/catCafe.ts';
import { clockworkMaze } from './games/clockworkMaze.ts';
import { cloudTrain } from './games/cloudTrain.ts';
import { mountainSea } from './games/mountainSea.ts';
import { oneStroke } from './games/oneStroke.ts';
import { paperKingdom } from './games/paperKingdom.ts';
import { pixelFarm } from './games/pixelFarm.ts';
import { starScavenger } from './games/starScavenger.ts';
import { daysBefore } from './people.ts';

/** In the order of product §3.7; the first has the id 1001. */
export const GAMES: readonly DemoGame[] = [
  pixelFarm,
  starScavenger,
  paperKingdom,
  catCafe,
  mountainSea,
  oneStroke,
  cloudTrain,
  clockworkMaze,
];

/** The id of the game at a place of that list. */
export const idOf = (index: number): string => String(1001 + index);

const SHOT_SIZE = { portrait: { width: 540, height: 960 }, landscape: { width: 960, height: 540 } };

function shotsOf({ slug, shots }: DemoGame): string {
  const images = [1, 2, 3].map((number) => {
    const url = `/demo/games/${slug}/shot-${number}.webp`;
    return { url, thumb: url, ...SHOT_SIZE[shots] };
  });
  return JSON.stringify(images);
}

function changelogOf({ changelog }: DemoGame, now: number): string {
  return JSON.stringify(
    changelog.map(({ version, daysAgo, text }) => ({ version, date: serverDay(daysBefore(now, daysAgo)), text })),
  );
}

function gameRow(game: DemoGame, id: string, now: number): GameRow {
  return {
    id,
    slug: game.slug,
    name: game.name,
    type_id: game.type,
    online_type: game.price === 0 ? 0 : 1,
    price: game.price,
    brief: game.brief,
    intro: game.intro,
    tags: JSON.stringify(game.tags),
    platforms: JSON.stringify(game.platforms),
    icon: `/demo/games/${game.slug}/icon.webp`,
    cover: `/demo/games/${game.slug}/cover.webp`,
    shots: shotsOf(game),
    changelog: changelogOf(game, now),
    size_bytes: game.sizeMegabytes * 1024 ** 2,
    version: game.changelog[0]?.version ?? '',
    downloads: game.downloads,
    is_new: game.isNew ? 1 : 0,
    download_url: game.downloadUrl ?? null,
    updated_at: daysBefore(now, game.changelog[0]?.daysAgo ?? 0),
  };
}

function giftRow(gift: DemoGift, gameId: string, sort: number, now: number): GiftRow {
  const { title, content, usage, total, remaining } = gift;
  return {
    id: `${gameId}-g${sort + 1}`,
    game_id: gameId,
    title,
    content,
    usage,
    total,
    remaining,
    member_only: gift.memberOnly ? 1 : 0,
    start_at: daysBefore(now, 10),
    end_at: daysBefore(now, -gift.daysLeft),
    sort,
    reward_only: gift.rewardOnly ? 1 : 0,
    daily_limit: gift.dailyLimit ?? null,
    day: '',
    taken_today: 0,
  };
}

/** Writes the demo games with their gift packs. */
export async function seedGames(trx: Transaction<Database>, now: number): Promise<void> {
  await trx
    .insertInto('game_types')
    .values(GAME_TYPES.map((type, sort) => ({ ...type, sort })))
    .execute();
  for (const [index, game] of GAMES.entries()) {
    const id = idOf(index);
    await trx
      .insertInto('games')
      .values(gameRow(game, id, now))
      .execute();
    const gifts = game.gifts.map((gift, sort) => giftRow(gift, id, sort, now));
    if (gifts.length > 0) await trx.insertInto('gifts').values(gifts).execute();
  }
}
