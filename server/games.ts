import { sql, type Expression, type Kysely, type Selectable, type SqlBool } from 'kysely';
import * as v from 'valibot';
import { changelogEntrySchema, platformSchema, type Game, type GameDetail, type GameType } from '#domain/game.ts';
import type { Page } from '#domain/page.ts';
import { imageSchema } from '#domain/primitives.ts';
import { notFound } from './answer.ts';
import type { Database, GameRow } from './db/schema.ts';
import { containing, pageOf, type Paging } from './paging.ts';

/** 1 hottest, 2 newest (product D14). */
export type GameSort = 1 | 2;

/** What a list of games is narrowed to. `ownedBy` keeps only what that person bought. */
export type GameFilter = {
  type: string;
  tag: string;
  keyword: string;
  sort: GameSort;
  ownedBy?: string;
};

type ListedGame = Selectable<GameRow> & { type_name: string; gifts: number; owned: number };

const SIMILAR = 4;

const fromJson = <const S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(text));

/** Games with what a card shows; `uid` decides what counts as owned. */
function selectGames(db: Kysely<Database>, uid: string) {
  return db
    .selectFrom('games')
    .innerJoin('game_types', 'game_types.id', 'games.type_id')
    .selectAll('games')
    .select('game_types.name as type_name')
    .select((eb) => [
      eb
        .selectFrom('gifts')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('gifts.game_id', '=', 'games.id')
        .where('gifts.reward_only', '=', 0)
        .as('gifts'),
      eb
        .selectFrom('entitlements')
        .select(eb.fn.countAll<number>().as('n'))
        .whereRef('entitlements.game_id', '=', 'games.id')
        .where('entitlements.uid', '=', uid)
        .as('owned'),
    ])
    .$castTo<ListedGame>();
}

function gameOf(row: ListedGame): Game {
  return {
    id: row.id,
    appID: row.id,
    name: row.name,
    onlineType: row.online_type,
    buyAmount: row.price,
    icon: row.icon,
    cover: row.cover,
    brief: row.brief,
    tags: fromJson(v.array(v.string()), row.tags),
    type: row.type_id,
    typeName: row.type_name,
    sizeBytes: row.size_bytes,
    version: row.version,
    updateTime: row.updated_at,
    downloads: row.downloads,
    platforms: fromJson(v.array(platformSchema), row.platforms),
    owned: row.owned > 0,
    hasGift: row.gifts > 0,
    isNew: row.is_new === 1,
  };
}

/** What a filter asks of a game. */
function conditionsOf({ type, tag, keyword, ownedBy }: GameFilter): Expression<SqlBool>[] {
  const pattern = containing(keyword);
  return [
    ...(type ? [sql<SqlBool>`games.type_id = ${type}`] : []),
    ...(tag ? [sql<SqlBool>`games.tags like ${containing(JSON.stringify(tag))} escape '\\'`] : []),
    ...(keyword ? [sql<SqlBool>`lower(games.name || ' ' || games.brief) like lower(${pattern}) escape '\\'`] : []),
    ...(ownedBy === undefined
      ? []
      : [sql<SqlBool>`games.id in (select game_id from entitlements where uid = ${ownedBy})`]),
  ];
}

const COLUMN = { 1: 'games.downloads', 2: 'games.updated_at' } as const;

/** One page of games. An unknown type leaves nothing out (product §2.2: unknown type → 全部). */
export function listGames(db: Kysely<Database>, uid: string, filter: GameFilter, paging: Paging): Promise<Page<Game>> {
  const conditions = conditionsOf(filter);
  return pageOf(paging, {
    count: db
      .selectFrom('games')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where((eb) => eb.and(conditions)),
    rows: selectGames(db, uid)
      .where((eb) => eb.and(conditions))
      .orderBy(COLUMN[filter.sort], 'desc')
      .orderBy('games.id'),
    view: gameOf,
  });
}

/** The most loaded games, without counting the others. */
export async function hotGames(db: Kysely<Database>, uid: string, limit: number): Promise<Game[]> {
  const rows = await selectGames(db, uid).orderBy(COLUMN[1], 'desc').orderBy('games.id').limit(limit).execute();
  return rows.map(gameOf);
}

/** Games that are new, not those with a new version. */
export async function newGames(db: Kysely<Database>, uid: string, limit: number): Promise<Game[]> {
  const rows = await selectGames(db, uid)
    .where('games.is_new', '=', 1)
    .orderBy(COLUMN[2], 'desc')
    .orderBy('games.id')
    .limit(limit)
    .execute();
  return rows.map(gameOf);
}

/** The kinds of games, in the order of the tabs. */
export function listGameTypes(db: Kysely<Database>): Promise<GameType[]> {
  return db.selectFrom('game_types').select(['id', 'name']).orderBy('sort').execute();
}

/** The refusal for a game that is not there. */
export const noGame = () => notFound('游戏不存在或已下架');

/** A game's row, or 1201. */
export async function findGame(db: Kysely<Database>, id: string): Promise<GameRow> {
  const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!game) throw noGame();
  return game;
}

/** The most loaded games but one, of its kind or of all others. */
async function listPopular(
  db: Kysely<Database>,
  uid: string,
  { besides, kind, limit }: { besides: GameRow; kind: '=' | '!='; limit: number },
): Promise<Game[]> {
  if (limit === 0) return [];
  const rows = await selectGames(db, uid)
    .where('games.id', '!=', besides.id)
    .where('games.type_id', kind, besides.type_id)
    .orderBy('games.downloads', 'desc')
    .orderBy('games.id')
    .limit(limit)
    .execute();
  return rows.map(gameOf);
}

/** Games of the same kind, and where these are few, others. */
async function listSimilar(db: Kysely<Database>, uid: string, game: GameRow): Promise<Game[]> {
  const alike = await listPopular(db, uid, { besides: game, kind: '=', limit: SIMILAR });
  return [...alike, ...(await listPopular(db, uid, { besides: game, kind: '!=', limit: SIMILAR - alike.length }))];
}

/** A game with its pictures, story and history. */
export async function readGameDetail(db: Kysely<Database>, uid: string, id: string): Promise<GameDetail> {
  const row = await selectGames(db, uid).where('games.id', '=', id).executeTakeFirst();
  if (!row) throw noGame();
  return {
    ...gameOf(row),
    shots: fromJson(v.array(imageSchema), row.shots),
    intro: row.intro,
    changelog: fromJson(v.array(changelogEntrySchema), row.changelog),
    similar: await listSimilar(db, uid, row),
  };
}
